# Co serwer ustala dla wszystkich: strona dla osób, które nim zarządzają.
server-title = ### Jak tu pracuję
server-line-chosen-language = 🌐 Język
server-line-channels = 🎲 Kanały gier
server-line-quiet = 🌙 Moje godziny ciszy
server-language-discord = Jak w Discordzie
server-channels-all = Wszędzie
server-quiet-off = Wyłączone
server-quiet-hours = Od { $begin } do { $end }, { $zone }
server-permissions = Kto może używać jakich poleceń, ustalisz w Discordzie: **Ustawienia serwera → Integracje**
server-changed = Ostatnia zmiana: { $name }, { $setting }, { $when }
server-changes = ### Wszystkie zmiany
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **Ktoś był szybszy ({ $name }). Teraz jest tak:** { $value }
server-warn = Na kanale { $place } brakuje mi uprawnień: { $names }.
server-warn-gone = Kanał został usunięty. Wybierz inny.
server-channel-gone = Tego kanału już nie ma. Wybierz inny.
server-quiet-equal = Początek i koniec są takie same. Wybierz dwie różne godziny albo wyłącz ciszę.
server-zone-unknown = { $place ->
    [none] Napisz, gdzie jesteś. Na przykład:
   *[other] Nie znam miejsca *{ $place }*. Czy chodzi o któreś z tych?
}
server-zone-example = Warszawa · UTC−3 · 21:40
server-form-language-title = Język
server-form-language = Język plansz i postów
server-form-language-about = Prywatnie z każdym rozmawiam w jego języku.
server-form-channels-title = Kanały gier
server-form-channels = Stoły można otwierać tylko tutaj
server-form-channels-about = Jeśli nic nie wybierzesz, można wszędzie. Trwające gry zostają tam, gdzie są.
server-form-quiet-title = Moje godziny ciszy
server-form-quiet-from = Od
server-form-quiet-from-about = W tych godzinach sam z siebie niczego nie publikuję. Gry toczą się dalej.
server-form-quiet-to = Do
server-form-zone = Gdzie jesteś albo która u ciebie godzina?
managers-only = To mogą zrobić tylko osoby, które zarządzają tym serwerem. Poproś którąś z nich.
tables-elsewhere = Na tym serwerze stoły można otwierać tylko tutaj: { $places }.
button-open-there = Otwórz tam
button-server-setup = Skonfiguruj mnie
button-server-change = Zmień
button-server-fix = Napraw
button-server-changes = Wszystkie zmiany
button-server-back = Wróć
