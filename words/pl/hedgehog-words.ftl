# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.

hedgehog-colour = { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
    [green] zielony
    [black] czarny
    [purple] fioletowy
    [orange] pomarańczowy
    [clear] przezroczysty
    [cyan] turkusowy
    [white] biały
   *[pink] różowy
}
hedgehog-colour-first = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
    [green] Zielony
    [black] Czarny
    [purple] Fioletowy
    [orange] Pomarańczowy
    [clear] Przezroczysty
    [cyan] Turkusowy
    [white] Biały
   *[pink] Różowy
}
hedgehog-size = { $size ->
    [1] pionek
    [2] dron
   *[3] królowa
}
hedgehog-size-first = { $size ->
    [1] Pionek
    [2] Dron
   *[3] Królowa
}
hedgehog-you = ty
# A list: $some are all but the last, separated by commas.
hedgehog-and = { $some } i { $last }
hedgehog-points-left = { $count ->
    [one] został 1 punkt
    [few] zostały { $count } punkty
   *[many] zostało { $count } punktów
}
hedgehog-rolled = rzut { $rolled }
hedgehog-passed = pas
