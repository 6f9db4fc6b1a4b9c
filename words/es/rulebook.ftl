# The rules by topic. $numbers is what `rules-numbers` says, or "none".
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] regla { $first }
   *[other] reglas { $first }–{ $last }
}
rules-opening = { $game }: la idea
rules-picture = **En la imagen:** { $shows }
rules-topics = Elige un tema
rules-none = En estas reglas no hay nada sobre «{ $topic }». Elige un tema aquí abajo.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game }: { $topic }
button-rules = Reglas
button-rules-of = Reglas: { $game }
button-rules-next = Sigue: { $topic }
button-rules-back = Atrás
button-why = ¿Por qué?
no-rulebook = { $game } aún no tiene reglamento.
