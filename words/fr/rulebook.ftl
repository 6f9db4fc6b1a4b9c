# The rules by topic. $numbers is what `rules-numbers` says, or "none".
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] règle { $first }
   *[other] règles { $first }–{ $last }
}
rules-opening = { $game } : l’idée
rules-picture = **Sur l’image :** { $shows }
rules-topics = Choisis un thème
rules-none = Rien dans ces règles ne parle de « { $topic } ». Choisis un thème ci-dessous.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game } : { $topic }
button-rules = Règles
button-rules-of = Règles : { $game }
button-rules-next = Suite : { $topic }
button-rules-back = Retour
button-why = Pourquoi ?
no-rulebook = { $game } n’a pas encore de livret de règles.
