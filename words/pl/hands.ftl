# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    Grasz przy stole `{ $table }` ({ $place }). Tutaj będą twoje karty, a gdy przyjdzie twoja kolej, napiszę. Nikt inny ich nie zobaczy. Pokaże je też przycisk **Karty** przy stole.
hand-title = **{ $game }** · stół `{ $table }` · { $place }
hand-moved = -# Twoje karty są niżej.
hand-left = -# Nie siedzisz już przy stole `{ $table }`.
hand-closed = ✉️ Nie mogę wysyłać ci wiadomości prywatnych, więc gdy przyjdzie twoja kolej, oznaczę cię przy stole. Naciśnij tam **Karty** albo użyj `/hand`, żeby prywatnie zobaczyć swoje karty i nimi zagrać. Żeby przychodziły w wiadomości, otwórz **Ustawienia prywatności** tego serwera, zezwól na **Wiadomości prywatne** i jeszcze raz naciśnij **Karty**.
no-hand-here = Nie grasz tu w grę z ukrytymi kartami.
button-hand = Karty
button-refresh = Odśwież
