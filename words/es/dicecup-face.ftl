# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, la copa de dados
routine-dicecup = 🎲 Tirar
option-dicecup-mode = { $value ->
    [professional] Profesional: ocho grupos, luego eliminatorias
    [touristic] Turista: grupos de dos en dos, luego eliminatorias
   *[beginner] Principiante: solo eliminatorias, la copa más corta
}
option-dicecup-mode-name = Duración de la copa
option-dicecup-selection-name = Equipos
option-dicecup-custom-team-name = Tu propio equipo
option-dicecup-custom-stars-name = Estrellas de tu equipo
option-dicecup-selection = { $value ->
    [random] 32 de los 44 equipos, al azar
    [custom] 32 equipos elegidos uno a uno
   *[standard] Los de dos y tres estrellas, más 16 de una
}
option-dicecup-teams = { $usual ->
    [yes] Sin equipos elegidos
   *[no] Equipos elegidos
}
option-dicecup-seeding = { $value ->
    [no] Grupos sorteados al azar
   *[yes] Equipos fuertes repartidos por los grupos
}
option-dicecup-custom-team = { $usual ->
    [yes] Sin equipo propio
   *[no] Equipo propio: { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Equipo propio: una estrella
    [2] Equipo propio: dos estrellas
   *[3] Equipo propio: tres estrellas
}
option-dicecup-dealer = { $value ->
    [0] Reparte el asiento 1
    [1] Reparte el asiento 2
    [2] Reparte el asiento 3
    [3] Reparte el asiento 4
    [4] Reparte el asiento 5
   *[5] Reparte el asiento 6
}

## Other pictures of the cup, on buttons.

page-dicecup-match = El partido
page-dicecup-groups = Los grupos
page-dicecup-cup = La copa hasta ahora
page-dicecup-final = El equipo campeón
option-dicecup-teams-swap = Elegir equipos…
