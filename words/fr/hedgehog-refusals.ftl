# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Toutes les pièces sont dans une seule pile, donc rien ne peut bouger. Finis ton tour : end.
refusal-hedgehog-under-own = { $piece ->
    [1] Ton pion
    [2] Ton drone
   *[3] Ta reine
} est sous { $own ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
} ; dans une pile, seule ta pièce la plus haute peut bouger.
refusal-hedgehog-too-far = C’est trop loin : avec { $spaces } piles dans l’anneau, on avance de { $most } au plus.
refusal-hedgehog-too-dear = Déplacer { $piece ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
} si loin coûte { $cost } points, et il t’en reste { $left }.
refusal-hedgehog-lands-on-smaller = { $piece ->
    [1] Ton pion
    [2] Ton drone
   *[3] Ta reine
} ne peut pas grimper sur la pile { $stack } : { $top ->
    [1] le pion du dessus est plus petit.
    [2] le drone du dessus est plus petit.
   *[3] la reine du dessus est plus petite.
}
refusal-hedgehog-lands-on-bigger = { $piece ->
    [1] Ton pion
    [2] Ton drone
   *[3] Ta reine
} ne peut pas grimper sur la pile { $stack } : { $top ->
    [1] le pion du dessus est plus grand.
    [2] le drone du dessus est plus grand.
   *[3] la reine du dessus est plus grande.
}
refusal-hedgehog-neutral = Avec les couleurs neutres, on joue à { $most } au plus. Désactive-les pour jouer à plus de { $most }.
refusal-hedgehog-notation = « { $text } » n’est pas un coup de la course des hérissons. Tape `Q+2` pour avancer ta reine de deux espaces dans le sens horaire, `P-1` pour ton pion d’un espace dans l’autre sens, `D` et un nombre pour ton drone, ou `end`.
