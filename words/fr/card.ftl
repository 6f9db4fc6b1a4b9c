# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

card-won = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
card-and-others = { $count ->
    [one] { $names } et { $count } autre
   *[other] { $names } et { $count } autres
}
card-draw = Match nul
card-nobody = Personne ne gagne
card-alone = { $solved ->
    [yes] Bravo, { $name } !
   *[no] Pas résolu
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
card-early = { $reason ->
    [resigned] { $name ->
        [none] Les autres abandonnent.
       *[other] { $name } abandonne.
    }
    [agreed] Match nul d’un commun accord.
    [moderator] La modération a mis fin à la partie.
    [voted] Un vote a mis fin à la partie.
    [forfeit] { $name ->
        [none] Il manquait quelqu’un.
       *[other] { $name } quitte la partie.
    }
    [time] Le temps est écoulé.
    [idle] La partie a fermé après deux semaines sans coup joué.
   *[other] La partie s’est arrêtée avant la fin.
}
card-turn-limit = La limite de tours est atteinte.
card-puzzle = { $counted ->
    [yes] { $title } · Énigme du jour { $number }
   *[no] { $title } · Énigme du jour { $number }, pour s’entraîner
}
card-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
card-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
# In the description of the picture.
card-placed = { $place }. { $name }
card-players = Autour de la table : { $players }
