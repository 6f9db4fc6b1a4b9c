# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is none if the action itself does it, else something: it takes the rest of the turn.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

hedgehog-reason-it = { $then ->
    [none] To
   *[other] Cała tura
}
hedgehog-reason-roll = { $roll ->
    [1] dowolnym rzutem
    [6] szóstką
   *[other] rzutem od { $roll } w górę
}

hedgehog-reason-built = { $stacking ->
    [nest] To kończy twoje gniazdo i daje wygraną!
   *[tree] To kończy twoje drzewo i daje wygraną!
}
hedgehog-reason-builds = { $stacking ->
    [nest] Całą turą budujesz gniazdo i wygrywasz!
   *[tree] Całą turą budujesz drzewo i wygrywasz!
}
hedgehog-reason-drawn = { hedgehog-dead }. Wyścig skończy się najszybciej, gdy wszyscy spasują.
hedgehog-reason-stops = { hedgehog-colour-first } może wygrać { hedgehog-reason-roll }. { hedgehog-reason-it } temu zapobiega.
hedgehog-reason-slows = { hedgehog-colour-first } może wygrać { hedgehog-reason-roll }. { hedgehog-reason-it } sprawia, że potrzeba { $needs ->
    [6] szóstki
   *[other] co najmniej { $needs }
}.
hedgehog-reason-safe = { hedgehog-reason-it } nikomu nie zostawia wygrywającego rzutu.
hedgehog-reason-ready = { hedgehog-reason-it } pozwala ci wygrać w następnej turze { hedgehog-reason-roll }, o ile nikt nie przeszkodzi.
hedgehog-reason-alone = { hedgehog-reason-it } pozwala ci wygrać w następnej turze { hedgehog-reason-roll }.
hedgehog-reason-joins = { hedgehog-reason-it } stawia { $size ->
    [1] pionka
    [2] drona
   *[3] królową
} tam, gdzie trzeba: na { $onto ->
    [1] twoim pionku
    [2] twoim dronie
   *[3] twojej królowej
}.
hedgehog-reason-covers = { hedgehog-reason-it } wprowadza { $by ->
    [1] twojego pionka
    [2] twojego drona
   *[3] twoją królową
} na { $size ->
    [1] { hedgehog-colour.him } pionka
    [2] { hedgehog-colour.him } drona
   *[3] { hedgehog-colour.her } królową
}. Dopóki tam stoi, { hedgehog-colour } nie zbuduje { $stacking ->
    [nest] gniazda
   *[tree] drzewa
}.
hedgehog-reason-holds = { $by ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} dalej przygniata { $size ->
    [1] { hedgehog-colour.him } pionka
    [2] { hedgehog-colour.him } drona
   *[3] { hedgehog-colour.her } królową
}, więc { hedgehog-colour } nie zbuduje { $stacking ->
    [nest] gniazda
   *[tree] drzewa
}.
hedgehog-reason-parts = { hedgehog-reason-it } oddala { $size ->
    [1] { hedgehog-colour.him } pionka
    [2] { hedgehog-colour.him } drona
   *[3] { hedgehog-colour.her } królową
} od { $from ->
    [1] pionka
    [2] drona
   *[3] królowej
} tego samego koloru.
hedgehog-reason-uncovers = { hedgehog-reason-it } zdejmuje { $by ->
    [1] pionka
    [2] drona
   *[3] królową
} z { $size ->
    [1] twojego pionka
    [2] twojego drona
   *[3] twojej królowej
}, a tam najpierw ma stanąć inna figura.
hedgehog-reason-closer = { hedgehog-reason-it } zbliża do siebie twoje figury: { hedgehog-size } i { $onto ->
    [1] pionek
    [2] dron
   *[3] królowa
}.
hedgehog-reason-waits = Każdy inny ruch pomógłby wygrać komuś innemu.
hedgehog-reason-dead = { hedgehog-reason-it } zostawia krąg, w którym nikt już nie zbuduje { $stacking ->
    [nest] gniazda
   *[tree] drzewa
}.
hedgehog-reason-allows = { hedgehog-reason-it } otwiera drogę do wygranej: { hedgehog-colour } może wygrać { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Inna droga do tego samego kręgu kosztuje { $count ->
    [one] o 1 punkt
    [few] o { $count } punkty
   *[many] o { $count } punktów
} więcej.
hedgehog-reason-only = Nic innego nie możesz zrobić.
hedgehog-reason-nobody = Po tym nikt inny nie ma wygrywającego rzutu.
# $help: none if nothing that the player can do changes it.
hedgehog-reason-still = { $help ->
    [some] { hedgehog-colour-first } nadal może wygrać { hedgehog-reason-roll }.
   *[none] { hedgehog-colour-first } może wygrać { hedgehog-reason-roll }, cokolwiek zrobisz.
}
hedgehog-reason-apart = Na { $onto ->
    [1] twoim pionku
    [2] twoim dronie
   *[3] twojej królowej
} ma stanąć { hedgehog-size }: { $count ->
    [0] są w tym samym stosie
    [one] dzieli je 1 miejsce
    [few] dzielą je { $count } miejsca
   *[many] dzieli je { $count } miejsc
}.
