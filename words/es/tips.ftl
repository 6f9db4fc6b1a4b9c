# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Pronosticar
button-tip-draw = Empate
button-tip-next = Siguiente
button-tip-change = Cambiar
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
tips-heading = ### Tu pronóstico: { $match }
# $one and $other are the two sides; $close is the sentence that says until when.
tips-pair = { $one } – { $other }. { $close }
tips-side = { $team } ({ $player })
tips-place = { $number } de { $all }
# Small print; $all is at least 2.
tips-right = { $right ->
    [0] No has acertado ninguno de tus { $all } pronósticos.
    [one] Has acertado 1 de tus { $all } pronósticos.
   *[other] Has acertado { $right } de tus { $all } pronósticos.
}
tips-all-done = **Pronósticos hechos.** Nos vemos después de la ronda.
# Below a board; $count is at least 3.
tips-count = { $count ->
   *[other] -# Ya han pronosticado { $count } personas
}
tips-late = Ya ha empezado. Pronostica el siguiente.
tips-still-in = Sigues en la copa. Podrás pronosticar cuando estés fuera.
tips-knows-hand = Conoces una mano que sigue en la copa. Podrás pronosticar cuando quede fuera.
tips-too-many = Aquí ya pronostican { $limit } personas, y no caben más.
# After the game; $told lists at most three people, the first with "of".
tips-best = 🔮 **Mejores pronósticos:** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } de { $all }
   *[no] { $name } { $right }
}
tips-refused = No puedes pronosticar aquí, porque alguien de la partida te ha bloqueado.
