# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

card-won = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡Ganan { $winners }!
}
card-and-others = { $count ->
    [one] { $names } y 1 más
   *[other] { $names } y { $count } más
}
card-draw = Empate
card-nobody = No gana nadie
card-alone = { $solved ->
    [yes] ¡{ $name } lo logró!
   *[no] Sin resolver
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
card-early = { $reason ->
    [resigned] { $name ->
        [none] Los demás se rindieron.
       *[other] { $name } se rindió.
    }
    [agreed] Acordaron el empate.
    [moderator] La moderación terminó la partida.
    [voted] La partida terminó por votación.
    [forfeit] { $name ->
        [none] No estaban todos.
       *[other] { $name } quedó fuera.
    }
    [time] Se acabó el tiempo.
    [idle] La partida se cerró tras dos semanas sin jugar.
   *[other] La partida terminó antes de tiempo.
}
card-turn-limit = Se llegó al límite de turnos.
card-puzzle = { $counted ->
    [yes] { $title } · Reto del día { $number }
   *[no] { $title } · Reto del día { $number }, de práctica
}
card-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
card-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
# In the description of the picture.
card-placed = { $place }. { $name }
card-players = Jugadores: { $players }
