# O fim de um jogo: título, uma linha de história, posições e revanche.
finish-won = { $way ->
    [computer] { $count ->
        [1] { $winners } vence
       *[other] { $winners } vencem
    }
    [settled] 🏆 { $count ->
        [1] { $winners } vence
       *[other] { $winners } vencem
    }
   *[played] 🏆 { $count ->
        [1] { $winners } vence!
       *[other] { $winners } vencem!
    }
}
finish-draw = 🤝 Empate
finish-alone-won = 🏆 { $winners } conseguiu!
finish-alone-lost = 🧩 Não resolvido
finish-nobody = { $reason ->
    [moderator] 🏁 Encerrado pela moderação
    [voted] 🏁 Encerrado por votação
    [forfeit] 🏁 Ninguém apareceu
   *[other] 🏁 Encerrado
}
closing-early = { $reason ->
    [resigned] { $name } desistiu{ $turn ->
        [0] { "" }
       *[other] { " " }no turno { $turn }
    }.
    [agreed] De comum acordo{ $turn ->
        [0] { "" }
       *[other] { " " }no turno { $turn }
    }.
    [voted] Ninguém vence: alguém ficou ausente tempo demais.
    [forfeit] { $count ->
        [0] Ninguém vence.
       *[other] { $name } não { $came ->
            [yes] { $count ->
                [1] continuou
               *[other] continuaram
            } jogando
           *[no] { $count ->
                [1] apareceu
               *[other] apareceram
            }
        }.
    }
    [idle] Ninguém jogou por duas semanas.
    [left] Não sobrou ninguém para jogar.
    [too-long] O jogo chegou ao limite de jogadas.
   *[other] Ninguém vence.
}
time-up = { $name ->
    [none] O tempo acabou em empate.
   *[other] O tempo acabou com { $name } na frente.
}
closing-limit = Acabaram os turnos.
places-one = { $place }\. { $name }
places-ahead = À frente de { $names }.
places-more = mais { $count }

board-rematch = 🔁 { $names } { $count ->
    [1] quer
   *[other] querem
} revanche.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, bora?
}
board-rematch-refused = 🔁 { $name } não quer mais por hoje.
button-rematch = Revanche
button-rematch-count = Revanche ({ $count } de { $of })
button-rematch-made = Ir à revanche
button-rematch-no = Não, valeu
button-again = Jogar de novo
done-rematch-refused = **Recusada.** Os outros não podem pedir de novo. Você ainda pode pedir revanche.
refusal-rematch-gone = Ninguém está mais pedindo revanche a você.
refusal-rematch-refused = Alguém não quer mais por hoje. Só haverá revanche se essa pessoa pedir.

button-settings-used = Configurações
end-settings = ### Configurações deste jogo: { $game }
