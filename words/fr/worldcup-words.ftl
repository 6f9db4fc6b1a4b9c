# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a team, with the forms of nations.ftl.

worldcup-say-owned = { $team } ({ $player })
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] Huitièmes de finale
        [quarters] Quarts de finale
        [semis] Demi-finales
        [final] { $cup ->
            [c1930] Finale
           *[other] Finale et 3e place
        }
       *[groups] Phase de groupes
    }
   *[other] { $stage ->
        [semis] Demi-finales à rejouer
        [final] Finale à rejouer
       *[groups] Groupes à rejouer
    }
}
# The first line of a table says what its number counts.
worldcup-say-points = { $first ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $points }
}
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (passe)
   *[no] { $team } { worldcup-say-points }
}
worldcup-say-match = { $match ->
    [F] Finale
    [T] 3e place
   *[other] { $match }
}
worldcup-in-match = { $match ->
    [F] finale
    [T] 3e place
   *[other] match { $match }
}
worldcup-say-more = { $some } et encore { $count ->
    [one] { $count }
   *[other] { $count }
}

## Cards and tiles. A tile that begins with x lies face down.

worldcup-card = { $card ->
    [c3] trois buts
    [c2] deux buts
    [c1] un but
    [c21] deux et un
    [c111] trois fois un
    [c11] deux fois un
    [cA] attaque
    [cD] défense
    [cF] faute
    [cO] hors-jeu
   *[cP] penalty
}
worldcup-card-first = { $card ->
    [c3] Trois buts
    [c2] Deux buts
    [c1] Un but
    [c21] Deux et un
    [c111] Trois fois un
    [c11] Deux fois un
    [cA] Attaque
    [cD] Défense
    [cF] Faute
    [cO] Hors-jeu
   *[cP] Penalty
}
worldcup-card-does = { $card ->
    [c3] une tuile de 3 buts, ou la plus grande que cette équipe peut avoir
    [c2] une tuile de 2 buts, ou de 1 si cette équipe ne peut pas avoir plus
    [c1] une tuile de 1 but
    [c21] un 2 pour une équipe et un 1 pour une autre
    [c111] un 1 pour chacune de trois équipes
    [c11] un 1 pour chacune de deux équipes
    [cA] un demi-but
    [cD] protège une rangée, ou retourne une attaque ouverte
    [cF] retourne un but ouvert
    [cO] retourne un but ou une attaque ouverts
   *[cP] un but qu’on ne peut pas retourner, sauf si le dé est noir
}
worldcup-tile = { $tile ->
    [t3] un 3
    [t2] un 2
    [t1] un 1
    [tA] une attaque
    [tD] une défense
    [tP] un but sur penalty
    [xA] une attaque retournée
   *[other] un but retourné
}
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] attaque
    [tD] défense
    [tP] penalty
    [xA] attaque retournée
    [x3] 3 retourné
    [x2] 2 retourné
   *[x1] 1 retourné
}
worldcup-row = { $guard ->
    [empty] vide
    [open] { $tiles }, ouverte
   *[safe] { $tiles }, protégée
}
worldcup-effect = { $deed ->
    [turned] { $tile ->
        [tA] l’attaque { $team-of } est retournée
        [tD] la défense { $team-of } est retournée
       *[other] le { worldcup-tile-bare } { $team-of } est retourné
    }
    [lowered] le { worldcup-tile-bare } { $team-of } est retourné, il reste { $after }
    [replaced] le { worldcup-tile-bare } { $team-of } devient { $after }
    [blocks] { $after } prend une case de la rangée { $team-of }
   *[placed] { $after } pour { $team-the }
} ({ worldcup-in-match })
worldcup-colour = { $colour ->
    [black] noir
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[grey] gris
}
    .team = { $colour ->
        [black] noire
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[grey] grise
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
worldcup-tips-close = Tu peux pronostiquer jusqu’à la première carte.
