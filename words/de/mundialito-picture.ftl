# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Die Untersetzer werden gelegt
mundialito-title-setup = { mundialito-side }, stell auf
mundialito-title-ball = { mundialito-side }, leg deinen Ball
mundialito-title-move = { mundialito-side } am Zug
mundialito-title-won = Tor! { mundialito-side } gewinnt
mundialito-title-goal = Tor für { mundialito-side }!
mundialito-title-ahead = { mundialito-side } gewinnt
mundialito-title-match-won = { mundialito-side } gewinnt { $own }:{ $other }
mundialito-title-draw = Unentschieden
mundialito-title-draw-goals = Unentschieden, { $own }:{ $other }
mundialito-note-turn = Zug { $turn }
mundialito-note-setup = Aufbau { $step } von 4
mundialito-note-row = irgendein Feld in Reihe { $row }
mundialito-note-line-up = sechs Pyramiden in Reihe { $row }
mundialito-note-next-setup = { mundialito-side } stellt neu auf
mundialito-note-chosen = { mundialito-size } auf { $cell }
mundialito-note-chosen-ball = Ball auf { $cell }
mundialito-note-seen = Sicht von { mundialito-side }
mundialito-note-goal-cell = der Ball ist auf { $cell }
mundialito-note-coasters = dann stellt Gualda auf
mundialito-note-reason = { $reason ->
    [repetition] dreimal dieselbe Stellung
    [turn_limit] Höchstzahl an Zügen erreicht
    [whistle] der Abpfiff beendet das Spiel
   *[goal] der Ball ist drin
}
mundialito-note-ahead = der Ball war weiter vorn

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = { mundialito-side } trifft hier
mundialito-scores-here-named = { mundialito-side } ({ $name }) trifft hier
mundialito-turn-before = { $yours ->
    [yes] Du: { $actions }
   *[no] { mundialito-side }: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Dann du: { $actions }
   *[no] Dann { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Dein letzter Zug: { $actions }
   *[no] Letzter Zug, { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] Dein Zug bisher: { $actions }
   *[no] Bisher, { mundialito-side }: { $actions }
}
mundialito-seam = Die Ränder hängen zusammen: a neben f
mundialito-step-row = Reihe { $row }
mundialito-legend-move = Schritt
mundialito-legend-push = Schub
mundialito-legend-jump = Sprung
mundialito-legend-pass = Pass

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = die Untersetzer liegen noch nicht
mundialito-alt-turn = Zug { $turn }
mundialito-alt-setup = Aufbau, Schritt { $step } von 4
mundialito-alt-placing = { mundialito-side } { $what ->
    [ball] legt den Ball in Reihe { $row }
   *[pyramids] stellt sechs Pyramiden in Reihe { $row }
}
mundialito-alt-to-move = { mundialito-side } am Zug
mundialito-alt-goal = Tor von { mundialito-side } auf { $cell }
mundialito-alt-won = { mundialito-side } hat gewonnen
mundialito-alt-draw = unentschieden
mundialito-alt-seen = von der Seite von { mundialito-side } gesehen
mundialito-alt-before = Zug davor, { mundialito-side }: { $actions }.
mundialito-alt-last = Letzter Zug, { mundialito-side }: { $actions }.
mundialito-alt-so-far = Dieser Zug bisher, { mundialito-side }: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = Ball { $cell }
mundialito-alt-empty = Das Brett ist leer.
mundialito-alt-draft = Gewählt, noch nicht gestellt: { $things }.
mundialito-alt-chosen = { $piece } kann { $acts }.
mundialito-alt-piece = { $size ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
} { $cell }
mundialito-alt-the-ball = Ball { $cell }
mundialito-alt-nothing = { $piece } kann jetzt nichts tun.
mundialito-alt-move = nach { $cell } ziehen
mundialito-alt-move-seam = hintenherum nach { $cell } ziehen
mundialito-alt-push = { mundialito-size.whom } von { $cell } nach { $behind } schieben
mundialito-alt-jump = über { mundialito-size.whom } auf { $over } nach { $cell } springen
mundialito-alt-pass = einen Pass von { $cell } bekommen
mundialito-alt-pass-to = { mundialito-size.to } auf { $cell } gepasst werden
mundialito-alt-short = Die ganze Stellung zeigt „Brett in Worten“.
