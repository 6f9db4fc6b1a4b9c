finish-won = { $way ->
    [computer] { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }
    [settled] 🏆 { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }
   *[played] 🏆 { $count ->
        [one] Vince { $winners }!
       *[other] Vincono { $winners }!
    }
}
finish-draw = 🤝 Pareggio
finish-alone-won = 🏆 { $winners } ce la fa!
finish-alone-lost = 🧩 Non risolto
finish-nobody = { $reason ->
    [moderator] 🏁 Chiusa dalla moderazione
    [voted] 🏁 Chiusa con un voto
    [forfeit] 🏁 Non c’era nessuno
   *[other] 🏁 Chiusa
}
closing-early = { $reason ->
    [resigned] { $name } abbandona{ $turn ->
        [0] { "" }
       *[other] { " " }al turno { $turn }
    }.
    [agreed] Di comune accordo{ $turn ->
        [0] { "" }
       *[other] { " " }al turno { $turn }
    }.
    [voted] Non vince nessuno: qualcuno mancava da troppo tempo.
    [forfeit] { $count ->
        [0] Non vince nessuno.
       *[other] { $name } non { $came ->
            [yes] { $count ->
                [one] continua
               *[other] continuano
            }
           *[no] si { $count ->
                [one] presenta
               *[other] presentano
            }
        }.
    }
    [idle] Nessuna mossa da due settimane.
    [left] Non c’era più nessuno a giocare.
    [too-long] Raggiunto il limite di mosse.
   *[other] Non vince nessuno.
}
time-up = { $name ->
    [none] Tempo scaduto, in parità.
   *[other] Tempo scaduto, con { $name } in vantaggio.
}
closing-limit = Raggiunto il limite di turni.
places-one = { $place }\. { $name }
places-ahead = Davanti a { $names }.
places-more = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}

board-rematch = 🔁 { $names } { $count ->
    [one] vuole
   *[other] vogliono
} la rivincita.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, si rigioca?
}
board-rematch-refused = 🔁 Per { $name } oggi basta così.
button-rematch = Rivincita
button-rematch-count = Rivincita ({ $count } su { $of })
button-rematch-made = Vai alla rivincita
button-rematch-no = No, grazie
button-again = Gioca ancora
done-rematch-refused = **Rifiuto inviato.** Gli altri non possono più chiedertela. Tu puoi ancora chiedere la rivincita.
refusal-rematch-gone = Nessuno ti chiede più la rivincita.
refusal-rematch-refused = Per qualcuno oggi basta così, quindi niente rivincita, a meno che non la chieda quella persona.

button-settings-used = Impostazioni usate
end-settings = ### Impostazioni usate: { $game }
