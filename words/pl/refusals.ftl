# What can't be done, and why. Refusals of the games themselves are told by their rules.
refusal-unknown-game = Nie ma gry o nazwie { $game }. Wybierz z listy.
refusal-no-table = Tego stołu już nie ma albo nie widzisz jego kanału. Nowy otworzysz poleceniem **/mundialito play**.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-running = Gra już się zaczęła.
refusal-ended = Ta gra jest już skończona.
refusal-closed = { $why ->
    [withdrawn] Wyzwanie zostało wycofane.
   *[closed] Ten stół zamknięto przed grą.
}
refusal-stale = Plansza zdążyła się zmienić. Spójrz jeszcze raz.
refusal-game-over = Ta gra jest już skończona.
refusal-not-your-turn = To nie twoja kolej.
refusal-others-turn = To nie twoja kolej. Teraz gra <@{ $person }>.
refusal-computers-turn = To nie twoja kolej. Komputer myśli.
refusal-not-now = Teraz nie można tego zrobić.
refusal-chance-awaited = Trwa rzut albo dobieranie kart. Spróbuj za chwilę.
refusal-not-at-table = Nie siedzisz przy tym stole.
refusal-already-joined = Już siedzisz przy tym stole.
refusal-lobby-full = Wszystkie miejsca są zajęte. Możesz otworzyć inny stół: **/mundialito play**.
refusal-invitation-only = Ostatnie miejsca czekają na zaproszone osoby. Możesz otworzyć inny stół: **/mundialito play**.
refusal-not-in-lobby = Nie siedzisz przy tym stole. Najpierw naciśnij **Dołącz**.
refusal-host-only = Może to zrobić tylko gospodarz: <@{ $host }>.
refusal-host-starts = Na razie może to zrobić tylko gospodarz: <@{ $host }>. Wszyscy przy stole będą mogli <t:{ $since }:R>.
refusal-joined-often = Zbyt często siadasz przy tym stole i od niego wstajesz. Znajdź inny albo otwórz własny: **/mundialito play**.
refusal-sent-away = Gospodarz usunął cię z tego stołu, więc nie możesz znów dołączyć.
refusal-not-here = Tej osoby nie ma przy tym stole.
refusal-arranged-often = Ten stół zmieniano już zbyt często. Zacznijcie grę albo otwórzcie nowy.
refusal-no-computer = Przy tym stole nie ma komputera.
refusal-too-few = Ta gra wymaga { $exactly ->
    [yes] { "" }
   *[no] co najmniej{ " " }
}{ $least ->
    [one] { $least } gracza
    [few] { $least } graczy
   *[many] { $least } graczy
}, a przy stole { $here ->
    [0] nie ma jeszcze nikogo
    [one] jest tylko 1 osoba
    [few] są tylko { $here } osoby
   *[many] jest tylko { $here } osób
}.
refusal-too-many-invited = W tej grze jest jeszcze miejsce dla { $most ->
    [0] nikogo więcej
    [one] 1 osoby
    [few] { $most } osób
   *[many] { $most } osób
}.
refusal-options-forbid = W ten sposób gra się nie zacznie. { $why }
refusal-undo-pending = Ktoś już prosi o cofnięcie. Najpierw odpowiedz na tę prośbę.
refusal-undo-nothing = Nie masz czego cofnąć.
refusal-undo-chance = Tego nie da się cofnąć: były już rzuty albo dobrano karty.
refusal-undo-hidden = Tego nie da się cofnąć: ktoś mógł już zobaczyć kartę.
refusal-undo-gone = Nikt już nie prosi o cofnięcie.
refusal-undo-often = Tego nie da się już więcej cofać. Graj dalej z tej pozycji.
refusal-asked-often = W tej grze prosisz o to zbyt często.
refusal-not-asked = Odpowiedzieć na to może tylko <@{ $person }>{ $others ->
    [0] { "" }
    [one] { " " }i jeszcze jedna osoba
    [few] { " " }i jeszcze { $others } osoby
   *[many] { " " }i jeszcze { $others } osób
}.
refusal-proposal-pending = Na twoją ostatnią propozycję jeszcze nie wszyscy odpowiedzieli. Poczekaj albo wycofaj ją przyciskiem **Nie zgadzam się**.
refusal-proposal-open = Propozycja gospodarza czeka na odpowiedzi. Najpierw odpowiedz albo poczekaj, aż zrobią to wszyscy.
refusal-option-idle = Przy tych ustawieniach { $option } nic nie zmienia, więc wszystko zostaje po staremu.
refusal-nothing-to-fill = Graczy już wystarczy. Komputery możesz dalej dodawać pojedynczo.
refusal-proposal-gone = Tej propozycji już nie ma.
swap-gone = Nie ma tu już czego zamieniać.
refusal-draw-pending = Remis jest już zaproponowany.
refusal-draw-nobody = Nie ma kogo zapytać: komputery nie godzą się na remis.
refusal-draw-gone = Tej propozycji remisu już nie ma.
refusal-vote-gone = To głosowanie już się skończyło.
refusal-vote-choice = Nie ma takiej możliwości do wyboru.
refusal-vote-early = Za zakończeniem gry będzie można głosować <t:{ $since }:R>. Do tego czasu poczekaj albo oddaj miejsce komputerowi.
vote-shut-out = Teraz nie można głosować za zakończeniem gry: { $name } nie widzi tego kanału, a gra może się liczyć do rankingu. Poczekaj albo oddaj miejsce komputerowi. Moderacja może przywrócić { $name } dostęp.
vote-no-end = To ty decydujesz, kto widzi ten kanał, więc nie możesz głosować za zakończeniem gry, która może się liczyć do rankingu: nikt nie ucieknie z gry, ukrywając ją przed innymi. Poczekaj na tę osobę ({ $name }), oddaj jej miejsce komputerowi albo się poddaj.
vote-let-in = { $name } nie widzi tego kanału, a ty decydujesz, kto go widzi. Przywróć dostęp albo poczekaj.
refusal-no-draws = W tej grze nie można umówić się na remis.
refusal-no-routines = W tej grze każdy ruch to decyzja, więc stół niczego nie zagra za ciebie.
refusal-routines-choice = Nie ma takiej możliwości do wyboru.
refusal-reserve-choice = Możesz wybierać tylko własne drużyny.
refusal-round-out = Nie masz już drużyny w turnieju, więc o dalszym ciągu decydują inni.
refusal-round-pending = Ktoś już o to prosi.
refusal-round-gone = To już rozstrzygnięte.
refusal-seat-handed-over = Na twoim miejscu gra komputer. Najpierw na nie wróć.
refusal-seat-not-handed-over = Już grasz na swoim miejscu.
refusal-puzzle-alone = Ta próba się liczy, więc komputer nie może zagrać za ciebie.
refusal-event-alone = W turnieju nikt nie zagra za ciebie.
refusal-rematch-made = Rewanż już się zaczął: stół `{ $table }`.
refusal-rematch-without = Kogoś z tego stołu już na stałe nie ma, więc rewanżu nie będzie. Otwórz nowy stół: **/mundialito play**.
refusal-rematch-asked = Twoja prośba o rewanż już poszła. Inni jeszcze nie odpowiedzieli.
refusal-seats = { $least ->
    [1] { $most ->
        [1] To gra dla jednej osoby.
       *[other] To gra dla 1–{ $most } graczy.
    }
   *[other] { $most ->
        [2] To gra dla dwóch graczy.
       *[other] To gra dla { $least }–{ $most } graczy.
    }
}
show-too-soon = Za wcześnie, żeby znów coś tu pokazać. Spróbuj za minutę.
refusal-option-unknown = Ta gra nie ma opcji { $option }. Sprawdź pisownię albo ją pomiń.
refusal-option-value = { $option } nie przyjmuje wartości { $value }. Wybierz inną.

## Around the table
no-table-here = Nie toczy się tu żadna gra. Zacznij poleceniem **/mundialito play** albo znajdź swoją przez **/mundialito games**.
which-table = Siedzisz przy kilku stołach. Powiedz, o który chodzi; ich nazwy poda **/mundialito games**.
refusal-table-action = Nie znam takiej akcji. Teraz możliwe: { $actions }.
unknown-level = Nie ma takiego poziomu. Wybierz jeden z tych: { $levels }.
opponent-yourself = Nie możesz zaprosić siebie. Zostaw to pole puste albo zagraj z komputerem.
opponent-elsewhere = Tej osoby nie ma na tym serwerze. Wybierz kogoś stąd.
opponent-refuses = { $name } nie przyjmuje teraz zaproszeń. Zaproś kogoś innego albo zostaw wolne miejsce.
opponent-blocked = Blokujesz tę osobę ({ $name }). Najpierw ją odblokuj: **/mundialito settings**.
join-refused = Nie możesz dołączyć do tego stołu. Poszukaj innego albo otwórz własny: **/mundialito play**.
block-yourself = Nie możesz zablokować siebie.
block-bot = Boty nikogo nie zapraszają, więc nie ma czego blokować.
block-full = Blokujesz już { $limit } osób, więcej się nie da. Najpierw kogoś odblokuj: **/mundialito settings**.
opponent-bot = Ten bot nie umie grać. Zaproś człowieka albo wybierz poziom komputera.
alone-in-dm = W wiadomościach prywatnych można grać z komputerem: wybierz poziom. Z ludźmi zagrasz przy stole na serwerze.
moderators-only = Może to zrobić tylko moderacja (osoby z uprawnieniem **Zarządzanie wiadomościami**).
moderators-only-server = Moderujesz ten kanał, ale to może zrobić tylko moderacja całego serwera: osoby z rolą, która ma **Zarządzanie wiadomościami**.
download-not-yet = Plik gry pobierzesz, gdy gra się skończy.
replay-nothing = Nie rozegrano tu żadnej gry, a ty nie masz jeszcze żadnej skończonej. Żeby obejrzeć grę z pliku, załącz go jako `file`.
replay-no-moment = W tej grze nie ma takiej chwili.
replay-not-yours = Z tej strony nie możesz patrzeć. Po grze wszystkie karty będą odkryte.
replay-file-gone = Nie mogę już odczytać pliku gry. Załącz go jeszcze raz: `/mundialito replay`, opcja `file`.
replay-file-large = Ten plik jest za duży jak na grę: limit to { $size } kB.
replay-file-long = Ta gra jest za długa, żebym mógł ją odtworzyć.
replay-file-unreadable = To nie jest plik gry. Załącz ten, który daje przycisk **Plik gry** pod skończoną grą.
replay-file-wrong = Nie mogę odtworzyć tego pliku: { $trouble }
outdated-command = To polecenie jest nieaktualne. Uruchom Discorda ponownie albo spróbuj za kilka minut.
press-outdated = Ten przycisk jest nieaktualny. **/mundialito table** pokaże stół w obecnym stanie.
press-elsewhere = Ten stół należy do innego serwera. Graj tam.
press-left-server = Nie ma cię już na serwerze tego stołu, więc stąd na nim nie zagrasz.
table-hidden = Nie widzisz już kanału stołu `{ $table }`, więc nie masz też dostępu do stołu. { $seated ->
    [yes] Poproś moderację, żeby znów cię wpuściła, albo oddaj swoje miejsce: **/mundialito table action:poddaj**.
   *[no] { "" }
}
channel-hidden = Nie widzisz już tego kanału, więc nic tu dla ciebie nie działa. Jeśli to pomyłka, napisz do moderacji.
place-permissions = Nie mogę pokazać planszy tutaj: { $place }. Poproś moderację, żeby dała mi uprawnienia: { $names }.
place-permissions-yours = Nie możesz otworzyć stołu tutaj: { $place }. Potrzebujesz tam uprawnień: { $names }. Spróbuj na innym kanale.
place-no-thread-here = Ten stół potrzebuje własnego wątku, a tu nie mogę go utworzyć. Spróbuj na innym kanale.
place-thread-forbidden = Ten stół potrzebuje własnego wątku, a tu nie mogę go utworzyć. Poproś moderację, żeby dała mi uprawnienie **Tworzenie publicznych wątków**.
place-threads-full = Ten stół potrzebuje własnego wątku, ale na tym serwerze jest już tyle otwartych wątków, na ile pozwala Discord. Zamknij kilka albo spróbuj na kanale, na którym nie trwa żadna gra.
place-no-pictures = Nie mogę tu dołączać obrazków, więc plansze podaję słowami. Poproś moderację, żeby dała mi uprawnienie **Załączanie plików**.

## Trouble
trouble-too-many-person = { $limit ->
    [one] { $person } już siedzi przy stole. Najpierw trzeba skończyć tamtą grę.
    [few] { $person } siedzi już przy { $limit } stołach. Najpierw trzeba skończyć jedną z tamtych gier.
   *[many] { $person } siedzi już przy { $limit } stołach. Najpierw trzeba skończyć jedną z tamtych gier.
}
trouble-too-many-server = { $limit ->
    [one] Na tym serwerze jest już stół. Najpierw skończcie tamtą grę.
    [few] Na tym serwerze są już { $limit } stoły. Najpierw skończcie jedną z tamtych gier.
   *[many] Na tym serwerze jest już { $limit } stołów. Najpierw skończcie jedną z tamtych gier.
}
trouble-too-many-hour = { $limit ->
    [one] Możesz otworzyć 1 stół na godzinę. Spróbuj później albo dołącz do otwartego.
    [few] Możesz otworzyć { $limit } stoły na godzinę. Spróbuj później albo dołącz do otwartego.
   *[many] Możesz otworzyć { $limit } stołów na godzinę. Spróbuj później albo dołącz do otwartego.
}
trouble-direct-taken = W naszych wiadomościach prywatnych toczy się już twoja gra. Najpierw ją skończ albo zagraj na serwerze. **/mundialito games** cię do niej zaprowadzi.
trouble-spent = To dużo jak na tak krótki czas: klipy, analizy, powtórki i podpowiedzi wymagają pracy, a inni też ich chcą. Możesz wrócić do tego { $when }. Grać możesz zawsze.
trouble-given-up = Tym razem nie udało mi się tego policzyć; nic nie przepadło. Spróbuj za minutę.
trouble-place-taken = Toczy się tu już gra. Swoją otwórz na innym kanale albo w nowym wątku.
trouble-archive = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę jeszcze raz. Operator bota już o tym wie.
trouble-unconfirmed = Podczas zapisywania zerwało się połączenie z bazą danych, więc nie wiadomo, czy się udało. Zanim spróbujesz ponownie, sprawdź stół. Operator bota już o tym wie.
trouble-forbidden = Discord mi tu na to nie pozwala. Poproś moderację o sprawdzenie moich uprawnień.
trouble-discord = Discord to odrzucił. Nic nie przepadło; spróbuj jeszcze raz.
trouble-answer = Discord odrzucił moją odpowiedź. Twój ruch jest zapisany i widać go na planszy.
trouble-ours = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Jeśli się to powtórzy, zgłoś ten numer: { $number }.
# What a banned person reads, and who invites one.
banned = Masz bana na granie na { $where ->
    [there] serwerze tego stołu
   *[here] tym serwerze
}{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Powód: „{ $reason }”.
} Bana może zdjąć moderacja serwera. **/mundialito settings**, **block** i **privacy** dalej działają.
banned-everywhere = Masz bana na granie ze mną{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Powód: „{ $reason }”.
} **/mundialito settings**, **block** i **privacy** dalej działają.
opponent-banned = { $name } ma tu bana na granie. Zaproś kogoś innego albo zostaw wolne miejsce.
refusal-control-pace = Spokojny i szybki zegar pasują do powolnych gier, a 10 minut + 20 sekund do gier na żywo.
refusal-control-two = 10 minut + 20 sekund to zegar dla dwóch osób. Wybierz inne tempo albo zagrajcie w dwie osoby.

follow-refused = Nie możesz obserwować tej gry, bo ktoś z grających cię blokuje.
menu-no-table = Ta wiadomość nie pokazuje stołu. Użyj polecenia na jednej z moich plansz.
