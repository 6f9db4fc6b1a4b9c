# Films: animated pictures of games, and sharing them.

film-player = Place { $number }
button-share = Partager…
button-last-turn = Qu’a fait l’autre ?
button-share-moving = Publier le film
button-share-still = Publier l’image
button-share-cancel = Annuler
share-choose = Montre cette partie à tout le monde ici. Quel passage ?
share-menu = Choisis un passage
share-part-turn = Le dernier tour
# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Mise en place
   *[other] { $game ->
        [dicecup] Match { $number }
       *[other] Tour { $number }
    }
}
share-part-goal = But { $number }
share-part-all = Toute la partie
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Match { $number }
    [worldcup] Décompte de la manche { $number }
   *[other] Passage { $number }
}
# Above what somebody shares. $part is one of the five above.
share-by = -# { $part } · { $game }{ $source ->
    [file] { " " }· d’un fichier de partie
   *[table] { "" }
} · partagé par { $name }
share-making = Création du film… { $percent } %
share-waiting = Ton film commencera quand un autre sera terminé…
share-done = C’est fait. Regarde dans le salon.
share-nothing = Il ne s’est encore rien passé. Réessaie après le premier coup.
share-nothing-file = Il ne se passe rien dans ce fichier de partie, donc il n’y a rien à partager.
share-nothing-new = Il ne s’est rien passé depuis ton dernier tour.
share-busy = Trop de films sont en préparation. Réessaie dans une minute, ou publie l’image.
share-one-at-a-time = Ton dernier film est encore en préparation. Attends-le, puis réessaie.
share-failed = Je n’ai pas pu créer ce film. Publie plutôt l’image, ou essaie un passage plus court.
share-private = Cette énigme est encore jouée en privé. Tu pourras la partager à la fin.
