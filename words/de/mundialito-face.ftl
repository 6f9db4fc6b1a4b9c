# How Mundialito's choices are named on menus and buttons.
# $piece is 0 for the ball, else 1 to 3 pips; $size is 1 to 3 pips; $cell and $target are names such as b3.
mundialito-face-piece = { $piece ->
    [0] Ball
    [1] Bauer
    [2] Drohne
   *[3] Königin
} { $cell }
mundialito-face-left = { $left ->
    [1] **Noch eine Aktion.** Wähle eine Figur, oder beende deinen Zug.
   *[other] **Zwei Aktionen.** Wähle eine Figur, dann eine Aktion.
}
mundialito-face-chosen = { $left ->
    [1] **Noch eine Aktion.** { mundialito-face-standing }: Wähle eine Aktion, oder beende deinen Zug.
   *[other] { mundialito-face-standing }: Wähle eine Aktion.
}
mundialito-face-standing = { $piece ->
    [0] Ball
    [1] Bauer
    [2] Drohne
   *[3] Königin
} auf { $cell }
mundialito-face-nothing = Keine deiner Figuren kann etwas tun. Beende deinen Zug.
mundialito-face-stuck = -# Kann nichts tun: { $pieces }.
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] ein Ball ist im Weg
    [piece] Pyramiden sind im Weg
    [both] Ball und Pyramiden sind im Weg
   *[none] Balken versperren den Weg
})
mundialito-face-move = { $seam ->
    [yes] Hintenherum nach { $target }
   *[no] Nach { $target }
}
mundialito-face-push = { $target } nach { $other } schieben ({ mundialito-size })
mundialito-face-jump = Sprung nach { $target } über { mundialito-size.whom }
mundialito-face-pass = { $goal ->
    [yes] ⚽ Tor: Pass auf { $target } ({ mundialito-size })
   *[no] Pass auf { $target } ({ mundialito-size })
}
mundialito-face-end = Zug beenden
mundialito-face-ready = { $usual ->
    [yes] Fertige Aufstellung
   *[no] Meine letzte Aufstellung
}
mundialito-face-line-up = { $queens ->
    [yes] Wähle jetzt die Spalten für deine zwei **Drohnen**. Bauern füllen den Rest.
   *[no] Wähle die Spalten für deine zwei **Königinnen**, dann für deine zwei **Drohnen**. Bauern füllen den Rest.
} Oder nimm eine fertige Aufstellung.
mundialito-face-lined-up = So stünden sie. { $ball ->
    [none] Wähle ein Feld für den **Ball**, um alles auf einmal zu stellen, oder stell erst nur die Pyramiden.
   *[other] Wenn du alles stellst, kommt dein Ball auf **{ $ball }**, sobald er darf.
}
mundialito-face-columns = { $piece ->
    [2] Zwei Spalten für deine Drohnen
   *[3] Zwei Spalten für deine Königinnen
}
mundialito-face-column = { $piece ->
    [2] Drohne auf { $column }
   *[3] Königin auf { $column }
}
mundialito-face-ball-row = Ein Feld in Reihe { $row } für deinen Ball
mundialito-face-ball = { $cell ->
    [none] Wähle ein Feld in Reihe { $row } für deinen **Ball**.
   *[other] Hier läge dein Ball. Leg ihn hin, oder wähle ein anderes Feld.
}
mundialito-face-ball-on = Ball auf { $cell }
mundialito-face-place = Pyramiden stellen
mundialito-face-place-all = Alles stellen, Ball auf { $ball }
mundialito-face-place-ball = Ball auf { $cell } legen
mundialito-face-again = Von vorn

## On the menus of commands and lobbies.

game-mundialito = Mundialito (Pyramidenfußball)
option-mundialito-coasters = { $usual ->
    [yes] Das übliche Brett
   *[no] { $value ->
        [random] Ein ausgelostes Brett
       *[other] Brett { $value }
    }
}
option-mundialito-repetition = { $value ->
    [0] Kein Unentschieden durch Wiederholung
   *[3] Unentschieden, wenn eine Stellung dreimal vorkommt
}
option-mundialito-turn-limit = { $value ->
    [0] Beliebig viele Züge
   *[other] Unentschieden nach { $value ->
        [one] 1 Zug
       *[other] { $value } Zügen
    }
}
option-mundialito-adjudicate = { $value ->
    [yes] Statt Unentschieden gewinnt, wessen Ball weiter vorn liegt
   *[no] Unentschieden bleibt Unentschieden
}
option-mundialito-match = { $value ->
    [yes] Ein Spiel auf Zeit: Wer beim Abpfiff mehr Tore hat, gewinnt
   *[no] Das erste Tor gewinnt
}
option-mundialito-match-name = Wie man gewinnt
option-mundialito-match-clock = Die meisten Tore in { $minutes } Minuten

## The names of options, above the fields of a form.
option-mundialito-coasters-name = Brett
