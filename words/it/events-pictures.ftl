event-head = ### { $title }
event-stage = { $state ->
    [running] Round { $round } di { $rounds }
    [between] Dopo il round { $round } di { $rounds }
   *[over] Classifica finale
}
event-games-over = Partite giocate: { $played } su { $games }
event-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
event-winner = { $name } vince la coppa
event-podium = Il podio
event-nobody = Nessuno ha ancora giocato.
event-group = Girone { $letter }
event-division = Divisione { $number }
event-round-of = { $ties ->
    [1] Finale
    [2] Semifinali
    [4] Quarti di finale
    [8] Ottavi di finale
   *[16] Sedicesimi
}
event-tie-of = { $ties ->
    [1] Finale
    [2] Semifinale
    [4] Quarto di finale
    [8] Ottavo di finale
   *[16] Sedicesimo
}
event-free = riposa
event-bye = va avanti
event-column = { $column ->
    [games] G
    [wins] V
    [draws] N
    [losses] P
   *[points] Pt
}
event-sign = { $kind ->
    [won] vittoria
    [drawn] pareggio
    [lost] sconfitta
    [placed] 2/5: 2º posto su cinque
    [free] riposa
    [late] ½: in ritardo
    [absent] assenza
    [running] in corso
    [lot] per sorteggio
    [through] si qualifica
    [up] sale
    [down] scende
   *[out] fuori
}
event-note-groups = { $count ->
    [one] Si qualifica il primo posto di ogni girone.
    [2] Si qualificano i primi due posti di ogni girone.
   *[other] Si qualificano i primi { $count } posti di ogni girone.
}
event-note-divisions = Il primo posto sale di divisione, l’ultimo scende.
event-note-seeds = Il numero dopo un nome è la sua posizione da testa di serie.
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (tu)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (tu)
event-points = { $count ->
    [0.5] { $points } punto
    [one] { $points } punto
   *[other] { $points } punti
}
event-bound = { $way ->
    [through] passano: { $count }
    [up] salgono: { $count }
   *[down] scendono: { $count }
}
event-cell = { $kind ->
    [won] vittoria contro { $name }
    [drawn] pareggio contro { $name }
    [lost] sconfitta contro { $name }
    [absent] assenza contro { $name }
   *[running] in corso contro { $name }
}
event-cell-alone = { $kind ->
    [won] vittoria
    [drawn] pareggio
    [lost] sconfitta
    [free] riposo
    [late] arrivo in ritardo
    [absent] assenza
    [running] in corso
   *[none] nessuna partita
}
event-pair = { $one }, { $first }, contro { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair }: { $name } passa per sorteggio
    [walkover] { $pair }: { $name } passa a tavolino
    [replay] { $pair }: { $name } vince lo spareggio
   *[game] { $pair }: { $name } vince
}
event-tie-replay = { $pair }, spareggio
event-tie-walkover = { $pair }: non è venuto nessuno
event-tie-alone = { $state ->
    [bye] { $name }, { $number }: passa direttamente
   *[waits] { $name }, { $number }, aspetta di sapere contro chi gioca
}
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table }: { $rows }
event-alt-place = { $place }. { $name }
