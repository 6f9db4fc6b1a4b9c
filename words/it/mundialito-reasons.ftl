mundialito-reason-goal = È gol!
mundialito-reason-goal-next = La seconda azione è gol: un passaggio { mundialito-size.to } in { $cell }.
mundialito-reason-lost = { mundialito-side } può segnare al prossimo turno, qualunque cosa giochi tu. Così però rischia di non accorgersene.
mundialito-reason-allows-goal = Fa segnare { mundialito-side } al prossimo turno.
mundialito-reason-loses = Dopo, niente impedisce a { mundialito-side } di segnare entro due turni.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] Impedisce a { mundialito-side } di segnare con il prossimo passaggio.
       *[2] Impedisce a { mundialito-side } di segnare al prossimo turno.
    }
   *[other] { $soon ->
        [1] Insieme, le due azioni impediscono a { mundialito-side } di segnare con il prossimo passaggio.
       *[2] Insieme, le due azioni impediscono a { mundialito-side } di segnare al prossimo turno.
    }
}
mundialito-reason-decides = { $then ->
    [none] Minaccia un gol che { mundialito-side } non può fermare.
   *[other] Insieme, le due azioni minacciano un gol che { mundialito-side } non può fermare.
}
mundialito-reason-prevents = Impedisce a { mundialito-side } di minacciare un gol che nessuno può fermare.
mundialito-reason-threatens = { $then ->
    [none] Minaccia un gol al prossimo turno.
   *[other] Insieme, le due azioni minacciano un gol al prossimo turno.
}
mundialito-reason-last-row = Mette { mundialito-size.the } sulla riga { $row }, dove un passaggio è gol.
mundialito-reason-turn-last-row = La seconda azione mette { mundialito-size.the } sulla riga { $row }, dove un passaggio è gol.
mundialito-reason-pushes-off-line = Spinge { $pushed ->
    [1] il pedone
    [2] il drone
   *[3] la regina
} di { mundialito-side } fuori dalla linea della palla, e { mundialito-size.the } in { $cell } può ricevere un passaggio.
mundialito-reason-in-reach = Porta { mundialito-size.the } in { $cell }, in linea per un passaggio in avanti.
mundialito-reason-opens-line = Libera la linea dalla palla { mundialito-size.to } in { $cell }.
mundialito-reason-ball-forward = Avvicina la palla alla porta di { $count ->
    [one] una riga
   *[other] { $count } righe
}.
mundialito-reason-turn-ball-forward = Insieme, le due azioni avvicinano la palla alla porta di { $count ->
    [one] una riga
   *[other] { $count } righe
}.
mundialito-reason-ball-reaches = Da lì, la palla può arrivare { mundialito-size.to } in { $cell }.
mundialito-reason-turn-reaches = Dopo le due azioni, si può passare la palla in avanti { mundialito-size.to } in { $cell }.
mundialito-reason-blocks-line = Taglia la linea dalla palla di { mundialito-side } { mundialito-size.to } in { $cell }.
mundialito-reason-turn-blocks = Dopo le due azioni, la palla di { mundialito-side } non arriva più { mundialito-size.to } in { $cell }.
mundialito-reason-out-of-reach = Spinge { mundialito-size.the } di { mundialito-side } dove la sua palla non arriva.
mundialito-reason-pushes-back = Spinge indietro di una riga { mundialito-size.the } di { mundialito-side }.
mundialito-reason-stands-in-way = Sbarra la strada { mundialito-size.to } di { mundialito-side } in { $cell }.
mundialito-reason-escapes = Evita che { $by ->
    [1] un pedone
    [2] un drone
   *[3] una regina
} spinga indietro { mundialito-size.the }.
mundialito-reason-makes-way = Fa strada { mundialito-size.to } in { $cell }, che così può avanzare.
mundialito-reason-finds-way = Da { $cell }, poi { mundialito-size.the } può avanzare.
mundialito-reason-more-passes = Dopo, { $count ->
    [one] 1 piramide è
   *[other] { $count } piramidi sono
} in linea con la palla.
mundialito-reason-safe = Dopo, { mundialito-side } non può segnare al prossimo turno.
mundialito-reason-forward = Porta { mundialito-size.the } avanti di { $count ->
    [one] una riga
   *[other] { $count } righe
}.
mundialito-reason-turn-forward = La seconda azione porta { mundialito-size.the } avanti di { $count ->
    [one] una riga
   *[other] { $count } righe
}.
mundialito-reason-swaps = La palla e { mundialito-size.the } si scambiano di posto: { mundialito-size.the } va avanti di { $count ->
    [one] una riga
   *[other] { $count } righe
}.
mundialito-reason-only = Non puoi giocare nient’altro.
mundialito-reason-line-up = È una delle formazioni preferite della CPU.
mundialito-reason-ways-forward = Su questa plancia, { mundialito-sizes.both } possono andare dritto in avanti.
mundialito-reason-ball-in-line = In { $cell }, la palla è in linea con { $count ->
    [one] una piramide a cui passarla
   *[other] { $count } piramidi a cui passarla
}.
