# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = Die Aufstellung ist vorbei. Zieh mit deinen Pyramiden oder pass den Ball.
refusal-mundialito-set-up-pyramids-first = { $side } stellt zuerst sechs Pyramiden auf: Schreib setup und eine Aufstellung, zum Beispiel setup 321123.
refusal-mundialito-set-up-ball-first = { $side } legt zuerst den Ball in Reihe { $row }: Schreib ball und ein Feld, zum Beispiel ball { $cell }.
refusal-mundialito-set-up-counts = Eine Aufstellung hat zwei Königinnen (3), zwei Drohnen (2) und zwei Bauern (1).
refusal-mundialito-set-up-ball-row = { $side } legt den Ball in Reihe { $row }, und { $cell } liegt nicht darin.
refusal-mundialito-end-too-early = Mach mindestens eine Aktion, bevor du deinen Zug beendest.
refusal-mundialito-origin-empty = Auf { $cell } steht keine Pyramide.
refusal-mundialito-origin-ball = Auf { $cell } liegt ein Ball; er bewegt sich nur durch einen Pass.
refusal-mundialito-origin-theirs = { $piece ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} auf { $cell } gehört { $side }.
refusal-mundialito-not-adjacent = { $target } liegt nicht neben { $cell }; eine Pyramide zieht ein Feld nach oben, unten, links oder rechts.
refusal-mundialito-no-arrow = Von { $cell } nach { $target } führt kein Pfeil.
refusal-mundialito-move-onto-pyramid = Auf { $target } steht { $piece ->
    [1] ein Bauer
    [2] eine Drohne
   *[3] eine Königin
}; ein Schritt braucht ein leeres Feld.
refusal-mundialito-move-onto-ball = Auf { $target } liegt ein Ball; dorthin kann keine Pyramide ziehen.
refusal-mundialito-push-nothing = Auf { $target } steht keine Pyramide, die du schieben könntest.
refusal-mundialito-push-ball = Auf { $target } liegt ein Ball, und ein Ball lässt sich nicht schieben.
refusal-mundialito-push-own = { $piece ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} auf { $target } gehört dir selbst; schieben kannst du nur gegnerische Pyramiden.
refusal-mundialito-push-edge-row = { $piece ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} auf { $target } steht in Reihe { $row }; in den Reihen 1 und 6 lässt sich nichts schieben.
refusal-mundialito-push-too-small = { $own ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} auf { $cell } ist kleiner als { $piece ->
    [1] der Bauer
    [2] die Drohne
   *[3] die Königin
} auf { $target } und kann { $piece ->
    [1] ihn
   *[other] sie
} nicht schieben.
refusal-mundialito-push-no-arrow-on = Von { $target } nach { $beyond } führt kein Pfeil, also lässt sich { $piece ->
    [1] der Bauer
    [2] die Drohne
   *[3] die Königin
} nicht dorthin schieben.
refusal-mundialito-push-blocked = { $piece ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} auf { $target } lässt sich nicht schieben: { $beyond } dahinter ist nicht leer.
refusal-mundialito-jump-not-straight = { $target } liegt nicht geradeaus zwei Felder von { $cell } entfernt.
refusal-mundialito-jump-nothing = Auf { $over } steht keine Pyramide, über die du springen könntest.
refusal-mundialito-jump-ball = Auf { $over } liegt ein Ball, und über einen Ball kann man nicht springen.
refusal-mundialito-jump-own = { $piece ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} auf { $over } gehört dir selbst; springen kannst du nur über gegnerische Pyramiden.
refusal-mundialito-jump-edge-row = { $piece ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} auf { $over } steht in Reihe { $row }; in den Reihen 1 und 6 lässt sich nichts überspringen.
refusal-mundialito-jump-not-bigger = { $own ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} auf { $cell } kann nur über eine größere Pyramide springen, nicht über { $piece ->
    [1] den Bauern
    [2] die Drohne
   *[3] die Königin
} auf { $over }.
refusal-mundialito-jump-no-arrow-on = Von { $over } nach { $target } führt kein Pfeil, also kann { $own ->
    [1] dein Bauer
    [2] deine Drohne
   *[3] deine Königin
} nicht dorthin springen.
refusal-mundialito-jump-blocked = { $own ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} kann nicht auf { $target } landen: Das Feld ist nicht leer.
refusal-mundialito-pass-vertical = { $cell } liegt gerade über oder unter dem Ball auf { $ball }; ein Pass geht waagrecht oder schräg.
refusal-mundialito-pass-no-line = { $cell } liegt nicht in einer Linie mit dem Ball auf { $ball }; ein Pass geht waagrecht oder schräg, nie hintenherum.
refusal-mundialito-pass-blocked = Die Linie vom Ball auf { $ball } nach { $cell } ist auf { $over } versperrt.
