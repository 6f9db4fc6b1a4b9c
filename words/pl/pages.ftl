# Your own settings: one private page.
settings-title = ### Twoje ustawienia
# The language's own name.
language-name = Polski
language-preview = Wersja robocza: czego brakuje, jest po angielsku
settings-unblock = Odblokuj kogoś

# Co serwer ustala dla wszystkich: strona dla osób, które nim zarządzają.
server-title = ### Jak tu pracuję
server-permissions = Kto może używać jakich poleceń, ustalisz w Discordzie: **Ustawienia serwera → Integracje**
server-changed = Ostatnia zmiana: { $name }, { $setting }, { $when }
server-changes = ### Wszystkie zmiany
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **Ktoś był szybszy ({ $name }). Teraz jest tak:** { $value }
server-warn = Na kanale { $place } brakuje mi uprawnień: { $names }.
server-warn-gone = Kanał został usunięty. Wybierz inny.
server-channel-gone = Tego kanału już nie ma. Wybierz inny.
server-zone-unknown = { $place ->
    [none] Napisz, gdzie jesteś. Na przykład:
   *[other] Nie znam miejsca *{ $place }*. Czy chodzi o któreś z tych?
}
server-zone-example = Warszawa · UTC−3 · 21:40
server-form-zone = Gdzie jesteś albo która u ciebie godzina?
managers-only = To mogą zrobić tylko osoby, które zarządzają tym serwerem. Poproś którąś z nich.
button-server-setup = Skonfiguruj mnie
button-server-change = Zmień
button-server-fix = Napraw
button-server-changes = Wszystkie zmiany
button-server-back = Wróć
