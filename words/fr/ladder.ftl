# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = depuis toujours
season-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } sur { $least } parties

## The leaderboard
ladder-overall = Tous les jeux
ladder-head = ### Classement : { $title }
ladder-by = { $by ->
    [wins] Par victoires, { $season }
   *[rating] Par Elo, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } victoire
       *[other] { $number } victoires
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] { "?" }
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (toi) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-least = ? : pas encore au classement. Il faut { $least } parties classées.
ladder-placed = Au milieu (M) : ni première ni dernière place, à trois ou plus.
ladder-luck = Ce jeu est un pur hasard, donc il ne compte pas dans « Tous les jeux ».
ladder-not-counted = Non classées : { $games }.
ladder-apart = { $why ->
    [computers] { $count } avec un ordinateur
    [hints] { $count } avec indices
    [abandoned] { $count } { $count ->
        [one] inachevée
       *[other] inachevées
    }
    [stood-in] { $count } avec un ordinateur remplaçant
    [early] { $count } { $count ->
        [one] trop courte
       *[other] trop courtes
    }
    [full] { $count } au-delà de la limite du jour
   *[repeated] { $count } contre les mêmes adversaires
}
ladder-empty = Pas encore de partie classée ici. Joues-en { $least } pour entrer au classement.
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
ladder-alt = Classement : { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] { $name }, pas encore au classement, { $points } points, victoires : { $wins }
   *[other] { $place }. { $name }, { $points } points, victoires : { $wins }
}
ladder-server-only = Classements et profils appartiennent à un serveur. Utilise cette commande sur un serveur.
ladder-no-season = Je ne connais pas cette saison. Tape **this**, **all**, ou un mois comme **2026-11**.
ladder-menu = Choisis un classement
ladder-menu-luck = Pur hasard, avec son propre classement
choice-ladder-rating = Par Elo
choice-ladder-wins = Par victoires
choice-season-this = Cette saison
choice-season-all = Depuis toujours

## Shown to everybody
shown-by = -# Montré par { $name }
show-hidden = Ton profil est caché, donc je ne l’ai pas publié. Montre-le d’abord dans **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = Tous les jeux
profile-season = Cette saison
profile-record = { $wins } V, { $placed ->
    [0] {""}
   *[other] { $placed } au milieu,{" "}
}{ $draws } N, { $losses } D
profile-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } V
profile-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Record { $points }
   *[line] record { $points }
}
profile-peak-when = Record : **{ $points }**, { $season }
profile-line = { $what ->
    [all] Tous les jeux : **{ $points }** { $deviation }, { $place }
   *[season] Cette saison : **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
profile-curve = `{ $bars }` de { $least } à { $most }
profile-game = - **{ $title }** : { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Titres
profile-titles = Titres : { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = et encore { $count }
profile-favourite = Jeu préféré : { $title }
profile-team = Meilleure équipe : { $team } ({ $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
})
profile-rivals = Rivaux : { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $ahead } devant, { $behind } derrière, sur { $games }
profile-rivals-title = Rivaux
profile-solo-name = { $puzzle ->
    [yes] { $title }, énigme du jour
   *[no] { $title }, solo
}
profile-computers-name = { $title } contre l’ordinateur
profile-solved = résolu { $solved } fois sur { $tries }
profile-unsolved = sans score
profile-best = record { $score }
profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-computers-best = { $wins ->
    [0] au mieux { $best }e
   *[other] { $wins } V
}
profile-extra = - { $name } : { $told }
profile-extras-title = En solo et contre l’ordinateur (hors classement)
profile-seats = { $count ->
    [0] Aucune partie en cours ici
    [one] Joue à { $count } table ici en ce moment
   *[other] Joue à { $count } tables ici en ce moment
}
profile-alt = Profil, { $name } : { $points } points tous jeux, { $record }. { $games }
profile-nothing = pas encore de partie classée
profile-no-curve = Ta première partie classée lance la courbe.
profile-curve-title = Points tous jeux, partie par partie
profile-curve-last = { $games } dernières parties
profile-computer = L’ordinateur n’a pas de profil. Tes parties contre lui sont sur le tien.
profile-private = { $name } garde son profil privé.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] un huitième
    [25] un quart
    [33] un tiers
    [50] la moitié
   *[other] { $percent } %
}
counted-because = { $why ->
    [again] mêmes adversaires en 24 heures
    [day] beaucoup de parties en 24 heures
   *[new] nouveaux venus
}
# $part is one of the shares above, such as “half”; $because says why.
moved-weight = -# La partie a compté pour { $part } : { $because }.
moved-weights = -# La partie a compté de { $least } % à { $most } % : { $because }.
moved-more = -# Elo : **Plus…**
button-moved = Elo
moved-title = ### Évolution de l’Elo
not-rated = { $why ->
    [computers] -# Non classée : un ordinateur jouait.
    [hints] -# Non classée : indices convenus d’un commun accord.
    [abandoned] -# Non classée : la partie n’a pas été finie.
    [stood-in] -# Non classée : des ordinateurs avaient trop joué à la place des joueurs.
    [early] -# Non classée : moins de deux personnes ont joué deux tours.
    [repeated] -# Non classée : déjà trois parties classées entre vous ces dernières 24 heures.
    [full] -# Non classée : quelqu’un ici a atteint la limite de parties classées du jour.
   *[other] -# Partie non classée.
}
not-rated-for = { $why ->
    [stood-in] -# Non classée pour { $names } : un ordinateur avait pris le relais pour trop de tours.
    [early] -# Non classée pour { $names } : moins de deux tours joués.
    [repeated] -# Non classée pour { $names } : déjà trois parties classées avec les mêmes adversaires ces dernières 24 heures.
    [full] -# Non classée pour { $names } : limite de parties classées du jour atteinte.
    [unopposed] -# Non classée pour { $names } : devant, tout le monde était parti.
   *[other] -# Non classée pour { $names }.
}

## Why a rating is what it is
why-head = ### Ce qui a fait bouger ton Elo ici
why-none = Tu n’as encore fini aucune partie sur ce serveur.
why-about = -# Voici ton Elo depuis toujours, jeu par jeu. Tout le monde part de 1500. Battre plus fort que soi rapporte plus que battre moins fort. Plus tu joues, plus ton Elo est fiable, et moins une partie le fait bouger. Le ± de ton profil dit de combien il peut encore se tromper. Une partie compte moins contre de nouveaux venus ou des adversaires que tu viens d’affronter, et après tes premières parties du jour. Chaque saison (un mois) a son propre Elo, et les jeux de pur hasard aussi.
# $who is one of the last three messages of this part; $told says what happened to the rating.
why-game = - **{ $title }**, { $when }, { $who } : { $told }
why-rated = { $outcome ->
    [won] tu as gagné
    [drawn] match nul
    [lost] tu as perdu
   *[placed] { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
why-expected = Chances de victoire : { $chance } %{ $players ->
    [2] {""}
    [3] {" "}(à trois)
    [4] {" "}(à quatre)
    [5] {" "}(à cinq)
    [6] {" "}(à six)
   *[other] {" "}(à { $players })
}{ $so ->
    [win-less] , donc la victoire a rapporté moins.
    [win-more] , donc la victoire a rapporté plus.
    [loss-more] , donc la défaite a coûté plus.
    [loss-less] , donc la défaite a coûté moins.
   *[as-expected] .
}
why-weight = La partie a compté pour { $part } : { $because }.
why-gave-up = Tu as abandonné ou laissé jouer un ordinateur, d’où la dernière place.
why-unrated = { $why ->
    [alone] hors classement, car tu jouais en solo.
    [computers] hors classement, car un ordinateur jouait.
    [hints] hors classement, car vous aviez convenu d’indices.
    [abandoned] hors classement, car la partie n’a pas été finie.
    [stood-in] hors classement, car des ordinateurs avaient trop joué à la place des joueurs.
    [early] hors classement, car moins de deux personnes ont joué deux tours.
    [repeated] hors classement, car il y avait déjà eu trois parties classées entre vous en 24 heures.
    [full] hors classement, car quelqu’un avait atteint la limite de parties classées du jour.
   *[other] hors classement.
}
why-unmoved = { $why ->
    [stood-in] hors classement pour toi, car un ordinateur avait joué plus de deux de tes tours, ou plus d’un dixième d’entre eux.
    [early] hors classement pour toi, car tu as joué moins de deux tours.
    [repeated] hors classement pour toi, car tu avais déjà eu trois parties classées avec les mêmes adversaires en 24 heures.
    [full] hors classement pour toi, car la limite de parties classées du jour était atteinte, de ton côté ou du leur.
    [unopposed] hors classement pour toi, car il n’y avait plus personne devant toi.
   *[other] hors classement pour toi.
}
why-with = avec { $names }
why-alone = en solo
why-computers = contre l’ordinateur

## The podium
podium-head = ### 🏆 Saison terminée : { $season }
podium-line = { $place ->
    [1] 🥇 **{ $name }** avec { $points } points ({ $record })
    [2] 🥈 **{ $name }** avec { $points } points ({ $record })
    [3] 🥉 **{ $name }** avec { $points } points ({ $record })
   *[other] { $place }. **{ $name }** avec { $points } points ({ $record })
}
podium-others = { $count ->
    [one] et une autre personne, à égalité avec la dernière place
   *[other] et { $count } autres, à égalité avec la dernière place
}
podium-next = Une nouvelle saison commence, et tout le monde repart de 1500.

## Buttons
button-ladder = Classement
button-ladder-wins = Trier par victoires
button-ladder-rating = Trier par Elo
button-ladder-all = Depuis toujours
button-ladder-season = Cette saison
button-page-before = Page { $page }
button-page-after = Page { $page } sur { $pages }
button-words = Afficher en texte
button-picture = Afficher en image
button-show = Montrer à tous
button-profile = Profil
server-line-podium = 📈 Podium
podium-on = Je publierai le podium de chaque saison à la fin du mois (UTC). Le prochain arrive le { $when }.
podium-off = Aucun
podium-form = Podium
podium-form-channel = Où le publier
podium-form-about = Une fois par mois, si quelqu’un est classé. Sans salon, rien n’est publié.
