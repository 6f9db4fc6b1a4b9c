# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Platz { $number }
worldcup-pic-group = Gruppe { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] Achtelfinale
    [quarters] Viertelfinale
    [semis] Halbfinale
    [final] { $cup ->
        [1930] Finale
       *[2002] Finale und Platz 3
    }
   *[groups] Gruppen
}
worldcup-pic-replay = { $title } (Wdh.)
worldcup-pic-left = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
worldcup-pic-run = { $run ->
    [1] 1. Durchgang
   *[other] 2. Durchgang
}
worldcup-pic-extra = { $count ->
    [one] 1 letzter Zug
   *[other] { $count } letzte Züge
}
worldcup-pic-plays = { $player } am Zug
worldcup-pic-dice = jetzt die Würfel
worldcup-pic-lots = jetzt das Los
worldcup-pic-die = Würfel: { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = offen
worldcup-pic-safe = sicher
worldcup-pic-down = umgedreht
worldcup-pic-half = halb
worldcup-pic-half-goal = halbes Tor
worldcup-pic-open-long = offen für Foul, Abseits
worldcup-pic-can = { $card ->
    [F] F kann das umdrehen
    [O] O kann das umdrehen
   *[other] Platz für { $card }
}
worldcup-pic-chosen = gewählt
worldcup-pic-cannot = { $card ->
    [F] hier nichts für F
    [O] hier nichts für O
   *[other] hier kein Platz für { $card }
}
worldcup-pic-last = zuletzt: { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card } ({ $team })
worldcup-pic-last-several = { $card }: { $teams }
worldcup-pic-last-turned = { $card } gegen { $team }
worldcup-pic-last-missed = P, { $team }: daneben
worldcup-pic-last-discard = { $card } weg

## Before the first card.

worldcup-pic-nations = Die Teams
worldcup-pic-bag = blind aus dem Beutel
worldcup-pic-shared = verteilt
worldcup-pic-draft = { $player } wählt
worldcup-pic-draft-lot = das Los sagt, wer beginnt
worldcup-pic-choose = zur Wahl
worldcup-pic-tables = Alle Gruppen
worldcup-pic-tables-note = bisher, vor den Würfeln
worldcup-pic-tables-final = Endstand
worldcup-pic-column = { $column ->
    [wins] S-U-N
    [goals] +/−
   *[points] Pkt
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] Abpfiff, Achtelfinale
    [quarters] Abpfiff, Viertelfinale
    [semis] Abpfiff, Halbfinale
    [final] Abpfiff
   *[groups] Abpfiff, Gruppen
}
worldcup-pic-from-dice = { $dice ->
    [from] Tor vom Würfel
    [nothing] nichts vom Würfel
   *[off] ohne Würfel
}
worldcup-pic-worth = Jeder Punkt: ein halbes Tor für Teams der Farbe
worldcup-pic-again = erneut
worldcup-pic-lot = Los: { $teams }
worldcup-pic-shootout-score = { $left }:{ $right } Elfmeter
worldcup-pic-gone = raus

## The bracket.

worldcup-pic-knock-out = K.-o.-Runden
worldcup-pic-bracket-note = noch nichts gespielt
worldcup-pic-final = Finale
worldcup-pic-third = Platz 3
worldcup-pic-winner = Sieger { $match }
worldcup-pic-loser = Verlierer { $match }
worldcup-pic-shootout-sign = Elfmeter

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Finale
    [T] Platz 3
   *[other] { $stage ->
        [sixteen] Achtelfinale
        [quarters] Viertelfinale
       *[semis] Halbfinale
    } { $match }
}: Elfmeterschießen
worldcup-pic-sudden = Entscheidung
worldcup-pic-five = je fünf Schüsse
worldcup-pic-level = { $left }:{ $right } nach den Würfeln
worldcup-pic-black = Schwarz verschießt
worldcup-pic-kicks = { $player } schießt: { $team }
worldcup-pic-rolled = Der Würfel rollt: { $team }
worldcup-pic-waiting = dann: { $matches }

## The hand.

worldcup-pic-hand = Deine Hand
worldcup-pic-turn = du bist am Zug
worldcup-pic-waits = { $player } am Zug
worldcup-pic-new = neu
worldcup-pic-discard-only = nur abwerfen
worldcup-pic-no-hand = keine Karten
worldcup-pic-more = { $count ->
    [0] kein Zug mehr für dich in dieser Runde
    [one] noch etwa 1 Zug
   *[other] noch etwa { $count } Züge
}
worldcup-pic-card = { $card ->
    [c3] 3 Tore
    [c2] 2 Tore
    [c1] 1 Tor
    [c21] Zwei + eins
    [c111] Drei Einer
    [c11] Zwei Einer
    [cA] Angriff
    [cD] Abwehr
    [cF] Foul
    [cO] Abseits
   *[cP] Elfmeter
}
worldcup-pic-effect = { $card ->
    [c3] wenn das Team darf
    [c2] wenn das Team darf
    [c1] für jedes Team
    [c21] zwei Nationen
    [c111] drei Nationen
    [c11] zwei Nationen
    [cA] ein halbes Tor
    [cD] Mauer oder Angriff umdrehen
    [cF] offenes Tor umdrehen
    [cO] Tor oder Angriff umdrehen
   *[cP] Tor, außer bei Schwarz
}

## The end.

worldcup-pic-end = Weltmeister
worldcup-pic-claimed = Gemeldet
worldcup-pic-coached = Coach: { $player }
worldcup-pic-beyond = nicht mehr einzuholen
worldcup-pic-road = Der Weg
worldcup-pic-road-stage = { $stage ->
    [sixteen] Achtelfinale
    [quarters] Viertelfinale
    [semis] Halbfinale
    [final] Finale
   *[groups] Gruppe { $group }
}
worldcup-pic-on-dice = { $count ->
    [one] 1 Tor vom Würfel
   *[other] { $count } Tore vom Würfel
}

## The wallchart.

worldcup-pic-title = Weltmeisterschaftsspiel { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a country's name; $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = Weltmeisterschaftsspiel { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] 1. Durchgang
   *[other] 2. Durchgang
}
worldcup-alt-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
worldcup-alt-extra = { $count ->
    [one] 1 letzter Zug
   *[other] { $count } letzte Züge
}
worldcup-alt-turn = { $player } am Zug
worldcup-alt-group = Gruppe { $group }:
worldcup-alt-empty = { $match } { $left } gegen { $right }: keine Plättchen.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , geschützt
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Zuletzt { $player }: { $card } abgeworfen.
    [missed] Zuletzt { $player }: ein Elfmeter, daneben.
   *[done] Zuletzt { $player }, { $card }: { $deeds }.
}
worldcup-alt-row = die Reihe { $team-of } in { $match }
worldcup-alt-chosen = { $count ->
    [0] Gewählt: { $card }.
   *[other] Gewählt: { $card } auf { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , neu
   *[no] { "" }
}{ $use ->
    [no] , gerade ohne Nutzen
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
}
worldcup-alt-yours = Du bist am Zug.
worldcup-alt-table = Gruppe { $group }{ $final ->
    [yes] { "" }
   *[no] , bisher
}: { $table }.
worldcup-alt-open = noch offen
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } im Elfmeterschießen
    [yes] { $score } { $right }
   *[no] gegen { $right }
}{ $lot ->
    [yes] , durch das Los entschieden
   *[no] { "" }
}
worldcup-alt-no-bracket = Der Turnierbaum ist leer, bis die Gruppen vorbei sind.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = { $stage }: vorbei.
worldcup-alt-dice = Würfel: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, Würfel { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = Das Los bestimmt die Reihenfolge: { $teams-the }.
worldcup-alt-again = Gleichauf, also Wiederholung für { $teams-acc }.
worldcup-alt-through = Weiter { $teams-many ->
    [yes] sind
   *[no] ist
} { $teams-the }.
worldcup-alt-leaving = Ausgeschieden: { $players }.
worldcup-alt-shootout = Elfmeterschießen, Spiel { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] drin
   *[no] daneben
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = Als Nächstes { $team-many ->
    [yes] schießen
   *[no] schießt
} { $team-the }.
worldcup-alt-champion = { $team-The } { $team-many ->
    [yes] sind
   *[no] ist
} Weltmeister { $cup }, Coach { $player }.
worldcup-alt-claimed = Die WM { $cup } war schon entschieden, und { $player } hat den Sieg gemeldet.
worldcup-alt-rest = Den Rest zeigt das Brett in Worten.
