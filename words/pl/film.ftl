# Films: animated pictures of games, and sharing them.

film-player = Gracz { $number }
button-share = Udostępnij…
button-last-turn = Co się stało?
button-share-moving = Wyślij film
button-share-still = Wyślij obrazek
button-share-cancel = Anuluj
share-choose = Pokaż tę grę wszystkim tutaj. Którą część?
share-menu = Wybierz część
share-part-turn = Ostatnia tura
# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Rozstawienie
   *[other] { $game ->
        [dicecup] Mecz { $number }
       *[other] Tura { $number }
    }
}
share-part-goal = Gol { $number }
share-part-all = Cała gra
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Mecz { $number }
    [worldcup] Podliczona runda { $number }
   *[other] Część { $number }
}
# Above what somebody shares. $part is one of the five above.
share-by = -# { $part } · { $game }{ $source ->
    [file] { " " }· z pliku gry
   *[table] { "" }
} · udostępnia { $name }
share-making = Robię film… { $percent }%
share-waiting = Twój film zacznie powstawać, gdy skończy się inny…
share-done = Gotowe. Film jest na kanale.
share-nothing = Nic się jeszcze nie wydarzyło. Spróbuj po pierwszym ruchu.
share-nothing-file = W tym pliku gry nic się nie dzieje, więc nie ma czego udostępnić.
share-nothing-new = Od twojej ostatniej tury nic się nie wydarzyło.
share-busy = Powstaje teraz zbyt wiele filmów. Spróbuj za minutę albo wyślij obrazek.
share-one-at-a-time = Twój poprzedni film jeszcze powstaje. Poczekaj na niego i spróbuj ponownie.
share-failed = Nie udało się zrobić tego filmu. Wyślij obrazek albo wybierz krótszą część.
share-private = Ta zagadka jest jeszcze rozwiązywana prywatnie. Udostępnisz ją, gdy się skończy.
