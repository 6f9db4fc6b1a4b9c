# The games to choose from, and the page of each.
picker-title = ### Was möchtest du spielen?
# $least and $most are seats, $minutes and $people ranges; $people is "any" if every number of players is usual.
picker-facts = -# { $least ->
    [1] { $most ->
        [1] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $least ->
        [2] { $most ->
            [2] Zu zweit
           *[other] 2 bis { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }
} · etwa { $minutes } Minuten{ $people ->
    [any] { "" }
   *[other] { " " }mit { $people } Personen
}
# Above the levels. $order says who begins: first (the person), drawn, or luck where there is nothing but luck.
picker-computers = { $count ->
    [1] **Gegen einen Computer.**
    [2] **Gegen zwei Computer.**
    [3] **Gegen drei Computer.**
   *[other] **Gegen { $count } Computer.**
} { $order ->
    [first] Du beginnst:
    [luck] Die Würfel entscheiden:
   *[drawn] Die Reihenfolge wird ausgelost:
}
picker-friends = **Mit anderen:**
button-picker-now = Jetzt spielen
button-picker-back = Zurück
picker-level = { $level ->
    [random] Zufällig
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [expert] Profi
   *[other] { $level }
}
picker-tables = Du spielst schon an { $limit ->
    [one] einem Tisch
   *[other] { $limit } Tischen
}. Beende erst eine Partie.

button-play-this = Selbst spielen
