refusal-mundialito-set-up-over = La preparazione è finita. Sposta le piramidi o passa la palla.
refusal-mundialito-set-up-pyramids-first = { $side } piazza prima sei piramidi: scrivi setup e una formazione, per esempio setup 321123.
refusal-mundialito-set-up-ball-first = { $side } piazza prima la palla sulla riga { $row }: scrivi ball e una casella, per esempio ball { $cell }.
refusal-mundialito-set-up-counts = Una formazione ha due regine (3), due droni (2) e due pedoni (1).
refusal-mundialito-set-up-ball-row = { $side } piazza la palla sulla riga { $row }, e { $cell } non è lì.
refusal-mundialito-end-too-early = Fai almeno un’azione prima di finire il turno.
refusal-mundialito-origin-empty = In { $cell } non c’è nessuna piramide.
refusal-mundialito-origin-ball = In { $cell } c’è una palla: si muove solo con un passaggio.
refusal-mundialito-origin-theirs = { $piece ->
    [1] Il pedone
    [2] Il drone
   *[3] La regina
} in { $cell } è di { $side }.
refusal-mundialito-not-adjacent = { $target } non è accanto a { $cell }; una piramide va di una casella su, giù, a sinistra o a destra.
refusal-mundialito-no-arrow = Non c’è nessuna freccia da { $cell } verso { $target }.
refusal-mundialito-move-onto-pyramid = In { $target } c’è { $piece ->
    [1] un pedone
    [2] un drone
   *[3] una regina
}; per uno spostamento serve una casella libera.
refusal-mundialito-move-onto-ball = In { $target } c’è una palla; una piramide non può andarci sopra.
refusal-mundialito-push-nothing = In { $target } non c’è nessuna piramide da spingere.
refusal-mundialito-push-ball = In { $target } c’è una palla, e una palla non si spinge.
refusal-mundialito-push-own = { $piece ->
    [1] Il pedone in { $target } è tuo
    [2] Il drone in { $target } è tuo
   *[3] La regina in { $target } è tua
}; puoi spingere solo le piramidi dell’altra squadra.
refusal-mundialito-push-edge-row = { $piece ->
    [1] Il pedone
    [2] Il drone
   *[3] La regina
} in { $target } è sulla riga { $row }; sulle righe 1 e 6 non si spinge niente.
refusal-mundialito-push-too-small = { $own ->
    [1] Il tuo pedone in { $cell } è troppo piccolo
    [2] Il tuo drone in { $cell } è troppo piccolo
   *[3] La tua regina in { $cell } è troppo piccola
} per spingere { $piece ->
    [1] il pedone
    [2] il drone
   *[3] la regina
} in { $target }.
refusal-mundialito-push-no-arrow-on = Non c’è nessuna freccia da { $target } verso { $beyond }, quindi di lì non puoi spingere { $piece ->
    [1] il pedone
    [2] il drone
   *[3] la regina
}.
refusal-mundialito-push-blocked = Non puoi spingere { $piece ->
    [1] il pedone
    [2] il drone
   *[3] la regina
} in { $target }: dietro, { $beyond } non è libera.
refusal-mundialito-jump-not-straight = { $target } non è a due caselle in linea retta da { $cell }.
refusal-mundialito-jump-nothing = In { $over } non c’è nessuna piramide da saltare.
refusal-mundialito-jump-ball = In { $over } c’è una palla, e una palla non si salta.
refusal-mundialito-jump-own = { $piece ->
    [1] Il pedone in { $over } è tuo
    [2] Il drone in { $over } è tuo
   *[3] La regina in { $over } è tua
}; puoi saltare solo le piramidi dell’altra squadra.
refusal-mundialito-jump-edge-row = { $piece ->
    [1] Il pedone
    [2] Il drone
   *[3] La regina
} in { $over } è sulla riga { $row }; sulle righe 1 e 6 non si salta niente.
refusal-mundialito-jump-not-bigger = { $own ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} in { $cell } può saltare solo una piramide più grande, non { $piece ->
    [1] il pedone
    [2] il drone
   *[3] la regina
} in { $over }.
refusal-mundialito-jump-no-arrow-on = Non c’è nessuna freccia da { $over } verso { $target }, quindi { $own ->
    [1] il tuo pedone
    [2] il tuo drone
   *[3] la tua regina
} non può saltare di lì.
refusal-mundialito-jump-blocked = { $own ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} non può atterrare in { $target }: la casella non è libera.
refusal-mundialito-pass-vertical = { $cell } è proprio sopra o sotto la palla in { $ball }; un passaggio va in orizzontale o in diagonale.
refusal-mundialito-pass-no-line = { $cell } non è in linea con la palla in { $ball }; un passaggio va in orizzontale o in diagonale, mai facendo il giro.
refusal-mundialito-pass-blocked = La linea dalla palla in { $ball } verso { $cell } non è libera: in { $over } c’è qualcosa.
