# What moderators and operators read: the doctor and the status page.
command-doctor = doctor
command-doctor-about = Zobacz, na co czeka stół, i napraw, co jest z nim nie tak
option-doctor-table = Stół na tym serwerze; puste pole to stół stąd albo wszystkie

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = To poczekalnia, czeka na graczy. Ostatnia zmiana: { $when }.
doctor-over = Gra skończyła się { $when }.
doctor-waits = ⏳ Czekamy na ruch: { $names }. Kolej przyszła { $when }.
doctor-thinks = 💭 Myśli: { $names }. Kolej przyszła { $when }.
doctor-vote = 🗳️ { $others ->
    [one] Druga osoba decyduje
    [few] Pozostali głosują
   *[many] Pozostali głosują
}, co dalej, bo { $name } nie daje znaku życia. Głosowanie zaczęło się { $when }.
doctor-nobody = Nikt nie musi nic robić. Ostatnia tura skończyła się { $when }.
doctor-next = Następnie, { $when }: { $kind ->
    [lobby] poczekalnia się zamknie.
    [remind] pójdzie przypomnienie.
    [away] pozostali dostaną pytanie, co robić.
    [vote] głosy zostaną policzone.
    [idle] zapomniana gra się zamknie.
    [clock] końcowy gwizdek.
    [routine] stół zagra za tego, czyja jest kolej.
    [round] cała runda zostanie rozegrana.
    [pause] zacznie się następny mecz.
    [lapse] prośba bez odpowiedzi wygaśnie.
    [hold] nieobecność się skończy.
   *[other] coś innego ({ $kind }).
}
doctor-board = [Plansza]({ $link }) jest aktualna.
doctor-well = ✅ Z tym stołem wszystko w porządku.
doctor-repaired = 🔧 { $fault ->
    [timers] Przywrócono brakujące terminy.
    [computer] Komputer jeszcze nie myślał. Teraz myśli.
    [board] Planszy nie było. Teraz znów jest.
    [old-board] Plansza była nieaktualna. Teraz jest aktualna.
    [hands] Brakowało kart na ręce. Zostały wysłane ponownie.
    [parcels] Jedna wiadomość czekała. Teraz jest wysłana.
    [channel] Kanał znów jest.
    [aside] Stół da się znów odczytać i gra toczy się dalej.
   *[other] Znów mogę czytać ten kanał.
}
doctor-fault = ⚠️ { $fault ->
    [timers] Brakuje terminów i nie udało się ich przywrócić. Spróbuj za chwilę.
    [computer] Komputer jeszcze nie myśli. Wkrótce znów go poproszę.
    [board] Planszy nie ma i na razie nie udało się jej znów wysłać.
    [old-board] Plansza jest nieaktualna i na razie nie udało się jej odświeżyć.
    [hands] Brakuje kart na ręce i na razie nie udało się ich wysłać. Pokaże je też **Karty** na planszy.
    [channel] Kanału już nie ma. Każdy z graczy może przenieść stół na inny: trzeba tam użyć **/mundialito table** z nazwą stołu.
   *[other] Nie mogę czytać tego kanału. Daj mi tam uprawnienia **Wyświetlanie kanału** i **Czytanie historii czatu**.
}
doctor-parcels = 📮 { $count ->
    [one] Jedna wiadomość jeszcze nie wyszła. Czas: { $when }.
    [few] { $count } wiadomości jeszcze nie wyszły. Najstarsza: { $when }.
   *[many] { $count } wiadomości jeszcze nie wyszło. Najstarsza: { $when }.
}
doctor-error = Za nami { $attempts ->
    [one] 1 próba
    [few] { $attempts } próby
   *[many] { $attempts } prób
}. Ostatni kłopot: { $code ->
    [50013] brakuje mi tam uprawnienia.
    [50001] nie widzę tego kanału.
    [10003] kanału już nie ma.
    [50007] ta osoba nie przyjmuje wiadomości prywatnych.
    [50278] ta osoba nie przyjmuje wiadomości prywatnych.
    [50083] wątek jest zarchiwizowany.
    [160005] wątek jest zablokowany.
   *[other] `{ $error }`.
} Następna próba: { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] Odłożony { $when }: zasady tej gry zmieniły się od otwarcia stołu.
    [game] Odłożony { $when }: ten bot nie ma już gry z tego stołu.
    [removed] Wstrzymany { $when }: ten serwer usunął bota.
   *[unreadable] Odłożony { $when }: zapisu tej gry nie da się odczytać.
} Na jego kanale można otworzyć nowy stół. Wszystko, co zapisano, czeka na operatora bota.
doctor-server = ### Stoły na tym serwerze: w grze { $running }, otwarte { $lobbies }, odłożone { $aside }
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# One of the server's events; $event is its id, $waiting counts its messages that are not posted.
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] trwają zapisy
    [unreadable] nie da się odczytać
   *[running] w toku
}{ $waiting ->
    [0] { "" }
    [one] { " " }· 1 wiadomość jeszcze niewysłana
    [few] { " " }· { $waiting } wiadomości jeszcze niewysłane
   *[many] { " " }· { $waiting } wiadomości jeszcze niewysłanych
}
# $waiting counts updates; $parcel and $timer are timestamps, or none.
doctor-house = -# Na wszystkich serwerach: w grze { $running }, { $lobbies } { $lobbies ->
    [one] poczekalnia
    [few] poczekalnie
   *[many] poczekalni
}, odłożone { $aside }. Wiadomości do wysłania: { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , najstarsza { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ po trzech próbach lub więcej: { $failing }
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Następny termin: { $timer }.
}

## For operators
command-status = status
command-status-about = Dla operatora bota: zobacz, jak bot się miewa
owners-only = To może zobaczyć tylko operator bota. Stoły tego serwera pokaże **/mundialito-admin doctor**.
status-title = ### Mundialito { $version }{ $clusters ->
    [one] {""}
    [few] , klaster { $cluster } (z { $clusters })
   *[many] , klaster { $cluster } (z { $clusters })
}, start { $since }
status-discord = Discord: { $servers ->
    [one] jeden serwer
    [few] { $servers } serwery
   *[many] { $servers } serwerów
}, { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
} przy stołach{ $clusters ->
    [one] {""}
    [few] {" "}wszystkich klastrów
   *[many] {" "}wszystkich klastrów
}, opóźnienie { $latency } ms{ $shards ->
    [0] {""}
    [one] {""}
    [few] , połączone shardy: { $up } z { $shards }
   *[many] , połączone shardy: { $up } z { $shards }
}
status-timers = Terminy: { $timers }{ $overdue ->
    [0] , żaden nie jest spóźniony
   *[other] , ⚠️ spóźnione: { $overdue }
}
status-sweep = Ostatni pełny przegląd: { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} temu{ $restarts ->
    [0] .
   *[other] ; ⚠️ uruchomiony ponownie { $restarts ->
        [one] raz
        [few] { $restarts } razy
       *[many] { $restarts } razy
    }.
}
# $weaker counts moves of the last ten minutes, $longest is in seconds, $waiting counts hints and reviews too.
status-thinking = Gracze komputerowi: { $waiting ->
    [0] nic nie czeka
    [one] czeka jeden ruch
    [few] czekają { $waiting } ruchy
   *[many] czeka { $waiting } ruchów
}{ $weaker ->
    [0] .
   *[other] {"."} ⚠️ W ciągu ostatnich dziesięciu minut { $weaker ->
        [one] jeden ruch wykonał
        [few] { $weaker } ruchy wykonał
       *[many] { $weaker } ruchów wykonał
    } słabszy poziom, bo maszyna była zbyt zajęta. Najdłuższe czekanie: { $longest ->
        [0] poniżej sekundy
        [one] jedna sekunda
        [few] { $longest } sekundy
       *[many] { $longest } sekund
    }. Jeśli maszyna ma wolne procesory, zwiększ **COMPUTER_WORKERS**.
}
status-process = Pętla zdarzeń: najwyżej { $lag } ms opóźnienia w ciągu ostatnich dwóch minut. Pamięć: { $memory } MiB
status-backup = Kopia zapasowa: { $state ->
    [off] wyłączona. Żeby ją włączyć, ustaw `BACKUPS` na folder.
    [failed] ⚠️ ostatnia się nie udała; zajrzyj do dziennika. Ostatnia dobra kopia: { $when }.
    [failing] ⚠️ ostatnia się nie udała; zajrzyj do dziennika. Dobrej kopii jeszcze nie ma.
    [none] jeszcze żadnej.
   *[made] zrobiona i sprawdzona { $when }.
}
status-errors = { $count ->
    [0] Żadnych błędów od startu.
    [one] ⚠️ Jeden błąd od startu:
    [few] ⚠️ { $count } błędy od startu. Ostatnie:
   *[many] ⚠️ { $count } błędów od startu. Ostatnie:
}
status-error = -# { $when } `{ $place }`: { $event }
