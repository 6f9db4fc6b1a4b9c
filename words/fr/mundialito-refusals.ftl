# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = La mise en place est finie. Déplace tes pyramides ou passe le ballon.
refusal-mundialito-set-up-pyramids-first = { $side } place d’abord six pyramides : tape setup et une composition, par exemple setup 321123.
refusal-mundialito-set-up-ball-first = { $side } place d’abord le ballon sur la ligne { $row } : tape ball et une case, par exemple ball { $cell }.
refusal-mundialito-set-up-counts = Une composition a deux reines (3), deux drones (2) et deux pions (1).
refusal-mundialito-set-up-ball-row = { $side } place le ballon sur la ligne { $row }, et { $cell } n’y est pas.
refusal-mundialito-end-too-early = Fais au moins une action avant de finir ton tour.
refusal-mundialito-origin-empty = Il n’y a pas de pyramide en { $cell }.
refusal-mundialito-origin-ball = En { $cell }, c’est un ballon : il ne bouge que par une passe.
refusal-mundialito-origin-theirs = { $piece ->
    [1] Le pion
    [2] Le drone
   *[3] La reine
} en { $cell } est à { $side }.
refusal-mundialito-not-adjacent = { $target } n’est pas à côté de { $cell } ; une pyramide va d’une case en haut, en bas, à gauche ou à droite.
refusal-mundialito-no-arrow = Il n’y a pas de flèche de { $cell } vers { $target }.
refusal-mundialito-move-onto-pyramid = { $piece ->
    [1] Un pion
    [2] Un drone
   *[3] Une reine
} occupe { $target } ; un déplacement demande une case vide.
refusal-mundialito-move-onto-ball = Il y a un ballon en { $target } ; une pyramide ne peut pas y aller.
refusal-mundialito-push-nothing = Il n’y a pas de pyramide à pousser en { $target }.
refusal-mundialito-push-ball = Il y a un ballon en { $target }, et un ballon ne se pousse pas.
refusal-mundialito-push-own = { $piece ->
    [1] Le pion
    [2] Le drone
   *[3] La reine
} en { $target } est à toi ; tu ne peux pousser que les pyramides adverses.
refusal-mundialito-push-edge-row = { $piece ->
    [1] Le pion
    [2] Le drone
   *[3] La reine
} en { $target } est sur la ligne { $row } ; rien ne se pousse sur les lignes 1 et 6.
refusal-mundialito-push-too-small = { $own ->
    [1] Ton pion en { $cell } est trop petit
    [2] Ton drone en { $cell } est trop petit
   *[3] Ta reine en { $cell } est trop petite
} pour pousser { $piece ->
    [1] le pion
    [2] le drone
   *[3] la reine
} en { $target }.
refusal-mundialito-push-no-arrow-on = Il n’y a pas de flèche de { $target } vers { $beyond }, donc on ne peut pas pousser { $piece ->
    [1] le pion
    [2] le drone
   *[3] la reine
} par là.
refusal-mundialito-push-blocked = On ne peut pas pousser { $piece ->
    [1] le pion
    [2] le drone
   *[3] la reine
} en { $target } : derrière, { $beyond } n’est pas vide.
refusal-mundialito-jump-not-straight = { $target } n’est pas à deux cases en ligne droite de { $cell }.
refusal-mundialito-jump-nothing = Il n’y a pas de pyramide à sauter en { $over }.
refusal-mundialito-jump-ball = Il y a un ballon en { $over }, et on ne saute pas par-dessus un ballon.
refusal-mundialito-jump-own = { $piece ->
    [1] Le pion
    [2] Le drone
   *[3] La reine
} en { $over } est à toi ; tu ne peux sauter que par-dessus les pyramides adverses.
refusal-mundialito-jump-edge-row = { $piece ->
    [1] Le pion
    [2] Le drone
   *[3] La reine
} en { $over } est sur la ligne { $row } ; on ne saute par-dessus rien sur les lignes 1 et 6.
refusal-mundialito-jump-not-bigger = { $own ->
    [1] Ton pion
    [2] Ton drone
   *[3] Ta reine
} en { $cell } ne peut sauter que par-dessus une pyramide plus grande, pas par-dessus { $piece ->
    [1] le pion
    [2] le drone
   *[3] la reine
} en { $over }.
refusal-mundialito-jump-no-arrow-on = Il n’y a pas de flèche de { $over } vers { $target }, donc { $own ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
} ne peut pas sauter par là.
refusal-mundialito-jump-blocked = { $own ->
    [1] Ton pion
    [2] Ton drone
   *[3] Ta reine
} ne peut pas retomber en { $target } : la case n’est pas vide.
refusal-mundialito-pass-vertical = { $cell } est juste au-dessus ou au-dessous du ballon en { $ball } ; une passe va à l’horizontale ou en diagonale.
refusal-mundialito-pass-no-line = { $cell } n’est pas aligné avec le ballon en { $ball } ; une passe est horizontale ou diagonale, jamais par le bord.
refusal-mundialito-pass-blocked = La ligne du ballon en { $ball } vers { $cell } est bloquée en { $over }.
