# The rules by topic. $numbers is what `rules-numbers` says, or "none".
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] regra { $first }
   *[other] regras { $first }–{ $last }
}
rules-opening = { $game }: a ideia
rules-picture = **Na imagem:** { $shows }
rules-topics = Escolha um tema
rules-none = Nada nestas regras fala de “{ $topic }”. Escolha um tema abaixo.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game }: { $topic }
button-rules = Regras
button-rules-of = Regras: { $game }
button-rules-next = Próximo: { $topic }
button-rules-back = Voltar
button-why = Por quê?
no-rulebook = { $game } ainda não tem livro de regras.
