# The daily puzzle: beginning a try, and what is said below its end.
daily-counts = 🧩 **Reto del día { $number }.** Hoy todo el mundo tiene los mismos dados, y nadie más ve tu tablero. Solo cuenta este intento. Acábalo antes de que llegue el próximo reto { $when }.
daily-practice = 🧩 **Reto del día { $number }**, de práctica: ya hiciste el intento que cuenta. Nadie más ve tu tablero.
daily-goes-on = 🧩 Aquí está tu intento, tal como lo dejaste.
daily-about = { $counted ->
    [yes] 🧩 **Reto del día { $number }**, el intento que cuenta.
   *[no] 🧩 **Reto del día { $number }**, de práctica.
}
daily-late = -# Terminado después del día del reto, así que no cuenta.
daily-best = -# Lo mejor de aquí: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
daily-unsolved = -# Aquí aún no lo ha resuelto nadie.
daily-next = -# El próximo reto llega { $when }.
no-puzzle = Aquí no hay ningún reto del día.
button-daily-today = Reto del día
button-daily-too = Jugarlo también
