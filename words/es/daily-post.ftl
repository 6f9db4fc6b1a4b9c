# El reto del día en un canal, y dónde se configura.
daily-post-head = ### Reto del día { $number }: { $task }
daily-post-about = Juegas con { $side } y tienes { $actions }. Tres intentos, sin reloj.
daily-post-yesterday = **Ayer**
daily-post-more = y { $count } más
# Everybody who solved a puzzle, if none of them can be named.
daily-post-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
daily-post-unsolved = Nadie lo resolvió.
daily-post-streak = 🔥 Este servidor: { $days } días seguidos
daily-post-month = -# { $month }: { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# En el reto { $number } no estuve disponible. Nadie ha perdido su racha.
daily-post-mondays = -# Ahora publico solo los lunes, hasta que alguien juegue.
daily-post-stops = -# Nadie ha jugado en cuatro semanas, así que lo dejo aquí.
button-daily-post-play = Jugar
button-daily-post-race = La carrera
button-daily-post-again = Volver a publicar
server-line-daily-post = 🧩 Reto del día
daily-post-off = Desactivado
daily-post-at = { $place } a las { $hour }, { $zone }
daily-post-on = El próximo reto se publica el { $when }. Cambio de reto, en tu hora: { $change }.
daily-post-stopped = Nadie jugó en cuatro semanas, así que dejé de publicar.
daily-post-form = Reto del día
daily-post-form-channel = Dónde publicarlo
daily-post-form-channel-about = El reto del día y los resultados de ayer, sin avisar a nadie. Sin canal, no se publica.
daily-post-form-hour = A qué hora
