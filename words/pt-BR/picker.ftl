# The games to choose from, and the page of each.
picker-title = ### O que você quer jogar?
# $least and $most are seats, $minutes and $people ranges; $people is "any" if every number of players is usual.
picker-facts = -# { $least ->
    [1] De 1 a { $most } pessoas
   *[other] { $least ->
        [2] { $most ->
            [2] 2 pessoas
           *[other] De 2 a { $most } pessoas
        }
       *[other] De { $least } a { $most } pessoas
    }
} · cerca de { $minutes } minutos{ $people ->
    [any] { "" }
   *[other] { " " }com { $people } pessoas
}
# Above the levels. $order says who begins: first (the person), drawn, or luck where there is nothing but luck.
picker-computers = { $count ->
    [1] **Contra a CPU.**
    [2] **Contra duas CPUs.**
    [3] **Contra três CPUs.**
   *[other] **Contra { $count } CPUs.**
} { $order ->
    [first] Você começa:
    [luck] Os dados decidem:
   *[drawn] A ordem é sorteada:
}
picker-friends = **Com amigos:**
button-picker-now = Jogar já
button-picker-back = Voltar
picker-level = { $level ->
    [random] Aleatório
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [expert] Especialista
   *[other] { $level }
}
picker-tables = Você já está em { $limit ->
    [1] uma mesa
   *[other] { $limit } mesas
}. Termine uma partida primeiro.

button-play-this = Jogar este
