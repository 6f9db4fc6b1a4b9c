privacy-title = ### Co o tobie zapisano
privacy-nothing = Nic o tobie nie zapisano.
privacy-id = Twój identyfikator Discorda, który oznacza cię w grach i zapisach.
privacy-names = Twoje nazwy: **{ $name }** ({ $account }).
privacy-language = Twój język: { $language }.
privacy-count-settings = { $count ->
    [one] 1 ustawienie lub zapamiętane ustawienie drużyny.
    [few] { $count } ustawienia i zapamiętane ustawienia drużyn.
   *[many] { $count } ustawień i zapamiętanych ustawień drużyn.
}
privacy-count-blocked = { $count ->
    [one] 1 osoba, którą blokujesz.
    [few] { $count } osoby, które blokujesz.
   *[many] { $count } osób, które blokujesz.
}
privacy-count-lessons = { $count ->
    [one] Dla 1 gry: czy lekcja jest skończona albo czy jej nie chcesz.
    [few] Dla { $count } gier: czy lekcja jest skończona albo czy jej nie chcesz.
   *[many] Dla { $count } gier: czy lekcja jest skończona albo czy jej nie chcesz.
}
privacy-direct = Kanał twoich wiadomości prywatnych ze mną.
privacy-count-open = { $count ->
    [one] 1 otwarty stół lub zaproszenie.
    [few] { $count } otwarte stoły i zaproszenia.
   *[many] { $count } otwartych stołów i zaproszeń.
}
privacy-count-finished = { $count ->
    [one] 1 skończona gra, ze wszystkimi ruchami. Z niej liczy się twój ranking.
    [few] { $count } skończone gry, ze wszystkimi ruchami. Z nich liczą się twoje rankingi.
   *[many] { $count } skończonych gier, ze wszystkimi ruchami. Z nich liczą się twoje rankingi.
}
privacy-count-tries = { $count ->
    [one] 1 próba zagadki dnia.
    [few] { $count } próby zagadek dnia.
   *[many] { $count } prób zagadek dnia.
}
privacy-count-mentions = { $count ->
    [one] 1 notatka o wzmiance o tobie. Trzymam ją jeden dzień.
    [few] { $count } notatki o wzmiankach o tobie. Trzymam je jeden dzień.
   *[many] { $count } notatek o wzmiankach o tobie. Trzymam je jeden dzień.
}
privacy-count-openings = { $count ->
    [one] 1 notatka o tym, kiedy otwarto twój stół. Trzymam ją jeden dzień.
    [few] { $count } notatki o tym, kiedy otwarto twoje stoły. Trzymam je jeden dzień.
   *[many] { $count } notatek o tym, kiedy otwarto twoje stoły. Trzymam je jeden dzień.
}
privacy-count-hands = { $count ->
    [one] 1 wiadomość prywatna z twoimi kartami.
    [few] { $count } wiadomości prywatne z twoimi kartami.
   *[many] { $count } wiadomości prywatnych z twoimi kartami.
}
privacy-count-servers = { $count ->
    [one] Informacja, czy jesteś na 1 serwerze.
    [few] Informacje, czy jesteś na { $count } serwerach.
   *[many] Informacje, czy jesteś na { $count } serwerach.
}
privacy-count-bans = { $count ->
    [one] 1 ban, z powodem. Skrót twojego identyfikatora zostaje, dopóki ban trwa, nawet jeśli usuniesz resztę.
    [few] { $count } bany, z powodami. Skrót twojego identyfikatora zostaje, dopóki trwają, nawet jeśli usuniesz resztę.
   *[many] { $count } banów, z powodami. Skrót twojego identyfikatora zostaje, dopóki trwają, nawet jeśli usuniesz resztę.
}
privacy-count-follows = { $count ->
    [one] 1 gra, którą obserwujesz.
    [few] { $count } gry, które obserwujesz.
   *[many] { $count } gier, które obserwujesz.
}
privacy-count-tips = { $count ->
    [one] 1 typ na mecz turnieju.
    [few] { $count } typy na mecze turniejów.
   *[many] { $count } typów na mecze turniejów.
}
privacy-count-changes = { $count ->
    [one] 1 zmiana ustawień serwera.
    [few] { $count } zmiany ustawień serwerów.
   *[many] { $count } zmian ustawień serwerów.
}
privacy-count-events = { $count ->
    [one] 1 turniej, w którym grasz lub który prowadzisz.
    [few] { $count } turnieje, w których grasz lub które prowadzisz.
   *[many] { $count } turniejów, w których grasz lub które prowadzisz.
}
privacy-count-absences = { $count ->
    [one] Nieobecność na ostatnim turnieju na 1 serwerze, pod skrótem twojego identyfikatora.
    [few] Nieobecność na ostatnich turniejach na { $count } serwerach, pod skrótem twojego identyfikatora.
   *[many] Nieobecność na ostatnich turniejach na { $count } serwerach, pod skrótem twojego identyfikatora.
}
privacy-count-against = { $count ->
    [one] 1 notatka sprzed usunięcia, na przykład o otwartym stole. Zostaje jeden dzień, pod skrótem twojego identyfikatora.
    [few] { $count } notatki sprzed usunięcia, na przykład o otwartych stołach. Zostają jeden dzień, pod skrótem twojego identyfikatora.
   *[many] { $count } notatek sprzed usunięcia, na przykład o otwartych stołach. Zostają jeden dzień, pod skrótem twojego identyfikatora.
}
privacy-erased-lately = To, że { $when } wszystko o tobie zostało usunięte. Trzymam to jeden dzień, pod skrótem twojego identyfikatora.
privacy-ways = **/mundialito privacy export** wyśle ci to wszystko w pliku. **/mundialito privacy delete** to usunie.
privacy-exported = Oto wszystko, co o tobie zapisano. Tę wiadomość widzisz tylko ty.
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [one] Masz 1 otwarty stół lub zaproszenie. Zwolnisz miejsce, a jeśli gra trwa, poddasz ją.
        { privacy-ask-all }
    [few] Masz { $open } otwarte stoły lub zaproszenia. Zwolnisz miejsca, a trwające gry poddasz.
        { privacy-ask-all }
   *[many] Masz { $open } otwartych stołów lub zaproszeń. Zwolnisz miejsca, a trwające gry poddasz.
        { privacy-ask-all }
}
privacy-ask-all =
    Twoje nazwy, ustawienia, rankingi, próby zagadek i wszystko inne o tobie zostanie usunięte. Skończone gry zostają dla innych, a zamiast ciebie jest w nich *ktoś, kogo już nie ma*.
    To, co cię ogranicza, na przykład blokada, zostaje tak długo, jak miało trwać, pod skrótem twojego identyfikatora. Usunąć wszystko możesz raz dziennie.
    Tego nie da się cofnąć. Wiadomości wysłane już na kanały zostają, póki ktoś ich tam nie usunie.
    Przycisk działa przez { $minutes } min.
privacy-late = Tamten przycisk działał tylko przez { $minutes } min. Nic nie zostało usunięte. Nowy dostaniesz poleceniem **/mundialito privacy delete**.
privacy-too-soon = Wszystko o tobie zostało usunięte niecały dzień temu. Znów da się to zrobić { $when }.
button-erase = Usuń wszystko o mnie
privacy-erased = Wszystko o tobie jest usunięte. Jeśli znów zagrasz, zaczniesz od zera.
privacy-erased-nothing = Nie było już nic do usunięcia.
privacy-count-streaks = Twoja seria w zagadkach dnia.
privacy-count-mistakes = { $count ->
    [one] 1 błąd z twoich gier, pokazany ponownie lub rozwiązany.
    [few] { $count } błędy z twoich gier, pokazane ponownie lub rozwiązane.
   *[many] { $count } błędów z twoich gier, pokazanych ponownie lub rozwiązanych.
}
privacy-count-digests = { $count ->
    [one] 1 wiadomość o twojej kolei i termin następnej.
    [few] { $count } wiadomości o twojej kolei i termin następnej.
    [many] { $count } wiadomości o twojej kolei i termin następnej.
   *[other] { $count } wiadomości o twojej kolei i termin następnej.
}
