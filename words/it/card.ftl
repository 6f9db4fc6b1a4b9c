card-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}
card-and-others = { $count ->
    [one] { $names } e 1 altra persona
   *[other] { $names } e altre { $count } persone
}
card-draw = Pareggio
card-nobody = Non vince nessuno
card-alone = { $solved ->
    [yes] { $name } ce la fa!
   *[no] Non risolto
}
card-early = { $reason ->
    [resigned] { $name ->
        [none] Il resto del tavolo abbandona.
       *[other] { $name } abbandona.
    }
    [agreed] Pareggio di comune accordo.
    [moderator] La moderazione ha chiuso la partita.
    [voted] Un voto ha chiuso la partita.
    [forfeit] { $name ->
        [none] Mancava qualcuno.
       *[other] { $name } si ritira.
    }
    [time] Tempo scaduto.
    [idle] Partita chiusa dopo due settimane di silenzio.
   *[other] La partita finisce in anticipo.
}
card-turn-limit = Raggiunto il limite di turni.
card-puzzle = { $counted ->
    [yes] { $title } · Rompicapo del giorno { $number }
   *[no] { $title } · Rompicapo del giorno { $number }, per allenarsi
}
card-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
card-more = { $count ->
    [one] e 1 altra persona
   *[other] e altre { $count }
}
card-placed = { $place }. { $name }
card-players = Al tavolo: { $players }
