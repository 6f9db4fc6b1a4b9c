# Pomoc: strona z menu pytań; każda odpowiedź ma najwyżej cztery linijki.

help-page =
    ### Gry planszowe, tu i teraz
    { $place ->
        [direct] **Zagraj** tu z komputerem albo ze znajomymi na serwerze.
       *[server] **Zagraj** ze znajomymi albo z komputerem.
    }
    {""}**Naucz się** gry w dwie minuty.
    {""}**Codziennie:** dwie zagadki dla wszystkich.
    {""}**Turnieje:** wieczór gier, liga lub puchar.
    {""}**Więcej…** pod planszą: cała reszta.
help-menu = Jak mogę…
help-kept = -# Przechowuję twój identyfikator Discorda, nazwy, ustawienia i gry. Wiadomości nie czytam.
help-manage = **Zarządzasz tym serwerem.** Menu powyżej mówi, jak zakończyć grę, zbanować kogoś, zaplanować turniej i ograniczyć, kto mnie używa. Wszystkie polecenia: `/mundialito-admin`.
button-help-play = Zagraj
button-help-tables = Moje stoły
button-help-back = Wróć

# The questions, as they continue the menu's title, and their answers.
help-ask-move = zrobić ruch
help-answer-move = Naciśnij **Twój ruch** pod planszą, wybierz figurę, a potem co ma zrobić. Dopóki nie zagrasz, widzisz to tylko ty.
help-ask-cards = zobaczyć swoje karty
help-answer-cards = Przychodzą w wiadomości prywatnej. Pokaże je też **Karty** przy stole albo `/hand`. Nikt inny ich nie widzi.
help-ask-undo = cofnąć, poddać się, zaproponować remis
help-answer-undo = Naciśnij **Więcej…** pod planszą. To, co dotyczy innych, wymaga ich zgody.
help-ask-type = wpisywać ruchy
help-answer-type = `/move` podpowiada w trakcie pisania, co możesz zagrać. Cofanie, remis i cała reszta: `/mundialito table`.
help-ask-words = grać bez obrazków
help-answer-words = **Więcej…**, potem **Opis planszy**. Każdy obrazek ma opis dla czytników ekranu.
help-ask-less = dostawać mniej wiadomości
help-answer-less = `/mundialito settings` wyłącza wzmianki oraz zaproszenia od osób, których nie znasz.
help-ask-slow = grać powoli
help-answer-slow = Otwórz stół poleceniem `/mundialito play pace:slow`: każdy gra, gdy ma czas. Gdy kogoś brakuje, reszta decyduje, co dalej.
help-ask-watch = oglądać lub odtworzyć grę
help-answer-watch = `/mundialito watch` pokazuje, w co się tu gra. Pod planszą skończonej gry jest **Powtórka**.
help-ask-event = zagrać w turnieju
help-answer-event = `/mundialito event` pokazuje, co w planach. Naciśnij **Dołącz**, a gdy zawołam, **Jestem**. Twoje partie otworzą się same.
help-ask-share = udostępnić grę
help-answer-share = Pod skończoną grą: **Udostępnij**. Wybierz kartę, klip albo momenty, potem **Wyślij**.
help-ask-ratings = zobaczyć rankingi
help-answer-ratings = `/mundialito leaderboard` i `/mundialito profile`. Czemu twój się zmienił, powie `/mundialito rating`.
help-ask-rules = sprawdzić zasady
help-answer-rules = Wybierz grę albo poszukaj słowa poleceniem `/mundialito rules`.
help-ask-block = zablokować kogoś
help-answer-block = `/mundialito block`: ta osoba nie zaprosi cię i nie dosiądzie się do twoich stołów. Nie dowie się o tym.
help-ask-data = zobaczyć lub usunąć moje dane
help-answer-data = `/mundialito privacy` pokazuje wszystko, daje kopię i usuwa.
help-ask-end = zakończyć grę, która utknęła
help-answer-end = `/mundialito-admin end` na jej kanale. Najpierw powiem, co to oznacza, i zapytam.
help-ask-ban = zbanować kogoś
help-answer-ban = `/mundialito-admin ban add`, na kilka dni albo do odwołania. Ta osoba od razu odchodzi od stołów tutaj.
help-ask-plan = zaplanować turniej lub poprawić wynik
help-answer-plan = `/mundialito event`, potem **Nowy turniej**. **Więcej…** pod nim pozwala go zacząć, wstrzymać, poprawić lub odwołać. Kto może planować: `/mundialito-admin setup`.
help-ask-language = zmienić język na serwerze
help-answer-language = `/mundialito-admin setup` ustala język plansz i postów. Prywatne odpowiedzi są w języku danej osoby.
help-ask-limit = ograniczyć, kto i gdzie cię używa
help-answer-limit = W Discordzie: **Ustawienia serwera → Integracje**, potem moja nazwa. Wybierz role i kanały dla każdego polecenia.
help-ask-posts = zobaczyć, co publikujesz sam z siebie
help-answer-posts = Plansze ze wzmiankami, wyniki pucharów, turnieje z wynikami i jedno powitanie. Zagadki dnia i comiesięczne podium tylko wtedy, gdy je włączysz: `/mundialito-admin setup`.

button-privacy = Prywatność
button-terms = Regulamin
