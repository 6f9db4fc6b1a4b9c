# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Films.

button-share = Udostępnij
button-last-turn = Co się stało?

## The page
share-title = ### Udostępnij tę grę
# $ways are the buttons that are posted with it; $place is the channel, none in direct messages.
share-audience = { $place ->
    [none] Wyślę ją tutaj, z przyciskami { $ways }.
   *[other] Zobaczą ją wszyscy na { $place }, z przyciskami { $ways }.
}
# How a game is shown: buttons beside each other.
share-kind = { $kind ->
    [card] Karta
    [picture] Obrazek
    [film] Klip
   *[moments] Momenty
}
share-menu = Wybierz część
share-part-turn = Ostatnia tura
share-part-goal = Gol { $number }
share-part-all = Cała gra
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Mecz { $number }
    [worldcup] Wynik rundy { $number }
   *[other] Część { $number }
}
share-film-takes = -# Klip potrwa { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}, a zrobienie go zajmie chwilę.
button-share-post = Wyślij
button-share-cancel = Anuluj
share-making = Robię klip… { $percent }%
share-waiting = Twój klip zacznie powstawać, gdy skończy się inny…
share-posted = { $place ->
    [none] **Wysłane.**
   *[other] **Wysłane na { $place }.**
}
button-share-go = Zobacz
# Of a puzzle whose day isn't over. $when is when it will be.
share-result-only = { $place ->
    [none] Wyślę tu twój wynik. Planszę udostępnisz { $when }.
   *[other] Wszyscy na { $place } zobaczą twój wynik. Planszę udostępnisz { $when }.
}

## What is posted
# $what is what it is of: a part, who played, the game.
share-by = -# { $what } · udostępnia { $name }
share-from-file = z pliku gry
film-player = Gracz { $number }

## Why not
share-no-files = Nie mogę tu wysyłać obrazków. Poproś moderację, żeby dała mi uprawnienie { $right }.
share-nothing = Nic się jeszcze nie wydarzyło. Spróbuj po pierwszym ruchu.
share-nothing-file = W tym pliku gry nic się nie dzieje, więc nie ma czego udostępnić.
share-nothing-new = Od twojej ostatniej tury nic się nie wydarzyło.
share-busy = Powstaje teraz zbyt wiele klipów. Spróbuj za minutę albo wyślij obrazek.
share-one-at-a-time = Twój poprzedni klip jeszcze powstaje. Poczekaj na niego i spróbuj ponownie.
share-failed = Nie udało się zrobić tego klipu. Wyślij obrazek albo wybierz krótszą część.
share-not-drawn = Nie udało się narysować tego obrazka. Spróbuj za minutę albo wybierz klip.
share-private = Ta zagadka jest jeszcze rozwiązywana prywatnie. Udostępnisz ją, gdy się skończy.
