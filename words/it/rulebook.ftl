rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] regola { $first }
   *[other] regole { $first }-{ $last }
}
rules-opening = { $game }: l’idea
rules-picture = **Nell’immagine:** { $shows }
rules-topics = Scegli un argomento
rules-none = In queste regole non c’è niente su “{ $topic }”. Scegli un argomento qui sotto.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game }: { $topic }
button-rules = Regole
button-rules-of = Regole: { $game }
button-rules-next = Avanti: { $topic }
button-rules-back = Indietro
button-why = Perché?
no-rulebook = { $game } non ha ancora un regolamento.
