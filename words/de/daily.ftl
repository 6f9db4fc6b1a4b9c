# The daily puzzle: beginning a try, and what is said below its board.
daily-thread = Tagesrätsel { $number }
daily-counts = 🧩 **Tagesrätsel { $number }.** Heute haben alle dieselben Würfel, darum sieht niemand sonst dein Brett, bis du fertig bist. Nur dieser Versuch zählt. Beende ihn, bevor { $when } das nächste Rätsel kommt.
daily-practice = 🧩 **Tagesrätsel { $number }**, zur Übung: Der Versuch, der zählt, ist schon gespielt. Niemand sonst sieht dein Brett, bis du fertig bist.
daily-goes-on = 🧩 Hier ist dein Versuch, so wie du ihn verlassen hast.
daily-about = { $counted ->
    [yes] 🧩 **Tagesrätsel { $number }**, der Versuch, der zählt. Alle haben dieselben Würfel: **/mundialito daily**
   *[no] 🧩 **Tagesrätsel { $number }**, zur Übung. Alle haben dieselben Würfel: **/mundialito daily**
}
daily-late = -# Erst nach dem Tag des Rätsels fertig geworden, darum zählt es nicht.
daily-best = -# Am besten hier: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
daily-unsolved = -# Hier hat es noch niemand gelöst.
daily-next = -# Das nächste Rätsel kommt { $when }.
no-puzzle = Hier gibt es kein Tagesrätsel.
button-daily-today = Tagesrätsel
button-daily-too = Auch spielen
