# The dice cup: the words in its pictures. On the match card $team is a bare name of any number: verbs fit them all.

## The match card.

dicecup-card-group = Groupe { $group }, journée { $turn }
dicecup-card-match = match { $ordinal } sur { $of }
dicecup-card-only = { $stage ->
    [third-place] pour la 3e place
   *[other] pour la coupe
}
dicecup-card-state = { $state ->
    [kick-off] coup d’envoi
    [regular] temps réglementaire
    [level] égalité après 90 min
    [overtime] prolongation
    [level-again] égalité après prolongation
    [penalties] tirs au but
   *[level-still] toujours à égalité
}
dicecup-card-ended = { $period ->
    [overtime] après prolongation
    [penalties] tirs au but { $home }–{ $away }
   *[regular] terminé
}
dicecup-card-period = { $period ->
    [regular] 90 minutes
    [overtime] Prolongation
   *[penalties] { $attempt ->
        [1] Tirs au but
       *[other] Tirs au but, encore
    }
}
dicecup-card-rolls = { $coach } lance pour { $team-the }
dicecup-card-solo = Lance pour { $team-the }
dicecup-card-stake = { $stake ->
    [group] la victoire vaut 3 points
    [overtime] si égalité, prolongation
    [penalties] si égalité, tirs au but
    [cup] le plus haut total a la coupe
    [third] le plus haut total finit 3e
   *[sum] le plus haut total passe
}
dicecup-card-result = { $meaning ->
    [through] Ça passe : { $team }
    [third] 3e place : { $team }
    [cup] La coupe : { $team }
   *[draw] Un point chacun
}
dicecup-card-wins = Victoire : { $team }, 3 points
dicecup-card-upset = un exploit
dicecup-still-in = En course
dicecup-still-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
dicecup-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The groups.

dicecup-groups-drawn = Groupes : le tirage
dicecup-groups-played = Groupes : { $done } sur { $all } joués
dicecup-groups-all = Groupes : les { $all } joués
dicecup-groups-note = les deux premiers passent
dicecup-groups-through = { $count } passent
dicecup-group = Groupe { $group }
dicecup-column = { $column ->
    [won] V
    [drawn] N
    [lost] D
    [goals] Buts
    [difference] +/−
   *[points] Pts
}
dicecup-lots = Égalité { $group }
dicecup-lots-places = places { $first }–{ $last }
dicecup-lots-decide = { $decisive ->
    [yes] décide de qui passe
   *[no] pour l’ordre
}
dicecup-lots-again = lancer { $attempt }

## The cup so far.

dicecup-cup-title = Tableau final
dicecup-cup-before = Avant le premier match
dicecup-cup-field = { $count } cartes, face cachée
dicecup-cup-waiting = on mélange les cartes
dicecup-cup-dealt = cartes distribuées
dicecup-cup-nothing = pas encore de cartes
dicecup-cup-turned = { $turned } sur { $of } retournées
dicecup-cup-hidden = { $count ->
    [one] encore face cachée
   *[other] { $count } matchs encore face cachée
}
dicecup-cup-versus = –
dicecup-cup-overtime = prolongation
dicecup-cup-penalties = tirs au but
dicecup-coaches = Coachs
dicecup-coaches-note = équipes en course
dicecup-out = dehors

## The end.

dicecup-end-title = Champion du monde
dicecup-end-coach = coach : { $coach }
dicecup-end-road = Le parcours
dicecup-end-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
dicecup-end-group = Groupe { $group }
dicecup-end-place = { $place ->
    [2] 2e
    [3] 3e
    [4] 4e
   *[other] 1er
}
dicecup-coach = Coach { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment } : { $home-the } contre { $away-the }, aucun dé lancé.
dicecup-shows-match = { $moment } : { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] temps réglementaire { $score }
    [overtime] prolongation { $score }
   *[penalties] tirs au but { $score }
}
dicecup-shows-periods = Jusqu’ici : { $periods }.
dicecup-shows-due = { $period ->
    [regular] À suivre : { $coach } lance pour { $team-the }.
    [overtime] À suivre, prolongation : { $coach } lance le dé blanc pour { $team-the }.
   *[penalties] À suivre, tirs au but : { $coach } lance trois dés pour { $team-the }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } { $team-many ->
        [yes] passent
       *[no] passe
    } au tour suivant.
    [third] { $team-The } { $team-many ->
        [yes] prennent
       *[no] prend
    } la troisième place.
    [cup] { $team-The } { $team-many ->
        [yes] remportent
       *[no] remporte
    } la coupe.
    [group] { $team-The } { $team-many ->
        [yes] gagnent
       *[no] gagne
    }, 3 points.
   *[draw] Match nul, un point chacun.
}
dicecup-shows-upset = Un exploit.
dicecup-shows-still = Équipes en course : { $coaches }.
dicecup-shows-coach = { $coach } avec { $count }
dicecup-shows-out = Hors course : { $coaches }.
dicecup-shows-groups = Groupes, matchs joués : { $done } sur { $all }.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, au tour suivant
    [out] { $rows }, hors course
   *[open] { $rows }
}
dicecup-shows-table = Groupe { $group } : { $rows }.
dicecup-shows-lots = Départage du groupe { $group } : { $teams } ; { $team-to } de lancer.
dicecup-shows-lots-done = Départage du groupe { $group } : { $teams }.
dicecup-shows-playing = { $home } contre { $away } maintenant
dicecup-shows-round = { $stage } : { $matches }.
dicecup-shows-champion = { $team-The } { $team-many ->
    [yes] remportent
   *[no] remporte
} la coupe. Finale : { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }après prolongation
    [penalties] , aux tirs au but
   *[regular] { "" }
}.
dicecup-shows-before = Le parcours jusqu’à la finale : { $matches }.
dicecup-shows-third = Troisième place pour { $team-the }.
dicecup-shows-ranking = Classement des coachs : { $coaches }.
