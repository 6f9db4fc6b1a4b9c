# The daily puzzle: beginning a try, and what is said below its board.
daily-thread = Reto del día { $number }
daily-counts = 🧩 **Reto del día { $number }.** Hoy todo el mundo tiene los mismos dados, así que nadie ve tu tablero hasta que termines. Solo cuenta este intento. Acábalo antes de que llegue el próximo reto { $when }.
daily-practice = 🧩 **Reto del día { $number }**, de práctica: ya hiciste el intento que cuenta. Nadie ve tu tablero hasta que termines.
daily-goes-on = 🧩 Aquí está tu intento, tal como lo dejaste.
daily-about = { $counted ->
    [yes] 🧩 **Reto del día { $number }**, el intento que cuenta. Los mismos dados para todo el mundo: **/mundialito daily**
   *[no] 🧩 **Reto del día { $number }**, de práctica. Los mismos dados para todo el mundo: **/mundialito daily**
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
