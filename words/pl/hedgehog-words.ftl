# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.
# .she goes with a queen; .him and .her are those to whom something is done.

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
    .she = { $colour ->
        [red] czerwona
        [yellow] żółta
        [blue] niebieska
        [green] zielona
        [black] czarna
        [purple] fioletowa
        [orange] pomarańczowa
        [clear] przezroczysta
        [cyan] turkusowa
        [white] biała
       *[pink] różowa
    }
    .him = { $colour ->
        [red] czerwonego
        [yellow] żółtego
        [blue] niebieskiego
        [green] zielonego
        [black] czarnego
        [purple] fioletowego
        [orange] pomarańczowego
        [clear] przezroczystego
        [cyan] turkusowego
        [white] białego
       *[pink] różowego
    }
    .her = { $colour ->
        [red] czerwoną
        [yellow] żółtą
        [blue] niebieską
        [green] zieloną
        [black] czarną
        [purple] fioletową
        [orange] pomarańczową
        [clear] przezroczystą
        [cyan] turkusową
        [white] białą
       *[pink] różową
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
    .she = { $colour ->
        [red] Czerwona
        [yellow] Żółta
        [blue] Niebieska
        [green] Zielona
        [black] Czarna
        [purple] Fioletowa
        [orange] Pomarańczowa
        [clear] Przezroczysta
        [cyan] Turkusowa
        [white] Biała
       *[pink] Różowa
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
hedgehog-points-left = { $count ->
    [one] został 1 punkt
    [few] zostały { $count } punkty
   *[many] zostało { $count } punktów
}
hedgehog-rolled = rzut { $rolled }
hedgehog-passed = pas
