# Why an action of Mundialito is good or bad. A sentence each, after the action itself, with "it" for the action.
# $seat is the other side, 0 for Gualda, 1 for Bermellon; $size and $pushed are 1 to 3 pips; $cell is a name such as b3.
# $then is none if the first action does it, else something: it takes both.

mundialito-reason-goal = C’est un but !
mundialito-reason-goal-next = La deuxième action est un but : une passe { mundialito-size.to } en { $cell }.
mundialito-reason-lost = { mundialito-side } peut marquer au prochain tour, quoi que tu joues. Ici, l’occasion peut lui échapper.
mundialito-reason-allows-goal = Ça laisse { mundialito-side } marquer au prochain tour.
mundialito-reason-loses = Ensuite, rien n’empêche { mundialito-side } de marquer d’ici deux tours.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] Ça empêche { mundialito-side } de marquer à la prochaine passe.
       *[2] Ça empêche { mundialito-side } de marquer au prochain tour.
    }
   *[other] { $soon ->
        [1] Les deux actions ensemble empêchent { mundialito-side } de marquer à la prochaine passe.
       *[2] Les deux actions ensemble empêchent { mundialito-side } de marquer au prochain tour.
    }
}
mundialito-reason-decides = { $then ->
    [none] Ça menace d’un but que { mundialito-side } ne peut pas empêcher.
   *[other] Les deux actions ensemble menacent d’un but que { mundialito-side } ne peut pas empêcher.
}
mundialito-reason-prevents = Si on ne fait rien, { mundialito-side } peut menacer d’un but que personne ne peut empêcher. Ce coup l’évite.
mundialito-reason-threatens = { $then ->
    [none] Ça menace d’un but au prochain tour.
   *[other] Les deux actions ensemble menacent d’un but au prochain tour.
}
mundialito-reason-last-row = Ça met { mundialito-size.the } sur la ligne { $row }, où une passe marque.
mundialito-reason-turn-last-row = La deuxième action met { mundialito-size.the } sur la ligne { $row }, où une passe marque.
mundialito-reason-pushes-off-line = { $pushed ->
    [1] Ça pousse le pion de { mundialito-side } hors de la ligne du ballon : la passe { mundialito-size.to } en { $cell } est ouverte.
    [2] Ça pousse le drone de { mundialito-side } hors de la ligne du ballon : la passe { mundialito-size.to } en { $cell } est ouverte.
   *[3] Ça pousse la reine de { mundialito-side } hors de la ligne du ballon : la passe { mundialito-size.to } en { $cell } est ouverte.
}
mundialito-reason-in-reach = Ça amène { mundialito-size.the } en { $cell }, dans la ligne d’une passe vers l’avant.
mundialito-reason-opens-line = Ça ouvre la passe { mundialito-size.to } en { $cell }.
mundialito-reason-ball-forward = Ça rapproche le ballon du but { $count ->
    [one] d’une ligne
   *[other] de { $count } lignes
}.
mundialito-reason-turn-ball-forward = Les deux actions ensemble rapprochent le ballon du but { $count ->
    [one] d’une ligne
   *[other] de { $count } lignes
}.
mundialito-reason-ball-reaches = De là, une passe peut aller { mundialito-size.to } en { $cell }.
mundialito-reason-turn-reaches = Après les deux actions, une passe vers l’avant peut aller { mundialito-size.to } en { $cell }.
mundialito-reason-blocks-line = Ça coupe la passe de { mundialito-side } { mundialito-size.to } en { $cell }.
mundialito-reason-turn-blocks = Après les deux actions, le ballon de { mundialito-side } ne peut plus aller { mundialito-size.to } en { $cell }.
mundialito-reason-out-of-reach = Ça pousse { mundialito-size.the } de { mundialito-side } hors de portée de son ballon.
mundialito-reason-pushes-back = Ça repousse { mundialito-size.the } de { mundialito-side } d’une ligne.
mundialito-reason-stands-in-way = Ça barre la route { mundialito-size.to } de { mundialito-side } en { $cell }.
mundialito-reason-escapes = { $by ->
    [1] Ça évite { mundialito-size.to } de reculer sous la poussée d’un pion.
    [2] Ça évite { mundialito-size.to } de reculer sous la poussée d’un drone.
   *[3] Ça évite { mundialito-size.to } de reculer sous la poussée d’une reine.
}
mundialito-reason-makes-way = Ça laisse avancer { mundialito-size.the } en { $cell }.
mundialito-reason-finds-way = De { $cell }, { mundialito-size.the } pourra avancer ensuite.
mundialito-reason-more-passes = Ensuite, { $count ->
    [one] { $count } pyramide est alignée
   *[other] { $count } pyramides sont alignées
} avec le ballon.
mundialito-reason-safe = Ensuite, { mundialito-side } ne peut pas marquer au prochain tour.
mundialito-reason-forward = Ça fait avancer { mundialito-size.the } { $count ->
    [one] d’une ligne
   *[other] de { $count } lignes
}.
mundialito-reason-turn-forward = La deuxième action fait avancer { mundialito-size.the } { $count ->
    [one] d’une ligne
   *[other] de { $count } lignes
}.
mundialito-reason-swaps = Le ballon et { mundialito-size.the } échangent leur place : { mundialito-size.the } avance { $count ->
    [one] d’une ligne
   *[other] de { $count } lignes
}.
mundialito-reason-only = C’est tout ce qu’on peut jouer.
mundialito-reason-line-up = C’est une des compositions préférées des ordinateurs.
mundialito-reason-ways-forward = Sur ce plateau, les deux { mundialito-sizes } peuvent avancer tout droit.
mundialito-reason-ball-in-line = En { $cell }, le ballon est aligné avec { $count ->
    [one] une pyramide
   *[other] { $count } pyramides
} pour une passe.
