# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage }: Wähle eine Karte.
   *[other] { $stage }: Wähle deine letzte Karte dieser Runde. Du ziehst keine neue.
}
worldcup-face-idle = { $count ->
    [one] -# Nützt gerade nichts: { $cards }. Du kannst sie nur abwerfen.
   *[other] -# Nützen gerade nichts: { $cards }. Du kannst sie nur abwerfen.
}
worldcup-face-card = **{ $card }**: { $does }.
worldcup-face-where = { $card ->
    [c21-1] Wer bekommt die 2?
    [c21-2] Wer bekommt die 1?
    [c111] { $count ->
        [1] Wer bekommt die letzte 1?
       *[other] Wähle bis zu { $count } verschiedene Teams für je eine 1
    }
    [c11] { $count ->
        [1] Wer bekommt die letzte 1?
       *[other] Wähle bis zu { $count } verschiedene Teams für je eine 1
    }
    [cF] Welches Tor?
    [cO] Welches Tor oder welchen Angriff?
    [cD] Welche Reihe oder welchen Angriff?
   *[other] Welches Team in welchem Spiel?
}
worldcup-face-elsewhere = Anderswo …
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-part = { $kind ->
    [group] Gruppe { $part }: { $teams }
   *[matches] Ab { $part }: { $teams }
}
worldcup-face-turn = { $tile ->
    [tA] Angriff
    [tD] Abwehr
    [tP] Elfmetertor
   *[other] { worldcup-tile-bare }
} { $team-of } umdrehen ({ worldcup-say-match } gegen { $across-acc })
worldcup-face-row = { $team } ({ worldcup-say-match } gegen { $across-acc })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
worldcup-face-quick = { $row }: { $score }
worldcup-face-rows = { $count ->
    [one] 1 Reihe
   *[other] { $count } Reihen
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-note = dann{ "\u00A0" }{ $score } · { $whose ->
    [mine] deins
   *[other] { $across ->
        [mine] Platz { $seat }, gegen dein Team { $rival }
       *[other] Platz { $seat }
    }
} · { $empty ->
    [yes] leere Reihe
   *[no] Reihe { $tiles }
}, { $free ->
    [0] voll
   *[other] { $free }{ "\u00A0" }frei
}
worldcup-face-so-far = Bisher: { $effects }. { $left ->
    [one] Noch eins.
   *[other] Noch { $left }.
}
worldcup-face-unused = die 2 bleibt ungenutzt
worldcup-face-none-here = Hier passt keine Reihe. Versuch es in einer anderen Gruppe oder einem anderen Spiel.
worldcup-face-not = -# Nicht zur Wahl: { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
worldcup-face-named-parts = { $amount ->
    [all] ganz
   *[some] teils
} { $kind ->
    [group] { $count ->
        [one] Gruppe { $parts }
       *[other] Gruppen { $parts }
    }
   *[matches] { $parts }
}
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] Reihe voll
    [row-empty] noch kein Plättchen
    [protected-defence] durch eine Abwehr geschützt
    [protected-penalty] durch einen Elfmeter geschützt
    [protected-turned] geschützt, letztes Plättchen umgedreht
    [foul-on-attack] ein Foul dreht nur Tore um
    [defence-on-goal] eine Abwehr dreht nur Angriffe um
    [not-your-match] nicht dein Spiel
    [too-weak-for-two] darf keine 2 haben
    [same-nation] schon gewählt
   *[other] zu wenige andere Teams mit Platz
})
worldcup-face-skip = { $place ->
    [c21-1] Ohne die 2
    [c21-2] Ohne die 1
   *[rest] Ohne den Rest
}
worldcup-face-take-back = { $card ->
    [several] Wahl zurücknehmen
   *[single] Andere Reihe wählen
}
worldcup-face-near = Meine Reihen
worldcup-face-away = Abwerfen …
worldcup-face-away-ask = { $draws ->
    [yes] **{ $card }** offen abwerfen? Du ziehst eine neue Karte, darum kannst du das nicht zurücknehmen.
   *[no] **{ $card }** offen abwerfen?
}
worldcup-face-away-sure = { worldcup-card } abwerfen
worldcup-face-useless = { $card ->
    [cF] Kein Tor ist offen, darum nützt ein Foul gerade nichts.
    [cO] Kein Tor und kein Angriff ist offen, darum nützt ein Abseits gerade nichts.
    [c21] { $where ->
        [own] In deinen Spielen ist kein Platz für Zwei und eins.
       *[all] Kein Team hat Platz für eine 2, während ein anderes Platz für eine 1 hat.
    }
    [c111] Zu wenige Teams haben ein freies Feld für drei Einer.
    [c11] Zu wenige Teams haben ein freies Feld für zwei Einer.
    [cD] Alle Reihen sind voll, und kein Angriff ist offen.
   *[other] { $where ->
        [own] In deinen Spielen sind alle Reihen voll.
       *[all] Alle Reihen sind voll.
    }
}
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] { $effects }, außer der Würfel zeigt Schwarz
   *[no] { $effects }
}.
worldcup-face-stands = Dann steht es { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# Du ziehst eine Karte, darum kannst du das nicht zurücknehmen.
    [die] -# Der Würfel fällt sofort, darum kannst du das nicht zurücknehmen.
   *[no] -# Bereit?
}
worldcup-face-play = { worldcup-card } spielen: { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (Gruppe { $group })
worldcup-face-pick-hint = { $count ->
    [0] Wähle dein erstes Team: ein { worldcup-colour.team }, solange es welche gibt.
   *[other] Wähle ein Team: ein { worldcup-colour.team }, solange es welche gibt. Deine Teams bisher: { $own }.
}
worldcup-face-kick = Schießen für { $team-acc }
worldcup-face-kick-hint = { $sudden ->
    [yes] Jetzt zählt jeder Schuss, { $score }. { $team-The } { $team-many ->
        [yes] schießen
       *[no] schießt
    }, und nur Schwarz geht daneben.
   *[no] Elfmeterschießen, { $score }. { $team-The } { $team-many ->
        [yes] schießen
       *[no] schießt
    }, und nur Schwarz geht daneben.
}
worldcup-face-claim = Sieg melden …
worldcup-face-claim-ask = Dich kann niemand mehr schlagen. Melde den Sieg und beende die Partie jetzt, oder spiel zum Spaß weiter.
worldcup-face-claim-sure = Sieg melden

## On the menus of commands and lobbies, and other pictures.

game-worldcup = Das Weltmeisterschaftsspiel
option-worldcup-cup = { $value ->
    [1930] 1930: 13 Teams, vier Gruppen
   *[2002] 2002: 32 Teams, acht Gruppen, ein längeres Spiel
}
option-worldcup-modifiers = { $value ->
    [no] Keine Zuschlagswürfel: Nur die Plättchen zählen
   *[yes] Zuschlagswürfel nach jeder Runde
}
option-worldcup-allocation = { $value ->
    [draft] Wahl: Alle wählen reihum Teams, die besten zuerst
   *[bag] Beutel: Die Teams werden blind gezogen
}
option-worldcup-passes = { $value ->
    [1] Einmal durch den Gruppenstapel: weniger Züge
   *[2] Zweimal durch den Gruppenstapel von 2002, wie im Original
}
page-worldcup-hand = Meine Hand
page-worldcup-champion = Weltmeister
page-worldcup-round = Diese Runde
page-worldcup-groups = Alle Gruppen
page-worldcup-shootout = Elfmeterschießen
page-worldcup-group = Gruppe { $part }
page-worldcup-bracket = Turnierbaum
page-worldcup-ceremony = Letzte Runde
page-worldcup-wallchart = Spielplan

## The names of options, above the fields of a form.
option-worldcup-cup-name = Weltmeisterschaft
option-worldcup-allocation-name = So werden die Teams verteilt
option-worldcup-passes-name = Gruppenstapel
