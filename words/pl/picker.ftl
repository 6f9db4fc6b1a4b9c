# The games to choose from, and the page of each.
picker-title = ### W co chcesz zagrać?
# $least and $most are seats, $minutes and $people ranges; $people is "any" if every number of players is usual.
picker-facts = -# { $least ->
    [1] Od 1 do { $most } graczy
   *[other] { $least ->
        [2] { $most ->
            [2] Dla 2 graczy
           *[other] Od 2 do { $most } graczy
        }
       *[other] Od { $least } do { $most } graczy
    }
} · około { $minutes } minut{ $people ->
    [any] { "" }
   *[other] { " " }przy { $people } graczach
}
# Above the levels. $order says who begins: first (the person), drawn, or luck where there is nothing but luck.
picker-computers = { $count ->
    [1] **Z komputerem.**
    [2] **Z dwoma komputerami.**
    [3] **Z trzema komputerami.**
   *[other] **Z { $count } komputerami.**
} { $order ->
    [first] Zaczynasz ty:
    [luck] Decydują kości:
   *[drawn] O kolejności decyduje los:
}
picker-friends = **Ze znajomymi:**
button-picker-now = Zagraj teraz
button-picker-back = Wróć
picker-level = { $level ->
    [random] Losowy
    [easy] Łatwy
    [normal] Normalny
    [hard] Trudny
    [expert] Ekspert
   *[other] { $level }
}
picker-tables = Grasz już przy { $limit ->
    [one] jednym stole
    [few] { $limit } stołach
   *[many] { $limit } stołach
}. Najpierw dokończ którąś grę.

button-play-this = Zagraj w to
