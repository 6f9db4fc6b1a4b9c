# El final de una partida: título, una línea de historia, puestos y revancha.
finish-won = { $way ->
    [computer] { $count ->
        [one] Gana { $winners }
       *[other] Ganan { $winners }
    }
    [settled] 🏆 { $count ->
        [one] Gana { $winners }
       *[other] Ganan { $winners }
    }
   *[played] 🏆 { $count ->
        [one] ¡Gana { $winners }!
       *[other] ¡Ganan { $winners }!
    }
}
finish-draw = 🤝 Empate
finish-alone-won = 🏆 ¡{ $winners } lo logró!
finish-alone-lost = 🧩 Sin resolver
finish-nobody = { $reason ->
    [moderator] 🏁 Terminada por la moderación
    [voted] 🏁 Terminada por votación
    [forfeit] 🏁 No había nadie
   *[other] 🏁 Cerrada
}
closing-early = { $reason ->
    [resigned] { $name } se rindió{ $turn ->
        [0] { "" }
       *[other] { " " }en el turno { $turn }
    }.
    [agreed] De mutuo acuerdo{ $turn ->
        [0] { "" }
       *[other] { " " }en el turno { $turn }
    }.
    [voted] No gana nadie: alguien faltó demasiado tiempo.
    [forfeit] { $count ->
        [0] No gana nadie.
       *[other] { $name } no { $came ->
            [yes] { $count ->
                [one] siguió
               *[other] siguieron
            } jugando
           *[no] se { $count ->
                [one] presentó
               *[other] presentaron
            }
        }.
    }
    [idle] Nadie jugó en dos semanas.
    [left] No quedaba nadie.
    [too-long] Se llegó al límite de jugadas.
   *[other] No gana nadie.
}
time-up = { $name ->
    [none] Se acabó el tiempo, y había empate.
   *[other] Se acabó el tiempo: { $name } iba por delante.
}
closing-limit = Se llegó al límite de turnos.
places-one = { $place }\. { $name }
places-ahead = Por delante de { $names }.
places-more = { $count } más

board-rematch = 🔁 { $names } { $count ->
    [one] quiere
   *[other] quieren
} la revancha.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, ¿jugamos?
}
board-rematch-refused = 🔁 { $name } no juega más por hoy.
button-rematch = Revancha
button-rematch-count = Revancha ({ $count } de { $of })
button-rematch-made = Ir a la revancha
button-rematch-no = No, gracias
button-again = Otra vez
done-rematch-refused = **Rechazada.** Ya no podrán volver a pedírtela. Tú sí puedes pedir la revancha.
refusal-rematch-gone = Ya nadie te pide la revancha.
refusal-rematch-refused = Alguien no quiere jugar más por hoy. Solo habrá revancha si la pide esa persona.

button-settings-used = Ajustes usados
end-settings = ### Ajustes de esta partida: { $game }
