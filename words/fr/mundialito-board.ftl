# Mundialito: the board in words.

mundialito-text-key = G, c’est Gualda, B, Bermellon ; 1 est un pion, 2 un drone, 3 une reine, o le ballon.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } marque sur la ligne { $row }.
mundialito-text-bars = Flèches absentes, case par case : { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] haut
    [R] droite
    [D] bas
   *[L] gauche
}
mundialito-text-compass = Le haut est du côté de la ligne 6, la droite du côté de la colonne f. Les bords latéraux se touchent : à droite de f vient a, à gauche de a vient f.
mundialito-text-actions = Ce que { mundialito-side } peut jouer :
mundialito-text-acts = { $piece } : { $acts }
mundialito-text-end = Finir le tour : end
mundialito-text-none = Aucune pièce ne peut rien faire. Finir le tour : end
mundialito-text-place = Tape setup et six tailles pour les colonnes a à f, par exemple setup 321123.
mundialito-text-place-ball = Tape ball et une case de la ligne { $row }, par exemple ball c{ $row }.
