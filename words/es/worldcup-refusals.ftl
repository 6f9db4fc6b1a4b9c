# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = Ahora se eligen equipos: elige uno.
refusal-worldcup-card-now = Te toca jugar o descartar una carta.
refusal-worldcup-kick-now = Te toca lanzar en la tanda de { -penaltis }.
refusal-worldcup-no-such-team = { $team } no juega en esta copa.
refusal-worldcup-team-taken = { $team } ya está elegido: elige otro equipo.
refusal-worldcup-better-first = { $team } es de color { $rank ->
    [black] negro
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[grey] gris
}. Mientras quede algún equipo de color { $best ->
    [black] negro
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[grey] gris
}, elige uno de esos.
refusal-worldcup-not-won-yet = Solo puedes reclamar la copa si ya no queda nadie más, o si los dos finalistas son tuyos.
refusal-worldcup-not-held = No tienes la carta { $card }. Tienes { $hand }.
refusal-worldcup-no-match-here = En esta ronda no hay partido { $match }.
refusal-worldcup-not-in-match = { $team } no juega en { $match }, que es { $left } contra { $right }.
refusal-worldcup-not-your-match = En la última ronda solo puedes usar cartas donde tienes un equipo. En { $match } no tienes ninguno.
refusal-worldcup-row-full = La fila de { $team } en { $match } está llena: sus { $squares } casillas están ocupadas.
refusal-worldcup-row-empty = La fila de { $team } en { $match } aún está vacía.
refusal-worldcup-protected-defence = La fila de { $team } en { $match } está protegida: su última ficha es una defensa.
refusal-worldcup-protected-penalty = La fila de { $team } en { $match } está protegida: su última ficha es un { -penalti }, que ya no se puede quitar.
refusal-worldcup-protected-turned = La fila de { $team } en { $match } está protegida: su última ficha está boca abajo.
refusal-worldcup-foul-on-attack = Una falta solo voltea goles, y la última ficha de { $team } en { $match } es un ataque.
refusal-worldcup-defence-on-goal = Una defensa solo voltea ataques, y la última ficha de { $team } en { $match } es un gol.
refusal-worldcup-too-weak-for-two = { $team } es de color { $rank ->
    [black] negro
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[grey] gris
}. El 2 solo es para equipos de color negro, rojo, azul o verde.
refusal-worldcup-same-nation = Elige equipos distintos: { $team } aparece dos veces.
refusal-worldcup-wrong-order = Escribe los objetivos en el orden de los partidos, primero el lado izquierdo: { $first } antes de { $second }.
refusal-worldcup-no-part = Usa toda la carta o nada de ella. Solo en la última ronda de 2002 puedes dejar una parte sin usar.
refusal-worldcup-all-unused = Usa al menos una parte de la carta, o descártala.
refusal-worldcup-unused-last = Escribe primero las partes usadas, luego los guiones.
refusal-worldcup-not-enough = Hay muy pocos equipos distintos con una casilla libre para esta carta.
refusal-worldcup-no-such-card = No hay ninguna carta { $card }. Las cartas son `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` y `P`.
refusal-worldcup-no-match = A { $target } le falta el partido. Escribe antes el partido y dos puntos, por ejemplo A1:{ $target } o 1a:{ $target }.
refusal-worldcup-no-team = A { $target } le falta el equipo. Escribe después dos puntos y el equipo, por ejemplo { $target }:{ $example }.
refusal-worldcup-one-tile = La carta { $card } es para una ficha: escribe un partido y un equipo, por ejemplo `A1:FRA`.
refusal-worldcup-several-tiles = La carta { $card } es para { $places } fichas: escribe un partido y un equipo para cada una, por ejemplo `A1:FRA`.
refusal-worldcup-turns-only = La carta { $card } voltea una ficha. Pon ! antes del partido: { $card } !{ $target }.
refusal-worldcup-lays-only = La carta { $card } coloca una ficha. Quita el !: { $card } { $target }.
refusal-worldcup-seats = El Mundial de { $cup } es para { $most } jugadores como mucho. Hasta { $other_most } pueden jugar el de { $other }.
refusal-worldcup-notation = «{ $text }» no es una jugada del juego de la Copa del Mundo. Escribe una carta, un partido y un equipo, por ejemplo `A A1:FRA` en 2002 o `A 1a:FRA` en 1930; `!` antes del partido para voltear una ficha, como `F !A1:FRA`; o `x A` para descartar.
