picker-title = ### A che cosa vuoi giocare?
picker-facts = -# { $least ->
    [1] Da 1 a { $most } persone
   *[other] { $least ->
        [2] { $most ->
            [2] 2 persone
           *[other] Da 2 a { $most } persone
        }
       *[other] Da { $least } a { $most } persone
    }
} · circa { $minutes } minuti{ $people ->
    [any] { "" }
   *[other] { " " }in { $people }
}
picker-computers = { $count ->
    [1] **Contro la CPU.**
    [2] **Contro due CPU.**
    [3] **Contro tre CPU.**
   *[other] **Contro { $count } CPU.**
} { $order ->
    [first] Cominci tu:
    [luck] Decidono i dadi:
   *[drawn] L’ordine va a sorte:
}
picker-friends = **In compagnia:**
button-picker-now = Gioca adesso
button-picker-back = Indietro
picker-level = { $level ->
    [random] Casuale
    [easy] Facile
    [normal] Normale
    [hard] Difficile
    [expert] Pro
   *[other] { $level }
}
picker-tables = Sei già a { $limit ->
    [one] un tavolo
   *[other] { $limit } tavoli
}. Prima finisci { $limit ->
    [one] quella partita
   *[other] una partita
}.

button-play-this = Giocaci anche tu
