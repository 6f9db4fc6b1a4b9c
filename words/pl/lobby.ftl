## Publiczna wiadomość
lobby-title = ### { $game }{ $state ->
    [full] : komplet
    [last] : zostało 1 miejsce
   *[open] {""}
}
lobby-takes = { $unit ->
    [days] { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
   *[minutes] { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
}
lobby-unrated = **nierankingowa**
lobby-anyone = **{ $name }** czeka na przeciwnika
lobby-seats = **{ $here } z { $most }:** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· najlepiej od { $least }{ "\u00A0" }do{ "\u00A0" }{ $many }
}
lobby-others = { $names } i jeszcze { $count }
lobby-starter = sygnał do gry daje { $name }
lobby-no-seat = Wszystkie miejsca są zajęte
lobby-open-until = otwarte do { $when }
lobby-new-host = -# { $former } odchodzi od stołu. Gospodarzem jest teraz { $name }.

## Zaproszenie
lobby-challenge = ### { $host } rzuca wyzwanie { $to ->
    [none] ({ $game })
   *[other] { $to }
}: { $guests }
lobby-turned-down = ### { $names } { $count ->
    [one] nie może teraz zagrać
    [few] nie mogą teraz zagrać
   *[many] nie mogą teraz zagrać
}
lobby-ask-others = { $host }, czy mam zapytać wszystkich?
lobby-unanswered = ### Bez odpowiedzi: { $names }
lobby-no-game = Tym razem gry nie będzie.
invite-others = { $host } zaprasza do gry: { $guests }. Też chcesz zagrać?

## Co zostaje po zamkniętym stole
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### Stół został zamknięty
       *[other] ### { $name } zamyka stół
    }
    [withdrawn] { $name ->
        [none] ### Wyzwanie zostało wycofane
       *[other] ### { $name } wycofuje wyzwanie
    }
    [alone] ### Nikt nie dołączył na czas
    [expired] ### Nikt nie zaczął na czas
    [moderator] ### Moderacja zamknęła stół
   *[other] ### Tego stołu już nie ma
}

## Strona gospodarza i strona gościa
host-open = **Twój stół jest otwarty.** { $seats ->
    [pair] Gra zacznie się, gdy ktoś dołączy.
   *[table] Zacznij, gdy będą wszyscy.
}
host-invited = **Wyzwanie wysłane: { $names }.** { $seats ->
    [pair] Gra zacznie się, gdy zostanie przyjęte.
   *[table] Zacznij, gdy będą wszyscy.
}
guest-in = **Jesteś w grze.** { $seats ->
    [pair] Gra zacznie się, gdy będzie was dwoje.
    [ready] Zacznij grę albo poczekaj: sygnał może dać też { $host }. Oznaczę cię, gdy przyjdzie twoja kolej.
   *[table] Sygnał do gry da { $host }, a ja cię oznaczę, gdy przyjdzie twoja kolej.
}
level-question = **Jak silny ma być komputer?** Gra zaczyna się od razu, jest nierankingowa, a ty zaczynasz.
start-needs = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
}

## Ustawienia słowami
arranged-title = ### Ustawienia tego stołu: { $game }
arranged-here = **Przy stole:** { $names }
arranged-changed = **Zmienione:** { $settings }
arranged-usual = **Jak zwykle:** { $settings }
arranged-host = -# Zmienia je tylko { $name }. Niektóre wymagają zgody wszystkich.

## Odpowiedzi
done-declined = **Odrzucono.** { $host } dowie się, że teraz nie możesz.
done-left-lobby = Nie siedzisz już przy tym stole.
done-closed = Stół zamknięty.
done-withdrawn = Wyzwanie wycofane.
done-begun = { $count ->
    [0] **Gra trwa.**
    [one] **Gra trwa.** Zaczyna { $names }.
    [few] **Gra trwa.** Zaczynają { $names }.
   *[many] **Gra trwa.** Zaczynają { $names }.
}

## Przyciski
button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-ask-everyone = Zapytaj wszystkich
button-open-again = Otwórz nowy
button-play-computer = Graj z komputerem
button-settings = Ustawienia
button-back = Wstecz
level-only = { $level ->
    [random] Losowy
    [easy] Łatwy
    [normal] Normalny
    [hard] Trudny
    [expert] Ekspert
   *[other] { $level }
}

# The commands in the menu of a person or a message.
challenge-which = Zapraszasz: **{ $name }**. W co chcesz zagrać?
challenge-pick = Wybierz grę…
