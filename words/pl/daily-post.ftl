# Zagadka dnia na kanale i gdzie się to ustawia.
daily-post-head = ### Zagadka dnia { $number }: { $task }
daily-post-about = Grasz jako { $side }: { $actions }. Trzy próby, bez zegara.
daily-post-yesterday = **Wczoraj**
daily-post-more = { $count ->
    [one] i jeszcze 1 osoba
    [few] i jeszcze { $count } osoby
   *[many] i jeszcze { $count } osób
}
# Everybody who solved a puzzle, if none of them can be named.
daily-post-people = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
daily-post-unsolved = Nikt jej nie rozwiązał.
daily-post-streak = 🔥 Ten serwer: { $days } dni z rzędu
daily-post-month = -# { $month }: { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# Przy zagadce { $number } była awaria. Nikt nie stracił przez to serii.
daily-post-mondays = -# Dopóki ktoś nie zagra, publikuję tylko w poniedziałki.
daily-post-stops = -# Od czterech tygodni nikt nie gra, więc na tym kończę.
button-daily-post-play = Zagraj
button-daily-post-race = Wyścig
button-daily-post-again = Publikuj znowu
server-line-daily-post = 🧩 Zagadka dnia
daily-post-off = Wyłączona
daily-post-at = { $place } o { $hour }, { $zone }
daily-post-on = Następna zagadka pojawi się tu: { $when }. Nowa zaczyna się zawsze o { $change } twojego czasu.
daily-post-stopped = Przez cztery tygodnie nikt nie grał, więc nic już nie publikuję.
daily-post-form = Zagadka dnia
daily-post-form-channel = Gdzie ją publikować
daily-post-form-channel-about = Zagadka dnia i wczorajsze wyniki, bez powiadomień. Bez kanału nic nie publikuję.
daily-post-form-hour = O której
