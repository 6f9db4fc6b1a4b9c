# Wątki stołów: jak się nazywają i dlaczego stół jest w wątku.

thread-two = { $one } – { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] zacznie się w osobnym wątku
    [long] zacznie się w wątku: to długa gra
   *[taken] zacznie się w wątku: na tym kanale trwa gra
}
thread-because = { $why ->
    [chosen] Gra jest tutaj: { $place }.
    [long] To długa gra, więc znajdziesz ją tutaj: { $place }.
   *[taken] Na tym kanale trwa gra, więc twoja jest tutaj: { $place }.
}
