# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.
# A colour beside a regina is feminine: other messages say { hedgehog-colour.feminine }. With its article it is the one who plays it: .the, .of.

hedgehog-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
    [green] verde
    [black] nero
    [purple] viola
    [orange] arancione
    [clear] trasparente
    [cyan] ciano
    [white] bianco
   *[pink] rosa
}
    .the = { $colour ->
        [red] il rosso
        [yellow] il giallo
        [blue] il blu
        [green] il verde
        [black] il nero
        [purple] il viola
        [orange] l’arancione
        [clear] il trasparente
        [cyan] il ciano
        [white] il bianco
       *[pink] il rosa
    }
    .of = { $colour ->
        [red] del rosso
        [yellow] del giallo
        [blue] del blu
        [green] del verde
        [black] del nero
        [purple] del viola
        [orange] dell’arancione
        [clear] del trasparente
        [cyan] del ciano
        [white] del bianco
       *[pink] del rosa
    }
    .feminine = { $colour ->
        [red] rossa
        [yellow] gialla
        [blue] blu
        [green] verde
        [black] nera
        [purple] viola
        [orange] arancione
        [clear] trasparente
        [cyan] ciano
        [white] bianca
       *[pink] rosa
    }
hedgehog-colour-first = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [green] Verde
    [black] Nero
    [purple] Viola
    [orange] Arancione
    [clear] Trasparente
    [cyan] Ciano
    [white] Bianco
   *[pink] Rosa
}
# With its article, and after “tuo” and “su”: other messages say { hedgehog-size.the }, { hedgehog-size.your }, { hedgehog-size.on }.
hedgehog-size = { $size ->
    [1] pedone
    [2] drone
   *[3] regina
}
    .the = { $size ->
        [1] il pedone
        [2] il drone
       *[3] la regina
    }
    .your = { $size ->
        [1] il tuo pedone
        [2] il tuo drone
       *[3] la tua regina
    }
    .on = { $size ->
        [1] sul pedone
        [2] sul drone
       *[3] sulla regina
    }
hedgehog-size-first = { $size ->
    [1] Pedone
    [2] Drone
   *[3] Regina
}
hedgehog-you = tu
# A list: $some are all but the last, separated by commas.
hedgehog-points-left = { $count ->
    [one] resta 1 punto
   *[other] restano { $count } punti
}
hedgehog-rolled = { $rolled } al dado
hedgehog-passed = turno passato
