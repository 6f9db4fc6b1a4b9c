daily-post-head = ### Rompicapo del giorno { $number }: { $task }
daily-post-about = Giochi con { $side } e hai { $actions }. Tre tentativi, senza orologio.
daily-post-yesterday = **Ieri**
daily-post-more = { $count ->
    [one] e 1 altra persona
   *[other] e altre { $count } persone
}
daily-post-people = { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
daily-post-unsolved = Non l’ha risolto nessuno.
daily-post-streak = 🔥 Questo server: { $days } giorni di fila
daily-post-month = -# { $month }: { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# Per il rompicapo { $number } non ero in linea. Nessuna serie si è interrotta.
daily-post-mondays = -# Ora pubblico solo il lunedì, finché qualcuno non gioca.
daily-post-stops = -# Nessuno gioca da quattro settimane, quindi qui mi fermo.
button-daily-post-play = Gioca
button-daily-post-race = La corsa
button-daily-post-again = Ricomincia
server-line-daily-post = 🧩 Rompicapo del giorno
daily-post-off = Disattivato
daily-post-at = { $place }, ore { $hour }, { $zone }
daily-post-on = Il prossimo rompicapo esce { $when }. Quelli nuovi cominciano alle { $change }, ora tua.
daily-post-stopped = Nessuno ha giocato per quattro settimane, quindi ho smesso.
daily-post-form = Rompicapo del giorno
daily-post-form-channel = Dove pubblicarlo
daily-post-form-channel-about = Il rompicapo e i risultati di ieri, senza notifiche. Senza un canale non lo pubblico.
daily-post-form-hour = A che ora
