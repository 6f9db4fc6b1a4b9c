# Jedyny formularz z ustawieniami stołu i to, co jest mówione po nim.

form-title = Ustawienia: { $game }
form-pace = Tempo
form-begins = Kto zaczyna
form-order = { $value ->
    [drawn] Losowanie
    [joined] W kolejności dołączania
   *[host] Ty
}
form-wait-live = Na żywo. { term-wait-live }
form-wait-slow = Powoli. { term-wait-slow }
form-turns = Przy powolnym stole: { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
form-flags = Poza tym
form-kickoff = Każdy wybiera swoje ustawienie
form-kickoff-else = Inaczej gracie od razu z gotowym
form-hints = Podpowiedzi dla wszystkich
form-hints-then = Wtedy gra jest nierankingowa{ $asks ->
    [yes] . Wszyscy muszą się zgodzić
   *[no] {""}
}
form-thread = Gra w osobnym wątku
form-line = Najwyżej { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaki
   *[many] { $longest } znaków
} albo puste pole
form-number = Liczba całkowita{ $most ->
    [none] , co najmniej { $least }
   *[other] { " " }od { $least } do { $most }
}. Puste pole: jak zwykle.
form-late = Formularz otwierał się za długo. Spróbuj jeszcze raz.

## Na stronie gospodarza
form-asked = Czekam na zgodę ({ $names }): **{ $setting }**.
form-replaced = W międzyczasie ustawienia się zmieniły. Twoje zastąpiły: { $settings }.
form-more = { $count ->
    [one] Możesz teraz wybrać jeszcze jedną rzecz.
    [few] Możesz teraz wybrać jeszcze { $count } rzeczy.
   *[many] Możesz teraz wybrać jeszcze { $count } rzeczy.
}
form-wrong-text = **{ $name }:** wpisz najwyżej { $longest ->
    [one] { $longest } literę
    [few] { $longest } litery
   *[many] { $longest } liter
} w jednym wierszu. Reszta została zapisana.
form-wrong-number = **{ $name }:** wpisz liczbę całkowitą{ $most ->
    [none] , co najmniej { $least }
   *[other] { " " }od { $least } do { $most }
}. Reszta została zapisana.
start-alone = Nikt nie dołączył. Zacząć { $count ->
    [one] z komputerem
    [few] z { $count } komputerami
   *[many] z { $count } komputerami
}?
start-unagreed = Nie wszyscy się jeszcze zgodzili: **{ $setting }**. Zacząć bez tego?

## Menu
invite-one = Wyzwij kogoś…
invite-several = Zaproś kogoś…
lobby-about = Zasady i wszystkie ustawienia
form-control = { $value ->
    [steady] Powoli, spokojny zegar: 3 dni + 36 godzin na turę
    [brisk] Powoli, szybki zegar: 1 dzień + 12 godzin na turę
   *[timed] Na żywo, dla dwóch osób: 10 minut + 20 sekund na turę
}
form-agree = Wszyscy muszą się zgodzić
