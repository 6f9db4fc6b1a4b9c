# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = En jeu : { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour } : { $owner }
hedgehog-text-nobody = neutre : { hedgehog-colour }
hedgehog-text-stacks = L’anneau, dans le sens horaire ; chaque pile de bas en haut :
hedgehog-text-joined = Réunis : { $pairs }.
hedgehog-text-pair = { $lower } et { $upper } ({ hedgehog-colour }) sur la pile { $stack }
hedgehog-text-compass = Plus, c’est le sens horaire, vers les numéros plus grands ; moins, l’autre sens. La pile 1 suit la dernière.
hedgehog-text-actions = { $mine ->
    [yes] Tu peux
   *[no] { hedgehog-colour-first } peut
} jouer :
hedgehog-text-acts = { hedgehog-size-first }, pile { $stack } : { $acts }
hedgehog-text-act = { $notation } (vers la pile { $stack }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
hedgehog-text-end = Finir le tour : end
hedgehog-text-none = Aucun coup possible. Finir le tour : end
hedgehog-text-roll = La table lance d’abord le dé.
