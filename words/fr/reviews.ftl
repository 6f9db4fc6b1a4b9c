# Reviews of finished games: where most was lost, how the chances changed, and what was luck.
# A point is one hundredth of a game.

button-review = Analyse
review-title = ### Analyse : { $game } · `{ $table }`
review-percent = { $percent } %

## The first page. $name is a player, none for all of them.

review-none-lost = Bien joué, { $name } : aucun choix que j’ai regardé n’a coûté { $least } points ou plus.
review-lost = { $name } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
review-looked = J’ai regardé { $looked } choix sur { $choices ->
    [one] { $choices }
   *[other] { $choices }
}.
review-nothing-chosen = Personne n’avait rien à choisir dans cette partie.
review-luck = { $points ->
    [0] La chance n’a rien apporté ni rien coûté.
   *[other] { $side ->
        [good] La chance a apporté { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[bad] La malchance a coûté { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
review-luck-some = Tirages comptés : { $rolls } sur { $all }.
review-moments = **Là où l’on a le plus perdu**
# The turn in which somebody's chance to win fell most, and from what to what.
review-turning-point = **Le tournant :** tour { $turn }, { $name } { $before } → { $after }
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Tour { $turn }, { $name }
} : { $played } · −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-note = -# Un point est un centième de partie. L’ordinateur estime ces chances et peut se tromper. Il juge chaque choix d’après ce qu’on pouvait voir de cette place.
review-curve-title = Chances de gagner
review-curve-turn = Tour
review-curve-event = Événement
# $lines: how many curves; in a game of two, one.
review-alt = { $lines ->
    [one] Courbe des chances de gagner
   *[other] Courbes des chances de gagner de chaque participant
}{ $turns ->
    [0] { "" }
    [one] { " " }sur 1 tour
   *[other] { " " }sur { $turns } tours
}, au début et après chaque quart de la partie.
review-alt-line = { $name } : { $steps }.
review-alt-mark = Moment { $number } : { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } tour { $turn }
}.

## A moment. $name is who chose.

review-moment = **Moment { $number } sur { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· tour { $turn }
} · { $name }
review-played = **Joué :** { $action } · { $percent } % de chances de gagner
review-better = **Mieux :** { $action } · { $percent } %
review-because = **Mieux :** { $action } · { $percent } %. { $reasons }
review-expected = Suite attendue : { $actions }
review-followed = La suite : { $deeds }
review-deed = { $name } – { $actions }
review-over = C’était la fin de la partie.
# The two lines above the picture.
review-head-better = Mieux : { $action }
review-head-played = Joué : { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Tour { $turn } · { $name }
}
review-picture-better = L’image montre le meilleur coup.
review-picture-played = L’image montre ce qui a été joué.
review-picture-both = L’image montre la position juste avant : ✖ est ce qui a été joué, ✔ ce qui était mieux.

## Its controls

review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = Vue d’ensemble
review-show-played = Le coup joué
review-show-better = Le meilleur coup
review-in-words = En mots
review-pictures = Images
review-replay = Replay d’ici
review-show = Montrer à tous
review-sides = Les moments de qui
review-side-all = Tous les moments

## Making it

review-waiting = Ton analyse commencera quand une autre sera terminée…
review-making = Je regarde chaque tour de cette partie… { $percent } %
review-again = Regarder de nouveau
review-not-yet = Tu pourras analyser cette partie quand elle sera terminée.
review-no-analyst = Je ne sais pas encore analyser ce jeu : { $game }.
review-not-yours = Seules les personnes qui ont joué cette partie peuvent ouvrir son analyse. Demande à l’une d’elles de la montrer à tout le monde.
review-busy = Trop de parties sont en cours d’analyse. Réessaie dans une minute.
review-queued = Tu as déjà { $most } analyses en préparation. Attends que l’une d’elles soit terminée, puis réessaie.
review-failed = Je n’ai pas pu analyser cette partie. Réessaie plus tard.
review-gone = Cette analyse n’est plus disponible. Quelqu’un qui a joué peut appuyer sur **Analyse** sous la partie.
review-by = -# Analyse montrée par { $name }
review-shown = { $link ->
    [none] Cette analyse a déjà été montrée à tout le monde.
   *[other] Cette analyse a déjà été montrée à tout le monde : { $link }
}
review-coming = L’analyse arrive dans le salon.
review-sealed = D’autres jouent encore cette énigme. Tu pourras analyser ta partie { $when }.
