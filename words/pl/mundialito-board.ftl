# Mundialito: the board in words.

mundialito-text-key = G to Gualda, B to Bermellon; 1 to pionek, 2 dron, 3 królowa, o to piłka.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } strzela gole w rzędzie { $row }.
mundialito-text-bars = Brakujące strzałki, pole po polu: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] w górę
    [R] w prawo
    [D] w dół
   *[L] w lewo
}
mundialito-text-compass = W górę to w stronę rzędu 6, w prawo w stronę kolumny f. Boczne krawędzie są połączone: na prawo od f jest a, na lewo od a jest f.
mundialito-text-actions = Co może zagrać { mundialito-side }:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = Koniec tury: end
mundialito-text-none = Żadna figura nic nie może zrobić. Koniec tury: end
mundialito-text-place = Wpisz setup i sześć wielkości dla kolumn od a do f, na przykład setup 321123.
mundialito-text-place-ball = Wpisz ball i pole w rzędzie { $row }, na przykład ball c{ $row }.
