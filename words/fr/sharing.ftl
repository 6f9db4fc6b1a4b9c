# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Films.

button-share = Partager
button-last-turn = Qu’a fait l’autre ?

## The page
share-title = ### Partager cette partie
# $ways are the buttons that are posted with it; $place is the channel, none in direct messages.
share-audience = { $place ->
    [none] Je la publie ici, avec { $ways }.
   *[other] Tout le monde la verra dans { $place }, avec { $ways }.
}
# How a game is shown: buttons beside each other.
share-kind = { $kind ->
    [card] Carte
    [picture] Image
    [film] Vidéo
   *[moments] Moments
}
share-menu = Choisis un passage
share-part-turn = Le dernier tour
share-part-goal = But { $number }
share-part-all = Toute la partie
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Match { $number }
    [worldcup] Décompte de la manche { $number }
   *[other] Passage { $number }
}
share-film-takes = -# Une vidéo de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; un peu de patience.
button-share-post = Publier
button-share-cancel = Annuler
share-making = Création de la vidéo… { $percent } %
share-waiting = Ta vidéo commencera quand une autre sera terminée…
share-posted = { $place ->
    [none] **C’est publié.**
   *[other] **C’est dans { $place }.**
}
button-share-go = Voir
# Of a puzzle whose day isn't over. $when is when it will be.
share-result-only = { $place ->
    [none] Je publie ton résultat ici. Tu pourras partager le plateau { $when }.
   *[other] Tout le monde verra ton résultat dans { $place }. Tu pourras partager le plateau { $when }.
}

## What is posted
# $what is what it is of: a part, who played, the game.
share-by = -# { $what } · partagé par { $name }
share-from-file = d’un fichier de partie
film-player = Place { $number }

## Why not
share-no-files = Je ne peux pas publier d’images ici. Demande à la modération de m’accorder { $right }.
share-nothing = Il ne s’est encore rien passé. Réessaie après le premier coup.
share-nothing-file = Il ne se passe rien dans ce fichier de partie, donc il n’y a rien à partager.
share-nothing-new = Il ne s’est rien passé depuis ton dernier tour.
share-busy = Trop de vidéos sont en préparation. Réessaie dans une minute, ou publie une image.
share-one-at-a-time = Ta dernière vidéo est encore en préparation. Attends-la, puis réessaie.
share-failed = Je n’ai pas pu créer cette vidéo. Publie plutôt une image, ou choisis un passage plus court.
share-not-drawn = Je n’ai pas pu dessiner cette image. Réessaie dans une minute, ou choisis une vidéo.
share-private = Cette énigme est encore jouée en privé. Tu pourras la partager à la fin.
