replay-title = ### Replay: { $game } · `{ $table }`
replay-title-file = ### Replay: { $game } · file di una partita
replay-opening = **L’inizio**{ $count ->
    [0] { "" }
    [one] { " " }· segue 1 turno
   *[other] { " " }· seguono { $count } turni
}
replay-turn = { $number ->
    [0] **Preparazione**
   *[other] **Turno { $number } di { $count }**
}
replay-turn-of = { $turn }, { $who }
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Vai a un turno ({ $first }-{ $last } di { $count })
replay-menu-marks = Vai a un momento clou
replay-entry = { $number ->
    [0] Preparazione
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Prima…
replay-later = ⬇ Dopo…
replay-sides = Da quale lato guardare
replay-side = Lato di { $name }
replay-public = Quello che hanno visto tutti
replay-flip = Gira la plancia
replay-in-words = A parole
replay-picture = Immagine
replay-by-action = Azione per azione
replay-by-turn = Turno per turno
replay-which = Quale partita vuoi rivedere?
replay-games = Le tue ultime partite
