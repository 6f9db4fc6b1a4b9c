# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage } : choisis une carte.
   *[other] { $stage } : choisis ta dernière carte de cette manche. Tu n’en piocheras pas d’autre.
}
worldcup-face-idle = { $count ->
    [one] -# Inutile pour l’instant : { $cards }. Tu ne peux que la défausser.
   *[other] -# Inutiles pour l’instant : { $cards }. Tu ne peux que les défausser.
}
worldcup-face-card = **{ $card }** : { $does }.
worldcup-face-where = { $card ->
    [c21-1] Pour qui le 2 ?
    [c21-2] Pour qui le 1 ?
    [c111] { $count ->
        [1] Pour qui le dernier 1 ?
       *[other] Choisis jusqu’à { $count } équipes différentes, un 1 pour chacune
    }
    [c11] { $count ->
        [1] Pour qui le dernier 1 ?
       *[other] Choisis jusqu’à { $count } équipes différentes, un 1 pour chacune
    }
    [cF] Quel but ?
    [cO] Quel but ou quelle attaque ?
    [cD] Quelle rangée ou quelle attaque ?
   *[other] Quelle équipe, dans quel match ?
}
worldcup-face-elsewhere = Ailleurs…
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-part = { $kind ->
    [group] Groupe { $part } : { $teams }
   *[matches] À partir de { $part } : { $teams }
}
worldcup-face-turn = Retourner { $tile ->
    [tA] l’attaque
    [tD] la défense
   *[other] le { worldcup-tile-bare }
} { $team-of } ({ worldcup-say-match } contre { $across-the })
worldcup-face-row = { $team } ({ worldcup-say-match } contre { $across-the })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
worldcup-face-quick = { $row } : { $score }
worldcup-face-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-note = puis{ "\u00A0" }{ $score } · { $whose ->
    [mine] à toi
   *[other] { $across ->
        [mine] place { $seat }, contre toi ({ $rival })
       *[other] place { $seat }
    }
} · { $empty ->
    [yes] rangée vide
   *[no] rangée { $tiles }
}, { $free ->
    [0] pleine
    [one] { $free }{ "\u00A0" }libre
   *[other] { $free }{ "\u00A0" }libres
}
worldcup-face-so-far = Jusqu’ici : { $effects }. { $left ->
    [one] Encore un.
   *[other] Encore { $left }.
}
worldcup-face-unused = le 2 ne sert pas
worldcup-face-none-here = Aucune rangée ici n’a de place pour ça. Essaie un autre groupe ou un autre match.
worldcup-face-not = -# Impossible ici : { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
worldcup-face-named-parts = { $amount ->
    [all] tout dans
   *[some] en partie dans
} { $kind ->
    [group] { $count ->
        [one] le groupe { $parts }
       *[other] les groupes { $parts }
    }
   *[matches] { $parts }
}
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] rangée pleine
    [row-empty] pas encore de tuile
    [protected-defence] protection : une défense
    [protected-penalty] protection : un penalty
    [protected-turned] protection : dernière tuile retournée
    [foul-on-attack] une faute ne retourne que des buts
    [defence-on-goal] une défense ne retourne que des attaques
    [not-your-match] pas un de tes matchs
    [too-weak-for-two] ne peut pas avoir de 2
    [same-nation] déjà un de tes choix
   *[other] pas assez d’autres équipes avec de la place
})
worldcup-face-skip = { $place ->
    [c21-1] Laisser le 2
    [c21-2] Laisser le 1
   *[rest] Laisser le reste
}
worldcup-face-take-back = { $card ->
    [several] Annuler le dernier choix
   *[single] Choisir une autre rangée
}
worldcup-face-near = Mes rangées
worldcup-face-away = Défausser…
worldcup-face-away-ask = { $draws ->
    [yes] Défausser face visible : **{ $card }** ? Tu piocheras une carte, donc c’est définitif.
   *[no] Défausser face visible : **{ $card }** ?
}
worldcup-face-away-sure = Défausser : { worldcup-card }
worldcup-face-useless = { $card ->
    [cF] Aucun but n’est ouvert, donc une faute ne sert à rien pour l’instant.
    [cO] Il n’y a ni but ni attaque ouverts, donc un hors-jeu ne sert à rien pour l’instant.
    [c21] { $where ->
        [own] Tes matchs n’ont pas de place pour un deux et un.
       *[all] Il n’y a pas à la fois une équipe avec de la place pour un 2 et une autre pour un 1.
    }
    [c111] Trop peu d’équipes ont une case libre pour trois fois un.
    [c11] Trop peu d’équipes ont une case libre pour deux fois un.
    [cD] Toutes les rangées sont pleines, et aucune attaque n’est ouverte.
   *[other] { $where ->
        [own] Toutes les rangées de tes matchs sont pleines.
       *[all] Toutes les rangées sont pleines.
    }
}
worldcup-face-effect = **{ $card }** : { $die ->
    [yes] sauf si le dé est noir, { $effects }
   *[no] { $effects }
}.
worldcup-face-stands = Score : { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# Tu piocheras une carte, donc c’est définitif.
    [die] -# Le dé roule aussitôt, donc c’est définitif.
   *[no] -# C’est bon ?
}
worldcup-face-play = Jouer { worldcup-card } : { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (groupe { $group })
worldcup-face-pick-hint = { $count ->
    [0] Choisis ta première équipe : une { worldcup-colour.team } tant qu’il en reste.
   *[other] Choisis une équipe { worldcup-colour.team } tant qu’il en reste. Déjà à toi : { $own }.
}
worldcup-face-kick = Tirer pour { $team-the }
worldcup-face-kick-hint = { $sudden ->
    [yes] Mort subite, { $score }. C’est { $team-to } de tirer : seul le noir rate.
   *[no] Tirs au but, { $score }. C’est { $team-to } de tirer : seul le noir rate.
}
worldcup-face-claim = Réclamer la coupe…
worldcup-face-claim-ask = Plus personne ne peut te battre. Réclame la coupe et arrête la partie maintenant, ou continue pour le plaisir.
worldcup-face-claim-sure = Réclamer la coupe

## On the menus of commands and lobbies, and other pictures.

game-worldcup = Le Jeu de la Coupe du monde
option-worldcup-cup = { $value ->
    [1930] 1930 : 13 équipes, quatre groupes
   *[2002] 2002 : 32 équipes, huit groupes, une partie plus longue
}
option-worldcup-cup-name = Coupe
option-worldcup-allocation-name = Partage des équipes
option-worldcup-passes-name = Pioche des groupes
option-worldcup-modifiers = { $value ->
    [no] Sans dés de bonus : seules les tuiles comptent
   *[yes] Dés de bonus après chaque manche
}
option-worldcup-allocation = { $value ->
    [draft] Draft : équipes choisies tour à tour, les meilleures d’abord
   *[bag] Sac : équipes tirées à l’aveugle
}
option-worldcup-passes = { $value ->
    [1] La pioche des groupes une seule fois : moins de tours
   *[2] La pioche des groupes 2002 deux fois, comme dans le jeu publié
}
page-worldcup-hand = Ma main
page-worldcup-champion = Le champion
page-worldcup-round = Cette manche
page-worldcup-groups = Tous les groupes
page-worldcup-shootout = Tirs au but
page-worldcup-group = Groupe { $part }
page-worldcup-bracket = Tableau
page-worldcup-ceremony = Dernière manche
page-worldcup-wallchart = Affiche murale
