# Replays: step through a game that was played.
replay-title = ### Powtórka: { $game } · `{ $table }`
replay-title-file = ### Powtórka: { $game } · plik gry
replay-opening = **Początek**{ $count ->
    [0] { "" }
    [one] { " " }· dalej 1 tura
    [few] { " " }· dalej { $count } tury
   *[many] { " " }· dalej { $count } tur
}
# A turn's number is 0 during set-up.
replay-turn = { $number ->
    [0] **Rozstawienie**
   *[other] **Tura { $number } z { $count }**
}
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Przejdź do tury ({ $first }–{ $last } z { $count })
replay-menu-marks = Przejdź do ważnej chwili
replay-entry = { $number ->
    [0] Rozstawienie
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Wcześniej…
replay-later = ⬇ Później…
replay-sides = Czyj widok pokazać
replay-side = Widok: { $name }
replay-public = To, co widzieli wszyscy
replay-flip = Obróć planszę
replay-in-words = Słowami
replay-picture = Obrazek
replay-by-action = Akcja po akcji
replay-by-turn = Tura po turze
replay-which = Którą grę chcesz obejrzeć?
replay-games = Twoje ostatnie gry
