# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    Siedzisz przy stole ({ $place }). Tutaj będą twoje karty, a gdy przyjdzie twoja kolej, napiszę. Nikt inny ich nie zobaczy. Pokaże je też przycisk **Karty** przy stole.
hand-title = **{ $game }** · { $place }
hand-moved = -# Twoje karty są niżej.
hand-left = -# Nie siedzisz już przy tym stole.
hand-closed = ✉️ Nie mogę wysyłać ci wiadomości prywatnych, więc gdy przyjdzie twoja kolej, oznaczę cię przy stole. Naciśnij tam **Karty** albo użyj `/hand`, żeby prywatnie zobaczyć swoje karty i nimi zagrać. Żeby przychodziły w wiadomości, otwórz **Ustawienia prywatności** tego serwera, zezwól na **Wiadomości prywatne** i jeszcze raz naciśnij **Karty**.
no-hand-here = Nie grasz tu w grę z ukrytymi kartami.
button-hand = Karty
button-refresh = Odśwież
