# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Toutes les pièces sont dans une seule pile, donc rien ne peut bouger ; tu ne peux que finir avec end.
refusal-hedgehog-under-own = Ta pièce ({ $piece ->
    [1] pion
    [2] drone
   *[3] reine
}) est sous une autre à toi ({ $own ->
    [1] pion
    [2] drone
   *[3] reine
}) ; dans une pile, seule ta pièce la plus haute peut bouger.
refusal-hedgehog-too-far = C’est trop loin : avec { $spaces } piles dans l’anneau, on avance de { $most } au plus.
refusal-hedgehog-too-dear = Déplacer ta pièce ({ $piece ->
    [1] pion
    [2] drone
   *[3] reine
}) si loin coûte { $cost } points, et il t’en reste { $left }.
refusal-hedgehog-lands-on-smaller = Ta pièce ({ $piece ->
    [1] pion
    [2] drone
   *[3] reine
}) ne peut pas se poser sur la pile { $stack } : celle du dessus ({ $top ->
    [1] pion
    [2] drone
   *[3] reine
}) est plus petite.
refusal-hedgehog-lands-on-bigger = Ta pièce ({ $piece ->
    [1] pion
    [2] drone
   *[3] reine
}) ne peut pas se poser sur la pile { $stack } : celle du dessus ({ $top ->
    [1] pion
    [2] drone
   *[3] reine
}) est plus grande.
refusal-hedgehog-neutral = Les couleurs neutres vont jusqu’à { $most } à table. Désactive-les pour jouer à plus.
refusal-hedgehog-notation = « { $text } » n’est pas un déplacement de la course des hérissons. Tape `Q+2` pour avancer ta reine de deux espaces dans le sens des aiguilles d’une montre, `P-1` pour ton pion d’un espace dans l’autre sens, `D` et un nombre pour ton drone, ou `end`.
