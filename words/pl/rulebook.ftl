# The rules by topic. $numbers is what `rules-numbers` says, or "none".
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] zasada { $first }
   *[other] zasady { $first }–{ $last }
}
rules-opening = { $game }: o co chodzi
rules-picture = **Na obrazku:** { $shows }
rules-topics = Wybierz temat
rules-none = W tych zasadach nie ma nic na temat „{ $topic }”. Wybierz temat poniżej.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game }: { $topic }
button-rules = Zasady
button-rules-of = Zasady: { $game }
button-rules-next = Dalej: { $topic }
button-rules-back = Wstecz
button-why = Dlaczego?
no-rulebook = { $game } nie ma jeszcze opisu zasad.
