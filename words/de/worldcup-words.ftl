# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a country's name.

worldcup-say-owned = { $team } ({ $player })
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] Achtelfinale
        [quarters] Viertelfinale
        [semis] Halbfinale
        [final] { $cup ->
            [c1930] Finale
           *[other] Finale und Platz 3
        }
       *[groups] Gruppenphase
    }
   *[other] { $stage ->
        [semis] Halbfinale, Wiederholung
        [final] Finale, Wiederholung
       *[groups] Gruppenphase, Wiederholung
    }
}
# The first line of a table says what its number counts.
worldcup-say-points = { $first ->
    [yes] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[no] { $points }
}
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (weiter)
   *[no] { $team } { worldcup-say-points }
}
worldcup-say-match = { $match ->
    [F] Finale
    [T] Platz 3
   *[other] { $match }
}
worldcup-in-match = { $match ->
    [F] Finale
    [T] Platz 3
   *[other] Spiel { $match }
}
worldcup-say-more = { $some } und { $count ->
    [one] noch 1
   *[other] noch { $count }
}

## Cards and tiles. A tile that begins with x lies face down.

worldcup-card = { $card ->
    [c3] Drei Tore
    [c2] Zwei Tore
    [c1] Ein Tor
    [c21] Zwei und eins
    [c111] Drei Einer
    [c11] Zwei Einer
    [cA] Angriff
    [cD] Abwehr
    [cF] Foul
    [cO] Abseits
   *[cP] Elfmeter
}
worldcup-card-first = { $card ->
    [c3] Drei Tore
    [c2] Zwei Tore
    [c1] Ein Tor
    [c21] Zwei und eins
    [c111] Drei Einer
    [c11] Zwei Einer
    [cA] Angriff
    [cD] Abwehr
    [cF] Foul
    [cO] Abseits
   *[cP] Elfmeter
}
worldcup-card-does = { $card ->
    [c3] ein 3er-Plättchen oder das größte, das dieses Team haben darf
    [c2] ein 2er-Plättchen oder ein 1er, wenn dieses Team nicht mehr haben darf
    [c1] ein 1er-Plättchen
    [c21] eine 2 für ein Team und eine 1 für ein anderes
    [c111] je eine 1 für drei Teams
    [c11] je eine 1 für zwei Teams
    [cA] ein halbes Tor
    [cD] schützt eine Reihe oder dreht einen offenen Angriff um
    [cF] dreht ein offenes Tor um
    [cO] dreht ein offenes Tor oder einen offenen Angriff um
   *[cP] ein geschütztes Tor, außer der Würfel zeigt Schwarz
}
worldcup-tile = { $tile ->
    [t3] eine 3
    [t2] eine 2
    [t1] eine 1
    [tA] ein Angriff
    [tD] eine Abwehr
    [tP] ein Elfmetertor
    [xA] ein umgedrehter Angriff
   *[other] ein umgedrehtes Tor
}
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] Angriff
    [tD] Abwehr
    [tP] Elfmeter
    [xA] Angriff (umgedreht)
    [x3] 3 (umgedreht)
    [x2] 2 (umgedreht)
   *[x1] 1 (umgedreht)
}
worldcup-row = { $guard ->
    [empty] leer
    [open] { $tiles }, offen
   *[safe] { $tiles }, geschützt
}
# $tile is the tile that is turned or laid; what is lowered or replaced are goals.
worldcup-effect = { $deed ->
    [turned] { $tile ->
        [tA] der Angriff
        [tD] die Abwehr
        [tP] das Elfmetertor
       *[other] die { worldcup-tile-bare }
    } { $team-of } wird umgedreht
    [lowered] die { worldcup-tile-bare } { $team-of } wird umgedreht, es bleibt { $after }
    [replaced] aus der { worldcup-tile-bare } { $team-of } wird { $after }
    [blocks] { $after } belegt ein Feld in der Reihe { $team-of }
   *[placed] { $after } für { $team-acc }
} ({ worldcup-in-match })
worldcup-colour = { $colour ->
    [black] Schwarz
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[grey] Grau
}
    .team = { $colour ->
        [black] schwarzes
        [red] rotes
        [blue] blaues
        [green] grünes
        [yellow] gelbes
       *[grey] graues
    }
worldcup-colour-sign = { $colour ->
    [black] ⬛
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
}
worldcup-say-mark = { $team } ({ $rank })

# The first thing of a match, until which its result can be tipped.
worldcup-tips-close = Tippen kannst du, bis dort die erste Karte liegt.
