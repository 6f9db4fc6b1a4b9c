# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, la coupe aux dés
routine-dicecup = 🎲 Lancer
option-dicecup-mode = { $value ->
    [professional] Professionnel : huit groupes, puis élimination directe
    [touristic] Touriste : groupes deux par deux, puis élimination directe
   *[beginner] Débutant : élimination directe, la coupe la plus courte
}
option-dicecup-mode-name = Longueur de la coupe
option-dicecup-selection-name = Équipes
option-dicecup-custom-team-name = Ton équipe
option-dicecup-custom-stars-name = Étoiles de ton équipe
option-dicecup-selection = { $value ->
    [random] 32 des 44 équipes, tirées au sort
    [custom] 32 équipes choisies une à une
   *[standard] Toutes les équipes à deux et trois étoiles, plus 16 à une étoile
}
option-dicecup-teams = { $usual ->
    [yes] Aucune équipe choisie
   *[no] Équipes choisies
}
option-dicecup-seeding = { $value ->
    [no] Groupes tirés au sort
   *[yes] Équipes fortes réparties entre les groupes
}
option-dicecup-custom-team = { $usual ->
    [yes] Pas d’équipe à toi
   *[no] Équipe perso : { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Équipe perso : une étoile
    [2] Équipe perso : deux étoiles
   *[3] Équipe perso : trois étoiles
}
option-dicecup-dealer = { $value ->
    [0] La place 1 distribue
    [1] La place 2 distribue
    [2] La place 3 distribue
    [3] La place 4 distribue
    [4] La place 5 distribue
   *[5] La place 6 distribue
}

## Other pictures of the cup, on buttons.

page-dicecup-match = Le match
page-dicecup-groups = Les groupes
page-dicecup-cup = La coupe jusqu’ici
page-dicecup-final = Le champion
option-dicecup-teams-swap = Choisir les équipes…
