# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

card-won = { $count ->
    [1] { $winners } vence!
   *[other] { $winners } vencem!
}
card-and-others = { $count ->
    [1] { $names } e mais 1
   *[other] { $names } e mais { $count }
}
card-draw = Empate
card-nobody = Ninguém venceu
card-alone = { $solved ->
    [yes] { $name } conseguiu!
   *[no] Não resolvido
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
card-early = { $reason ->
    [resigned] { $name ->
        [none] Os outros desistiram.
       *[other] { $name } desistiu.
    }
    [agreed] Empate de comum acordo.
    [moderator] A moderação encerrou o jogo.
    [voted] O jogo acabou por votação.
    [forfeit] { $name ->
        [none] Faltou alguém.
       *[other] { $name } deixou o jogo.
    }
    [time] O tempo acabou.
    [idle] O jogo foi encerrado após duas semanas parado.
   *[other] O jogo acabou antes da hora.
}
card-turn-limit = Acabaram os turnos.
card-puzzle = { $counted ->
    [yes] { $title } · Desafio do dia { $number }
   *[no] { $title } · Desafio do dia { $number }, para treinar
}
card-turns = { $count ->
    [1] 1 turno
   *[other] { $count } turnos
}
card-more = { $count ->
    [1] e mais 1
   *[other] e mais { $count }
}
# In the description of the picture.
card-placed = { $place }. { $name }
card-players = Participantes: { $players }
