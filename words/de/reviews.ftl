# Reviews of finished games.
button-review = Analyse
review-title = ### Analyse: { $game } · `{ $table }`
review-percent = { $percent } %
review-none-lost = { $name } hat gut gespielt: Keine Entscheidung, die ich angesehen habe, kostete { $least } Punkte oder mehr.
review-lost = { $name } hat in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren.
review-looked = Angesehen habe ich { $looked } von { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
}.
review-nothing-chosen = In dieser Partie gab es nichts zu entscheiden.
review-luck = { $points ->
    [0] Glück und Pech hielten sich die Waage.
   *[other] { $side ->
        [good] Glück brachte { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[bad] Pech kostete { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
}
review-luck-some = Gezählt sind { $rolls } von { $all } Zufallsereignissen.
review-moments = **Wo am meisten verloren ging**
# The turn in which somebody's chance to win fell most, and from what to what.
review-turning-point = **Der Wendepunkt:** Zug { $turn }, { $name } { $before } → { $after }
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Zug { $turn }, { $name }
}: { $played } · −{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
review-note = -# Ein Punkt ist ein Hundertstel einer Partie. Der Computer schätzt diese Chancen und kann sich irren. Er beurteilt jede Entscheidung nach dem, was man da sehen konnte.
review-curve-title = Chance auf den Sieg
review-curve-turn = Zug
review-curve-event = Ereignis
# $lines: how many curves; in a game of two, one.
review-alt = { $lines ->
    [one] Kurve der Siegchance
   *[other] Kurven der Siegchancen von allen
}{ $turns ->
    [0] { "" }
    [one] { " " }über 1 Zug
   *[other] { " " }über { $turns } Züge
}, am Anfang und nach jedem Viertel der Partie.
review-alt-line = { $name }: { $steps }.
review-alt-mark = Moment { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } Zug { $turn }
}.
review-moment = **Moment { $number } von { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· Zug { $turn }
} · { $name }
review-played = **Gespielt:** { $action } · Siegchance { $percent } %
review-better = **Besser:** { $action } · { $percent } %
review-because = **Besser:** { $action } · { $percent } %. { $reasons }
review-expected = Erwartet danach: { $actions }
review-followed = Was folgte: { $deeds }
review-deed = { $name } – { $actions }
review-over = Das war das Ende der Partie.
review-head-better = Besser: { $action }
review-head-played = Gespielt: { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Zug { $turn } · { $name }
}
review-picture-better = Das Bild zeigt den besseren Zug.
review-picture-played = Das Bild zeigt, was gespielt wurde.
review-picture-both = Das Bild zeigt die Stellung davor: ✖ ist, was gespielt wurde, ✔, was besser war.
review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = Übersicht
review-show-played = Was gespielt wurde
review-show-better = Was besser war
review-in-words = In Worten
review-pictures = Bilder
review-replay = Wiederholung ab hier
review-show = Allen zeigen
review-sides = Wessen Momente
review-side-all = Die Momente von allen
review-waiting = Deine Analyse beginnt, sobald eine andere fertig ist …
review-making = Ich sehe mir jeden Zug dieser Partie an … { $percent } %
review-again = Noch einmal ansehen
review-not-yet = Analysieren kannst du diese Partie, sobald sie zu Ende ist.
review-no-analyst = Partien von { $game } kann ich noch nicht analysieren.
review-not-yours = Öffnen kann die Analyse nur, wer mitgespielt hat. Bitte jemanden aus der Partie, sie allen zu zeigen.
review-busy = Gerade werden zu viele Partien analysiert. Versuch es in einer Minute noch einmal.
review-queued = Für dich entstehen schon { $most } Analysen. Warte, bis eine fertig ist, und versuch es dann noch einmal.
review-failed = Diese Partie konnte ich nicht analysieren. Versuch es später noch einmal.
review-gone = Diese Analyse wird nicht mehr aufbewahrt. Wer mitgespielt hat, kann unter der Partie **Analyse** drücken.
review-by = -# Gezeigt von { $name }
review-shown = { $link ->
    [none] Diese Analyse wurde schon allen gezeigt.
   *[other] Diese Analyse wurde schon allen gezeigt: { $link }
}
review-coming = Die Analyse ist unterwegs in den Kanal.
review-sealed = Andere spielen dieses Rätsel noch. Deine Partie kannst du { $when } analysieren.
