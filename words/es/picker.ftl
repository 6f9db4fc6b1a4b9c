# The games to choose from, and the page of each.
picker-title = ### ¿A qué quieres jugar?
# $least and $most are seats, $minutes and $people ranges; $people is "any" if every number of players is usual.
picker-facts = -# { $least ->
    [1] De 1 a { $most } jugadores
   *[other] { $least ->
        [2] { $most ->
            [2] 2 jugadores
           *[other] De 2 a { $most } jugadores
        }
       *[other] De { $least } a { $most } jugadores
    }
} · unos { $minutes } minutos{ $people ->
    [any] { "" }
   *[other] { " " }con { $people } personas
}
# Above the levels. $order says who begins: first (the person), drawn, or luck where there is nothing but luck.
picker-computers = { $count ->
    [1] **Contra una CPU.**
    [2] **Contra dos CPU.**
    [3] **Contra tres CPU.**
   *[other] **Contra { $count } CPU.**
} { $order ->
    [first] Empiezas tú:
    [luck] Deciden los dados:
   *[drawn] Se sortea el orden:
}
picker-friends = **Con amigos:**
button-picker-now = Jugar ya
button-picker-back = Atrás
picker-level = { $level ->
    [random] Al azar
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [expert] Experta
   *[other] { $level }
}
picker-tables = Ya estás en { $limit ->
    [one] una mesa
   *[other] { $limit } mesas
}. Termina antes una partida.

button-play-this = Jugar a esto
