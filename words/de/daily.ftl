# The daily puzzle: beginning a try, and what is said below its end.
daily-counts = 🧩 **Tagesrätsel { $number }.** Heute haben alle dieselben Würfel, und niemand sonst sieht dein Brett. Nur dieser Versuch zählt. Beende ihn, bevor { $when } das nächste Rätsel kommt.
daily-practice = 🧩 **Tagesrätsel { $number }**, zur Übung: Der Versuch, der zählt, ist schon gespielt. Niemand sonst sieht dein Brett.
daily-goes-on = 🧩 Hier ist dein Versuch, so wie du ihn verlassen hast.
daily-about = { $counted ->
    [yes] 🧩 **Tagesrätsel { $number }**, der Versuch, der zählt.
   *[no] 🧩 **Tagesrätsel { $number }**, zur Übung.
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
