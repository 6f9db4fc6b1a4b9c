daily-title = ### Rompicapo del giorno { $number }
daily-name = Rompicapo del giorno { $number }
daily-closes = Chiude { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Due azioni, senza orologio.
       *[other] Tre tentativi. Media: { $par }
    }
daily-football-done = **⚽ { $score ->
        [0] Oggi niente
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] Tre tentativi non bastano.
        [1] Al primo tentativo.
        [2] Al secondo tentativo.
       *[3] Al terzo tentativo.
    }
daily-race = **🦔 Costruisci l’albero rosso**
    { $par ->
        [0] Nel minor numero di turni.
       *[other] Pochi turni, un solo tentativo. Media: { $par }
    }
daily-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
daily-race-done = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}{ $best ->
    [yes] , qui finora nessuno fa meglio
   *[no] , media qui: { $average }
}
daily-race-failed = Oggi niente albero
daily-others = { $count ->
    [one] -# Qui ha finito 1 altra persona. Il suo risultato appare dopo il tuo.
   *[other] -# Qui hanno finito altre { $count } persone. I loro risultati appaiono dopo il tuo.
}
daily-over = Il rompicapo del giorno { $number } è finito. Ecco quello di oggi.
daily-elsewhere = Quel tentativo l’hai già giocato. Ecco a che punto sei.
daily-side = Giochi con { $side } e hai due azioni.
daily-go = { $go ->
    [0] **Allenamento:** { $task }.
    [1] **Primo tentativo, per { $stars }:** { $task }.
    [2] **Secondo tentativo, per { $stars }:** { $task }.
   *[3] **Terzo tentativo, per { $stars }:** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = Non è questa.
daily-refused = ❌ { $why }
daily-solved = ✅ **Risolto!**
daily-quit-ask = Vuoi lasciar perdere il rompicapo di oggi? Niente stelle, e non conta per la tua serie.
daily-head = { $score ->
    [0] ### Oggi niente
    [1] ### ★★★ Al primo tentativo!
    [2] ### ★★ Al secondo tentativo
   *[3] ### ★ Al terzo tentativo
}
daily-solution = Soluzione: { $actions }.
daily-solution-at = La soluzione appare { $when }.
daily-here = **Oggi qui:** { $row }
daily-quiet = -# Non svelare la soluzione: c’è chi gioca ancora (chiude alle { $when }).
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = La soluzione appare quando finisce il giorno, o quando la trovi.
daily-streak = 🔥 { $days ->
    [1] **Comincia una serie.**
   *[other] **Serie di { $days }**{ $rests ->
        [0] .
        [1] , con un giorno di riposo di scorta.
       *[other] , con { $rests } giorni di riposo di scorta.
    }
}
daily-saved = 🔥 **Serie di { $days }:** la salva un giorno di riposo.
daily-earlier = Giorni passati, per allenarti: non contano. Se un giorno non è nella lista, scrivi il suo numero: **/mundialito daily** `day`.
daily-earlier-menu = Scegli un giorno
daily-earlier-item = Rompicapo del giorno { $number }
daily-practised = ### Rompicapo del giorno { $number }
    Allenamento: non conta.
daily-no-such-day = Scrivi il numero di un giorno, da 1 a { $last }.
daily-none-earlier = È il primo giorno. Domani ce ne sarà uno passato.
daily-share-title = Che cosa vede chi è in questo canale:
daily-shared = ✅ Pubblicato.
daily-card-football = calcio
daily-card-race = { $turns ->
    [0] niente corsa
    [one] turno nella corsa
   *[other] turni nella corsa
}
daily-card-streak = { $days ->
    [one] giorno di fila
   *[other] giorni di fila
}
daily-card-alt = { $name }, rompicapo del giorno { $number }. Calcio: { $stars ->
    [0] non risolto
    [one] 1 stella
   *[other] { $stars } stelle
}. { $turns ->
    [0] Niente corsa
    [one] Corsa: 1 turno
   *[other] Corsa: { $turns } turni
}. Serie: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}.
daily-nothing-to-share = Finisci il rompicapo di calcio: prima non c’è niente da condividere.
daily-counts = 🧩 **Rompicapo del giorno { $number }.** Oggi i dadi sono gli stessi per chiunque, e la tua plancia la vedi solo tu. Conta solo questo tentativo. Finiscilo prima del prossimo rompicapo, che arriva { $when }.
daily-practice = 🧩 **Rompicapo del giorno { $number }**, per allenarti: non conta. La tua plancia la vedi solo tu.
daily-goes-on = 🧩 Ecco la tua corsa, al punto in cui l’hai lasciata.
daily-about = { $counted ->
    [yes] 🧩 **Rompicapo del giorno { $number }**, il tentativo che conta.
   *[no] 🧩 **Rompicapo del giorno { $number }**, per allenarti.
}
daily-late = -# Hai finito dopo il giorno del rompicapo, quindi non conta.
daily-best = -# Il meglio qui: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
daily-unsolved = -# Qui non l’ha ancora risolto nessuno.
daily-next = -# Il prossimo rompicapo arriva { $when }.
no-puzzle = Qui non c’è nessun rompicapo del giorno.
button-daily-today = Rompicapo del giorno
button-daily-too = Gioca anche tu
button-daily-play = Gioca
button-daily-look = Guarda
button-daily-look-race = La mia corsa
button-daily-race = Corsa di oggi
button-daily-why = Perché?
button-daily-solution = Mostra la soluzione
button-daily-again = Ancora
button-daily-back = Oggi
button-daily-earlier = Giorni passati
button-daily-quit = Lascia perdere
button-daily-stay = Continua a provare
button-daily-card = Con immagine
option-day = Un giorno passato, per allenarti
