# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = Ustawianie już się skończyło. Ruszaj piramidami albo podawaj piłkę.
refusal-mundialito-set-up-pyramids-first = { $side } najpierw ustawia sześć piramid: wpisz setup i ustawienie, na przykład setup 321123.
refusal-mundialito-set-up-ball-first = { $side } najpierw kładzie piłkę w rzędzie { $row }: wpisz ball i pole, na przykład ball { $cell }.
refusal-mundialito-set-up-counts = Ustawienie ma dwie królowe (3), dwa drony (2) i dwa pionki (1).
refusal-mundialito-set-up-ball-row = { $side } kładzie piłkę w rzędzie { $row }, a { $cell } w nim nie leży.
refusal-mundialito-end-too-early = Wykonaj co najmniej jedną akcję, zanim zakończysz turę.
refusal-mundialito-origin-empty = Na polu { $cell } nie ma piramidy.
refusal-mundialito-origin-ball = Na polu { $cell } leży piłka; porusza się tylko przez podanie.
refusal-mundialito-origin-theirs = { $piece ->
    [1] Pionek
    [2] Dron
   *[3] Królowa
} na polu { $cell } należy do drużyny { $side }.
refusal-mundialito-not-adjacent = { $target } nie sąsiaduje z { $cell }; piramida rusza się o jedno pole w górę, w dół, w lewo lub w prawo.
refusal-mundialito-no-arrow = Z { $cell } na { $target } nie prowadzi strzałka.
refusal-mundialito-move-onto-pyramid = Na polu { $target } stoi { $piece ->
    [1] pionek
    [2] dron
   *[3] królowa
}; ruch wymaga pustego pola.
refusal-mundialito-move-onto-ball = Na polu { $target } leży piłka; piramida nie może tam wejść.
refusal-mundialito-push-nothing = Na polu { $target } nie ma piramidy do pchnięcia.
refusal-mundialito-push-ball = Na polu { $target } leży piłka, a piłki nie można pchnąć.
refusal-mundialito-push-own = { $piece ->
    [1] Pionek na polu { $target } jest twój
    [2] Dron na polu { $target } jest twój
   *[3] Królowa na polu { $target } jest twoja
}; pchać możesz tylko piramidy przeciwnika.
refusal-mundialito-push-edge-row = { $piece ->
    [1] Pionek
    [2] Dron
   *[3] Królowa
} na polu { $target } stoi w rzędzie { $row }; w rzędach 1 i 6 niczego nie można pchnąć.
refusal-mundialito-push-too-small = { $own ->
    [1] Twój pionek na polu { $cell } jest mniejszy
    [2] Twój dron na polu { $cell } jest mniejszy
   *[3] Twoja królowa na polu { $cell } jest mniejsza
} niż { $piece ->
    [1] pionek na polu { $target }, więc nie może go pchnąć
    [2] dron na polu { $target }, więc nie może go pchnąć
   *[3] królowa na polu { $target }, więc nie może jej pchnąć
}.
refusal-mundialito-push-no-arrow-on = Z { $target } na { $beyond } nie prowadzi strzałka, więc { $piece ->
    [1] pionka
    [2] drona
   *[3] królowej
} nie można pchnąć w tę stronę.
refusal-mundialito-push-blocked = { $piece ->
    [1] Pionka
    [2] Drona
   *[3] Królowej
} na polu { $target } nie można pchnąć: pole { $beyond } z tyłu nie jest puste.
refusal-mundialito-jump-not-straight = { $target } nie leży o dwa pola w linii prostej od { $cell }.
refusal-mundialito-jump-nothing = Na polu { $over } nie ma piramidy, którą można przeskoczyć.
refusal-mundialito-jump-ball = Na polu { $over } leży piłka, a piłki nie można przeskoczyć.
refusal-mundialito-jump-own = { $piece ->
    [1] Pionek na polu { $over } jest twój
    [2] Dron na polu { $over } jest twój
   *[3] Królowa na polu { $over } jest twoja
}; przeskoczyć możesz tylko piramidę przeciwnika.
refusal-mundialito-jump-edge-row = { $piece ->
    [1] Pionek
    [2] Dron
   *[3] Królowa
} na polu { $over } stoi w rzędzie { $row }; w rzędach 1 i 6 niczego nie można przeskoczyć.
refusal-mundialito-jump-not-bigger = { $own ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} na polu { $cell } może przeskoczyć tylko większą piramidę, a { $piece ->
    [1] pionek na polu { $over } nie jest większy
    [2] dron na polu { $over } nie jest większy
   *[3] królowa na polu { $over } nie jest większa
}.
refusal-mundialito-jump-no-arrow-on = Z { $over } na { $target } nie prowadzi strzałka, więc { $own ->
    [1] twój pionek
    [2] twój dron
   *[3] twoja królowa
} nie może tam skoczyć.
refusal-mundialito-jump-blocked = { $own ->
    [1] Twój pionek
    [2] Twój dron
   *[3] Twoja królowa
} nie może wylądować na polu { $target }: nie jest puste.
refusal-mundialito-pass-vertical = { $cell } leży dokładnie nad lub pod piłką na polu { $ball }; podaje się poziomo lub po skosie.
refusal-mundialito-pass-no-line = { $cell } nie leży w linii z piłką na polu { $ball }; podaje się poziomo lub po skosie, nigdy dookoła.
refusal-mundialito-pass-blocked = Linia od piłki na polu { $ball } do { $cell } jest zablokowana na polu { $over }.
