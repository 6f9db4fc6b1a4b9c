# Les tournois d’un serveur : soirées, ligues et coupes.
command-event = event
command-event-about = Voir ce qui est prévu, retrouver tes parties ou organiser une soirée, une ligue, une coupe
button-help-events = Tournois

# ---- What is on
event-page = ### Tournois sur ce serveur
event-page-none = ### Tournois
    Rien de prévu pour l’instant.{ $may ->
        [yes] {""}
       *[no] {" "}La modération peut en organiser un ici.
    }
event-page-line = **{ $name }**
    { $when } · { $in ->
        [one] { $in } inscription
       *[other] { $in } inscriptions
    }
event-page-running = **{ $name }**
    { $format ->
        [league] Quatre semaines, jusqu’au { $until }
       *[other] { $stage } · { $in } en lice
    }
event-page-stage = { $kind ->
    [groups] Groupes, ronde { $number }
    [final] La finale
    [semi] Les demi-finales
    [quarter] Les quarts de finale
    [tie] Élimination directe, ronde { $number }
   *[round] Ronde { $number }
}
event-page-over = **{ $name }**
    { $count ->
        [0] Terminé
        [one] { $winner } l’emporte
       *[other] { $winner } l’emportent
    }
event-page-full = -# Un serveur peut avoir { $most } tournois à la fois.
button-event-new = Nouveau tournoi
button-event-open = Ouvrir
button-event-matches = Mes parties
button-event-list = Tous les tournois

# ---- A new event
event-form = Nouveau tournoi
event-form-name = Nom
event-form-name-example = Soirée du vendredi
event-form-format = Formule
event-form-game = Jeu
event-form-start = Début
event-form-start-about = { $guess ->
    [yes] En heure locale, { $zone } (supposée). Règle la tienne dans /mundialito settings.
   *[no] En heure locale, { $zone }
}
event-form-start-example = vendredi 20h
event-form-repeat = Répétition
event-format = { $format ->
    [evening] Soirée
    [league] Ligue
    [cup] Coupe en direct
   *[slowcup] Coupe lente
}
event-format-about = { $format ->
    [evening] En direct, tout le monde joue à chaque ronde. De 4 à 64 personnes
    [league] À votre rythme, tout le monde se rencontre. Quatre semaines
    [cup] Élimination directe en une soirée. De 4 à 32 personnes
   *[slowcup] Élimination directe, un coup par jour. De 4 à 32 personnes
}
event-repeat = { $rhythm ->
    [weekly] Chaque semaine
    [monthly] Chaque mois
   *[once] Une seule fois
}

event-draft = ### Publier dans { $place } ?
event-draft-what = **{ $name }**, { $what } : { $game }
    { $when }
event-draft-rounds = { $rounds } rondes
event-draft-ungrouped = Élimination directe dès le début, sans groupes
event-kind = { $format ->
    [evening] une soirée en direct
    [league] une ligue lente
    [cup] une coupe en direct
   *[slowcup] une coupe lente
}
event-then = { $rhythm ->
    [weekly] Puis chaque semaine
   *[monthly] Puis chaque mois
}
button-event-post = Publier
button-event-change = Modifier
button-event-settings = Réglages du jeu
button-event-grouped = Groupes d’abord
button-event-ungrouped = Sans groupes
event-rounds-menu = Combien de rondes
event-rounds-usual = Le nombre habituel
event-rounds-item = { $rounds } rondes
event-when-unread = ### C’est quand, *{ $typed }* ?
    Choisis une de ces dates, ou appuie sur **Modifier** et écris-la ainsi : *{ event-form-start-example }*.
event-when-past = ### C’est déjà passé
    Choisis une date dans les 60 jours à venir.
event-when-far = ### C’est trop loin
    Choisis une date dans les 60 jours à venir.
event-posted = C’est publié : **{ $name }** est dans { $place }. Tu veux jouer aussi ? Appuie sur **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }** dans ce salon. Pour lancer, suspendre ou annuler le tournoi, appuie sur **{ button-event-more }**.
event-name-bad = Choisis un nom lisible, de 2 à 40 caractères.
event-game-unfit = { $format ->
    [cup] Pour une coupe, il faut un jeu qui se joue à deux.
    [league] Pour une ligue, il faut un jeu qui se joue à deux.
   *[other] Choisis un jeu à deux, ou de 3 à 6 personnes.
}
event-organisers-only = Ici, seule la modération peut organiser des tournois.
event-servers-only = Les tournois se jouent sur un serveur. Utilise cette commande là-bas.
event-gone = Je ne trouve plus ce tournoi. `/mundialito event` montre ce qui est prévu.
event-not-now = Ce n’est plus possible : le tournoi a avancé.
event-too-many = Un serveur peut avoir { $most } tournois à la fois. Attends qu’un tournoi finisse, ou annules-en un.
event-twice = **{ $name }** est déjà publié.
event-place-wrong = Je ne peux pas organiser de tournoi ici. Utilise **/mundialito event** dans un salon textuel où je peux créer des fils.

# ---- The sign-up
event-signup = ### { $name } : { $game }
    { $about }
event-about = { $format ->
    [evening] Tout le monde joue à chaque ronde. En direct, environ { $hours ->
        [one] une heure.
       *[other] { $hours } heures.
    }
    [league] Tout le monde se rencontre, un coup par jour. Quatre semaines.
    [cup] Groupes de quatre, puis élimination directe. En direct, environ { $hours ->
        [one] une heure.
       *[other] { $hours } heures.
    }
    [knockout] Élimination directe. En direct, environ { $hours ->
        [one] une heure.
       *[other] { $hours } heures.
    }
    [slowcup] Groupes de quatre, puis élimination directe. Un coup par jour.
   *[slowknockout] Élimination directe, un coup par jour.
}
event-in = { $count ->
    [0] **Personne pour l’instant.** Il faut être au moins { $least }.
   [one] **{ $count } inscription :** { $names }
   *[other] **{ $count } inscriptions :** { $names }
}
event-signup-called = **C’est l’appel !** Appuie sur **Je suis là** pour jouer, même sans inscription. { $place }
event-more-names = { $count ->
    [one] { $names } et { $count } autre
   *[other] { $names } et { $count } autres
}
event-small = { $rhythm ->
    [weekly] { $when }, puis chaque semaine · organisation : { $by }
    [monthly] { $when }, puis chaque mois · organisation : { $by }
   *[once] { $when } · organisation : { $by }
}
event-by-moderators = la modération
event-full = Les { $most } places sont prises.
event-put-back = Reporté de 15 minutes : il faut être au moins { $least }.
event-suspended = Suspendu par l’organisation.
event-signup-running = **C’est en cours :** { $place }
event-signup-over = **C’est fini.** { $count ->
        [0] Personne n’a gagné.
        [one] { $winner } l’emporte.
       *[other] { $winner } l’emportent.
    } { $place }
event-signup-off = **C’est annulé.**
button-event-join = Rejoindre
button-event-leave = Me retirer
button-event-more = Plus…
event-joined = { $slow ->
    [yes] **Tu participes.** Tes parties s’ouvriront toutes seules { $when }.
   *[no] **Tu participes.** Je te mentionnerai 15 minutes avant.
}
event-joined-already = Tu participes déjà.
event-left = Tu ne participes plus à **{ $name }**.
event-left-running = Tu as quitté **{ $name }**. Tes parties y sont terminées.
event-leave-ask = Quitter **{ $name }** ? { $format ->
    [evening] Si tu as une partie en cours, tu la perds.
    [league] Toutes tes parties s’arrêtent, sans retour possible.
   *[cup] C’est fini pour toi, sans retour possible.
}
event-not-in = Tu ne participes pas à ce tournoi.
event-not-your-game = Ce n’est pas ta partie.
event-has-begun = Le tournoi a déjà commencé : on ne peut plus s’y inscrire.
event-is-full = Les { $most } places sont prises.
event-must-wait = Tu as manqué ton dernier tournoi. Tu pourras te réinscrire { $when }. Pour jouer plus tôt, demande à { $by }.
event-removed = Ta participation à ce tournoi a été annulée. Pour revenir, demande à { $by }.

# ---- The roll call
event-roll = ### { $name } : c’est l’appel
    Début : { $at } ({ $when }). Appuie sur **{ button-event-here }** pour participer au tirage.
event-here = { $count ->
    [0] **Personne n’est encore là.** Il faut être au moins { $least }.
   *[other] **Déjà là, { $count } sur { $all } :** { $names }
}
button-event-here = Je suis là
button-event-not-today = Pas aujourd’hui
button-event-late = Rejoindre en cours
event-here-noted = **Tu participes au tirage.** Ta première partie s’ouvrira toute seule.
event-here-late = { $given ->
    [half] **Tu joues dès la prochaine ronde**, avec un demi-point pour celle-ci.
    [five] **Tu joues dès la prochaine ronde**, avec 5 points pour celle-ci.
   *[no] **Tu joues dès la prochaine ronde.**
}
event-here-too-late = La moitié des rondes a déjà été lancée : c’est trop tard pour cette fois.
event-here-early = Je ferai l’appel 15 minutes avant le début.
event-rested = Tu es en pause jusqu’à ce que tu appuies sur **Je suis de retour**.
event-back = Te revoilà : tu joues la prochaine ronde.
event-back-not-needed = Tu participes déjà.

# ---- A round
event-round = ### { $name } · ronde { $round ->
        [0] { $number }
       *[other] { $number } sur { $round }
    }
event-round-league = ### { $name }
event-round-ties = ### { $name } · { $stage ->
        [final] la finale
        [semi] les demi-finales
        [quarter] les quarts de finale
       *[other] élimination directe, ronde { $number }
    }
event-round-groups = ### { $name } · groupes, ronde { $number }
event-match-up = **{ $one }** contre **{ $two }** · { $state }
event-match-up-points = **{ $one }** ({ $first }) contre **{ $two }** ({ $second }) · { $state }
event-table = Table { $number } : { $names } · { $state }
event-state = { $state ->
    [waiting] ouvre bientôt
    [turn] tour { $turn }
    [begun] vient de commencer
    [won] { $winner } gagne
    [drawn] match nul
    [walkover] { $winner } gagne par forfait
    [absent] personne n’est venu
    [void] égalité
   *[vanished] ne compte pas
}
event-round-free = { $format ->
    [cup] **{ $names }** · passage direct à la ronde suivante
    [groups] **{ $names }** · au repos pour cette ronde
    [tables] **{ $names }** · au repos pour cette ronde : 5 points
    [idle] **{ $names }** · sans partie pour cette ronde
   *[other] **{ $names }** · au repos pour cette ronde : 1 point
}
event-round-count = { $over ->
    [one] { $over } partie terminée
   *[other] { $over } parties terminées
} sur { $games }
event-round-ends = { $ahead ->
    [ball] Fin : { $when }. Le ballon le plus avancé à ce moment-là l’emporte.
   *[other] Fin : { $when }. Qui mène à ce moment-là l’emporte.
}
event-round-next = La prochaine ronde commence { $when }.
event-round-paused = Suspendu par l’organisation. Les parties en cours continuent.
event-replay-note = { $one } et { $two } rejouent : match nul à leur première partie.
event-lots-note = Tirage au sort entre { $one } et { $two } : { $winner } passe.
button-event-match = Ma partie
button-event-standings = Classement
button-event-bracket = Tableau
button-event-groups-table = Groupes
button-event-why = Pourquoi ?
button-event-words = En texte
button-event-picture = En image
event-watch-menu = Regarder une partie…
event-watch-item = { $one } contre { $two }
event-match-free = { $format ->
    [cup] Tu passes directement à la ronde suivante, sans partie dans celle-ci.
    [groups] Tu es au repos pour cette ronde.
    [tables] Tu es au repos pour cette ronde : 5 points.
   *[other] Tu es au repos pour cette ronde : 1 point.
}
event-match-none = Tu n’as pas de partie en ce moment.
event-match-here = **{ $name }** : ta partie contre { $names } t’attend dans { $place }
    { $turn ->
        [yours] C’est à toi de jouer.
       *[theirs] Pour l’instant, ce n’est pas à toi de jouer.
    }
button-event-board = contre { $name }
event-match-soon = Ta partie va bientôt commencer.
event-match-over = Ta partie de cette ronde est finie. Quand les autres le seront aussi, le tournoi continuera tout seul.
event-matches-none = Tu n’as pas de partie de tournoi en ce moment.
event-matches = ### Mes parties
event-match-line = **{ $event }** : contre { $names } · { $place }{ $turn ->
    [yours] { " " }· **à toi de jouer**
   *[theirs] { "" }
}
event-matches-coming = **{ $event }** · { $when }
event-thread = { $event } · table { $table }

# ---- Results
event-result = { $how ->
    [won] { $winner } bat { $loser } au tour { $turn } ({ $stage })
    [time] Temps écoulé : { $winner } menait face à { $loser } ({ $stage })
    [clock] { $winner } bat { $loser } au temps ({ $stage })
    [drawn] Match nul entre { $winner } et { $loser } au tour { $turn } ({ $stage })
   *[void] { $winner } contre { $loser } : égalité, sans résultat ({ $stage })
}
event-result-table = { $names } ({ $stage })
event-where = { $kind ->
    [group] groupe { $letter }
    [division] division { $number }
    [final] finale
    [semi] demi-finale
    [quarter] quart de finale
    [tie] élimination directe
   *[round] ronde { $number }
}
event-result-board = plateau
event-walkover = ### Victoire par forfait : { $winner }
    { $absent } n’a pas joué son premier coup en { $patience ->
        [one] une minute
       *[other] { $patience } minutes
    }. Partie non classée.
event-walkover-slow = ### Victoire par forfait : { $winner }
    { $absent } n’a pas joué son premier coup en 48 heures. Partie non classée.
event-walkover-left = ### Victoire par forfait : { $winner }
    { $absent } a quitté le tournoi.
event-walkover-paused = ### Victoire par forfait : { $winner }
    En pause : { $absent }.
event-nobody-came = ### Double forfait : personne ne gagne
    { $names } n’ont pas joué leur premier coup.
event-walkover-back = { $count ->
    [one] { $absent }, tu es en pause. Appuie sur **{ button-event-back }** pour jouer la prochaine ronde.
   *[other] { $absent }, vous êtes en pause. Appuyez sur **{ button-event-back }** pour jouer la prochaine ronde.
}
button-event-back = Je suis de retour
event-corrected = { $by } a corrigé un résultat ({ $stage }) : { $what }.
event-corrected-won = { $winner } bat { $loser }
event-corrected-drawn = match nul entre { $winner } et { $loser }
event-corrected-none = { $winner } contre { $loser } ne rapporte rien à personne

# ---- Standings
event-leads = { $count ->
    [one] { $leader } mène avec { $points }.
   *[other] { $leader } mènent avec { $points }.
}
event-standings-text = { $leads ->
    [you] Tu mènes avec { $points }.
    [shared] Tu partages la tête avec { $points }.
   *[other] Tu es { $place }e sur { $all }. { $leading }
}
event-standings-none = Rien n’a encore été joué.

# ---- Why these pairs
event-why = ### Pourquoi ces paires
event-why-small = -# Les règles d’appariement sont dans **Plus…**.
event-why-none = Aucune paire pour l’instant.
event-why-pair = **{ $one } contre { $two } :**
# Which points they had, or where they are in the event: a division or a group, the place of a tie, their seeds.
event-why-meet = { $cause ->
    [lot] par tirage au sort.
    [equal] à égalité de points ({ $first }), première rencontre.
    [nearest] { $first } et { $second } points, le plus petit écart possible.
    [division] dans la division { $number }, tout le monde se rencontre.
    [group] dans le groupe { $letter }, tout le monde se rencontre.
    [seeds] têtes de série { $seed } et { $other }.
    [winners] victoire de chaque côté à la ronde d’avant.
    [replay] match nul à leur première partie, donc elle se rejoue.
   *[only] la seule paire possible.
}
event-why-begins = { $why ->
    [balance] { $one } commence : cela lui est arrivé moins souvent.
    [last] { $one } commence, car la dernière fois, c’était { $two }.
    [swapped] Cette fois, { $one } commence.
   *[lot] { $one } commence, par tirage au sort.
}
event-why-table = **Table { $number }** ({ $names }) : { $cause ->
    [lot] par tirage au sort.
    [leaders] points à peu près égaux.
   *[only] la seule table possible.
}
event-why-free = **{ $name }** est au repos : { $cause ->
    [lot] tirage au sort parmi les dernières places.
    [last] c’est la place la plus basse encore sans repos.
    [odd] le groupe a un nombre impair.
    [bye] il n’y a personne à affronter dans cette ronde.
   *[only] il n’y avait pas d’autre choix.
}

# ---- More
event-more = ### { $name }
    { $rules }
    -# { $fair }
event-rules = { $format ->
    [evening] **Qui rencontre qui.** Tu affrontes quelqu’un qui a autant de points que toi, jamais deux fois la même personne, et le repos rapporte un point, une seule fois. En cas d’égalité à la fin, on regarde d’abord vos parties entre vous, puis les points des personnes que tu as battues.
    [tables] **Qui joue à quelle table.** Les premières places jouent ensemble. Battre toute la table rapporte 10 points, en battre la moitié, 5, et ainsi de suite.
    [league] **Quatre semaines.** Dans une division, tout le monde se rencontre. La première place monte la prochaine fois, la dernière descend. Deux parties manquées, et tu es hors course.
    [knockout] **Élimination directe.** Les meilleurs Elo sont têtes de série. Un match nul se rejoue, côtés inversés, puis c’est le tirage au sort.
   *[cup] **Élimination directe.** Les meilleurs Elo sont têtes de série. Un match nul se rejoue, côtés inversés, puis c’est le tirage au sort. À partir de huit personnes, il y a d’abord des groupes, et les deux premières places de chacun passent.
}
event-rules-absent = { $slow ->
    [yes] **Pas de premier coup en 48 heures** : forfait, partie non classée.
   *[no] **Pas de premier coup en 5 minutes** : forfait, partie non classée. Tu es en pause jusqu’à ce que tu appuies sur **Je suis de retour**.
}
event-fair = Dés honnêtes : tous les tirages découlent d’un nombre secret, scellé avant la première inscription, et des clics de tout le monde. Sceau : { $seal }
event-fair-file = Ce fichier montre chaque tirage. `python -m tournaments verify` le vérifie.
button-event-file = Fichier des tirages
button-event-now = Commencer maintenant
button-event-next = Ronde suivante
button-event-pause = Suspendre
button-event-continue = Reprendre
button-event-remove = Retirer quelqu’un…
button-event-correct = Corriger un résultat…
button-event-off = Annuler le tournoi
button-event-off-one = Seulement celui-ci
button-event-off-all = Toute la série
button-event-let-in = Accepter quelqu’un…
event-remove-menu = Qui retirer ?
event-correct-menu = Quelle partie ?
event-correct-which = ### { $one } contre { $two }
    Quel a été le résultat ?
event-correct-nothing = Il n’y a pas de résultat à corriger.
event-correct-win = Victoire : { $name }
event-correct-draw = Match nul
event-correct-nobody = Rien pour personne
event-corrected-done = C’est corrigé. Je l’ai annoncé dans le fil du tournoi.
event-off-ask = Annuler **{ $name }** ? Les parties en cours s’arrêteront sans résultat.
event-off-done = Tournoi annulé : **{ $name }**.
event-paused-done = Tournoi suspendu : **{ $name }**. Aucune ronde ne commencera avant que tu appuies sur **Reprendre**.
event-continued-done = **{ $name }** reprend.
event-removed-done = { $name } ne participe plus.
event-hurried-done = C’est parti.
event-hurried-waits = { $slow ->
    [yes] On commence dès qu’il y a { $least } inscriptions.
   *[no] J’ai fait l’appel. On commence dès que { $least } personnes ont appuyé sur **Je suis là**.
}
event-let-in-menu = Qui accepter dès maintenant ?
event-let-in-done = { $there ->
    [yes] { $name } participe déjà.
   *[no] { $name } peut participer dès maintenant.
}
event-let-in-bot = Les bots ne peuvent pas participer.
event-moderators-only = C’est la modération qui organise ce tournoi.
event-organiser-only = C’est { $by } qui organise ce tournoi. La modération peut aussi le faire.

# ---- The end
event-won = ### 🏆 { $winner } remporte { $name } !
event-won-shared = ### 🏆 { $name } : victoire partagée entre { $winner }
event-won-league = ### 🏆 { $name }, c’est fini
event-no-winner = ### { $name }, c’est fini
    Personne n’a gagné.
event-division-won = **Division { $number } :** { $winner }
event-place-line = **{ $place }.** { $names }
event-end-small = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
event-end-next = Prochain rendez-vous : { $when }.
event-off-too-few = ### { $name } n’aura pas lieu
    { $slow ->
        [yes] { $here ->
            [0] Personne ne s’est inscrit, et il faut être au moins { $least }.
            [one] Une seule personne s’est inscrite, et il faut être au moins { $least }.
           *[other] { $here } personnes se sont inscrites, et il faut être au moins { $least }.
        }
       *[no] { $here ->
            [0] Personne n’était là, et il faut être au moins { $least }.
            [one] Une seule personne était là, et il faut être au moins { $least }.
           *[other] { $here } personnes étaient là, et il faut être au moins { $least }.
        }
    }
event-off-called = ### C’est annulé : { $name }
    C’est { $by } qui a annulé.
event-off-paused = ### C’est annulé : { $name }
    Le tournoi était suspendu depuis { $slow ->
        [yes] deux semaines
       *[no] un jour
    }.
event-off-lost = ### { $name } s’arrête là
    Je ne peux plus créer de fils ici.
event-off-pairing = Il ne restait plus de paires sans revanche : le tournoi s’arrête là.
event-off-unpaired = ### { $name } n’a pas lieu
    Aucun tirage n’était possible, le tournoi n’a donc pas commencé.
event-stops = C’est la troisième fois d’affilée : j’arrête de le répéter.
button-event-join-next = Rejoindre le prochain
button-event-again = Relancer
event-calendar = { $game }. Pour participer : { $url }
event-game-line = **{ $name }**, { $stage }
event-game-deadline = { $name } : premier coup attendu { $when }, sinon c’est le forfait.
event-game-claim = { $name } n’est pas là. { $other }, appuie sur **Je suis là** pour gagner. Ton temps expire { $when }.
event-game-after = { $next ->
    [league] Toutes les parties de la ligue : { $place }
    [last] Le résultat final : { $place }
   *[round] La ronde suivante commence toute seule : { $place }
}
event-appeared = C’est noté : tu es là.

server-line-event-organisers = 🏅 Tournois
event-organisers = { $who ->
    [everybody] Tout le monde peut organiser des tournois
   *[moderators] La modération organise les tournois
}
event-organisers-form = Tournois
event-organisers-question = Qui peut organiser des tournois ici ?
event-organisers-choice = { $who ->
    [everybody] Tout le monde
   *[moderators] La modération
}
