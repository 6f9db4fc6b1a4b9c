calm-turns = **🔔 Moja kolej**
    { $how ->
        [each] Wzmianka za każdym razem
        [digest] Po jednej wiadomości o 08:00 i o 19:00
       *[never] Nigdy
    }
calm-zone = **🕘 Mój czas lokalny**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(zgaduję)*
       *[no] {""}
    }
calm-hours = **🌙 Godziny ciszy**
    { $on ->
        [yes] Od { $begin } do { $end }
       *[no] Wyłączone
    }
calm-absence = **🏖️ Nieobecność**
    { $until ->
        [none] Nie · w tym roku { $days ->
            [one] został 1 dzień
            [few] zostały { $days } dni
            [many] zostało { $days } dni
           *[other] zostało { $days } dnia
        }
       *[other] Do { $until }
    }
button-calm-less = Powiadamiaj rzadziej
button-calm-calls = Zmień powiadomienia
button-calm-zone = Ustaw mój czas
button-calm-hours = Ustaw godziny
button-calm-away = Nie będzie mnie…
button-calm-back = Już jestem
button-calm-play = Zagraj i wróć
button-calm-page = Moje ustawienia
button-calm-go = Do stołu
calm-turns-form = Moja kolej
calm-turns-question = Jak często powiadamiać o twojej kolei?
calm-turns-question-about = Dotyczy powolnych stołów. O grach na żywo powiadamiam zawsze.
calm-turns-choice = { $how ->
    [each] Za każdym razem
    [digest] Dwa razy dziennie
   *[never] Nigdy
}
calm-turns-then = { $how ->
    [each] Wzmianka przy stole
    [digest] Po jednej wiadomości prywatnej o 08:00 i o 19:00
   *[never] Zaglądam bez powiadomień: /mundialito games
}
calm-closed = Nie mogę do ciebie napisać. Zezwól na wiadomości prywatne na tym serwerze i spróbuj ponownie.
calm-zone-form = Mój czas lokalny
calm-zone-question = Gdzie jesteś albo która u ciebie godzina?
calm-zone-example = Warszawa · UTC−3 · 21:40
calm-zone-unknown = { $place ->
    [none] Nie wiem, gdzie to jest.
   *[other] Nie znam miejsca *{ $place }*.
} Czy chodzi o:
calm-hours-form = Godziny ciszy
calm-hours-from = Od
calm-hours-from-about = W tych godzinach wiadomości przychodzą po cichu. Zegary idą dalej.
calm-hours-to = Do
calm-hours-off = Wyłączone
calm-hours-equal = Początek i koniec są takie same. Wybierz dwie różne godziny albo wyłącz ciszę.
calm-away-form = Nieobecność
calm-away-question = Do którego dnia (włącznie)?
calm-away-question-about = { $days ->
    [one] Najwyżej 14 dni z rzędu. W tym roku został ci 1 dzień.
    [few] Najwyżej 14 dni z rzędu. W tym roku zostały ci { $days } dni.
    [many] Najwyżej 14 dni z rzędu. W tym roku zostało ci { $days } dni.
   *[other] Najwyżej 14 dni z rzędu. W tym roku zostało ci { $days } dnia.
}
calm-tomorrow = Jutro, { $date }
calm-no-days = Wszystkie 28 dni nieobecności w tym roku masz już za sobą.
calm-too-long = { $days ->
    [one] W tym roku został ci 1 dzień. Wybierz wcześniejszą datę.
    [few] W tym roku zostały ci { $days } dni. Wybierz wcześniejszą datę.
    [many] W tym roku zostało ci { $days } dni. Wybierz wcześniejszą datę.
   *[other] W tym roku zostało ci { $days } dnia. Wybierz wcześniejszą datę.
}
calm-begun = **Masz wolne do { $until }.** { $tables ->
    [0] Nie siedzisz teraz przy żadnym powolnym stole.
    [one] Twój powolny stół czeka, gry na żywo nie.
    [few] Twoje { $tables } powolne stoły czekają, gry na żywo nie.
    [many] Twoich { $tables } powolnych stołów czeka, gry na żywo nie.
   *[other] Twoje { $tables } powolnego stołu czeka, gry na żywo nie.
}
calm-ended = **Witaj z powrotem.** Przy twoich powolnych stołach gra toczy się dalej.
refusal-away = Masz wolne do <t:{ $until }:D>. Zagrać i wrócić?
calm-held = -# 🏖️ { $names } { $count ->
    [one] ma
    [few] mają
   *[many] mają
} wolne do { $when }, więc nic nie przepada.
calm-away = -# 🏖️ { $names } { $count ->
    [one] ma
    [few] mają
   *[many] mają
} wolne do { $when }.
calm-digest-title = ### { $count ->
    [one] Jedna gra na ciebie czeka
    [few] Czekają na ciebie { $count } gry
    [many] Czeka na ciebie { $count } gier
   *[other] Czeka na ciebie { $count } gry
}
calm-digest-none = Nic na ciebie nie czeka.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ czas mija { $when }
        [invited] ✉️ masz zaproszenie
        [asked] czeka na ciebie pytanie
       *[no] twoja kolej nadeszła { $when }
    }
calm-digest-more = i jeszcze { $count }: **/mundialito games**
calm-digest-next = -# Następna wiadomość o { $when }, jeśli coś będzie na ciebie czekać.
