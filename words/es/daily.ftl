# El reto del día: su página, los intentos del fútbol, la carrera, las rachas, los días anteriores y compartir.
daily-title = ### Reto del día { $number }
daily-name = Reto del día { $number }
daily-closes = Termina { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Dos acciones, sin reloj.
       *[other] Tres intentos. Lo habitual: { $par }
    }
daily-football-done = **⚽ { $score ->
        [0] Hoy no salió
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] No bastaron tres intentos.
        [1] Al primer intento.
        [2] Al segundo intento.
       *[3] Al tercer intento.
    }
daily-race = **🦔 Forma el árbol rojo**
    { $par ->
        [0] En el menor número de turnos.
       *[other] Un intento, pocos turnos. Lo habitual: { $par }
    }
daily-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
daily-race-done = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}{ $best ->
    [yes] , lo mejor aquí hasta ahora
   *[no] , promedio aquí: { $average }
}
daily-race-failed = Hoy no hubo árbol
daily-others = { $count ->
    [one] -# 1 persona más de aquí ha terminado. Su resultado se ve después del tuyo.
   *[other] -# { $count } personas más de aquí han terminado. Sus resultados se ven después del tuyo.
}
daily-over = El reto del día { $number } terminó. Aquí está el de hoy.
daily-elsewhere = Ese intento ya lo jugaste. Sigue desde aquí.
daily-side = Juegas con { $side } y tienes dos acciones.
daily-go = { $go ->
    [0] **Práctica:** { $task }.
    [1] **Primer intento, por { $stars }:** { $task }.
    [2] **Segundo intento, por { $stars }:** { $task }.
   *[3] **Tercer intento, por { $stars }:** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = No es eso.
daily-refused = ❌ { $why }
daily-solved = ✅ **¡Resuelto!**
daily-quit-ask = ¿Abandonar el reto de hoy? No ganarás estrellas y no contará para tu racha.
daily-head = { $score ->
    [0] ### Hoy no salió
    [1] ### ★★★ ¡Al primer intento!
    [2] ### ★★ Al segundo intento
   *[3] ### ★ Al tercer intento
}
daily-solution = Solución: { $actions }.
daily-solution-at = La solución se verá { $when }.
daily-here = **Hoy aquí:** { $row }
daily-quiet = -# No cuentes la solución, por favor: aún se puede jugar (cierre: { $when }).
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = La solución se ve cuando termina el día, o cuando la encuentras.
daily-streak = 🔥 { $days ->
    [1] **Empieza una racha.**
   *[other] **Racha de { $days }**{ $rests ->
        [0] .
        [1] , con un día de descanso en reserva.
       *[other] , con { $rests } días de descanso en reserva.
    }
}
daily-saved = 🔥 **Racha de { $days }:** la salvó un día de descanso.
daily-earlier = Días anteriores, para practicar: no cuentan. Si alguno no está en la lista, escribe su número: **/mundialito daily** `day`.
daily-earlier-menu = Elige un día
daily-earlier-item = Reto del día { $number }
daily-practised = ### Reto del día { $number }
    Para practicar: no cuenta.
daily-no-such-day = Escribe un número de día, del 1 al { $last }.
daily-none-earlier = Este es el primer día. Mañana ya habrá anteriores.
daily-share-title = Lo que verá todo el mundo en este canal:
daily-shared = ✅ Publicado.
daily-card-football = fútbol
daily-card-race = { $turns ->
    [0] sin carrera
    [one] turno en la carrera
   *[other] turnos en la carrera
}
daily-card-streak = { $days ->
    [one] día seguido
   *[other] días seguidos
}
daily-card-alt = { $name }, reto del día { $number }. Fútbol: { $stars ->
    [0] sin resolver
    [one] 1 estrella
   *[other] { $stars } estrellas
}. { $turns ->
    [0] Sin carrera
    [one] Carrera: 1 turno
   *[other] Carrera: { $turns } turnos
}. Racha: { $days ->
    [one] 1 día
   *[other] { $days } días
}.
daily-nothing-to-share = No hay nada que compartir hasta que termines el reto de fútbol.
daily-counts = 🧩 **Reto del día { $number }.** Hoy todo el mundo tiene los mismos dados, y nadie más ve tu tablero. Solo cuenta este intento. Acábalo antes del próximo reto, que llega { $when }.
daily-practice = 🧩 **Reto del día { $number }**, de práctica: no cuenta. Nadie más ve tu tablero.
daily-goes-on = 🧩 Aquí está tu carrera, tal como la dejaste.
daily-about = { $counted ->
    [yes] 🧩 **Reto del día { $number }**, el intento que cuenta.
   *[no] 🧩 **Reto del día { $number }**, de práctica.
}
daily-late = -# Terminado después del día del reto, así que no cuenta.
daily-best = -# Lo mejor aquí: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
daily-unsolved = -# Aquí aún no lo ha resuelto nadie.
daily-next = -# El próximo reto llega { $when }.
no-puzzle = Aquí no hay ningún reto del día.
button-daily-today = Reto del día
button-daily-too = Jugar también
button-daily-play = Jugar
button-daily-look = Ver
button-daily-look-race = Mi carrera
button-daily-race = Carrera de hoy
button-daily-why = ¿Por qué?
button-daily-solution = Ver la solución
button-daily-again = Otra vez
button-daily-back = Hoy
button-daily-earlier = Días anteriores
button-daily-quit = Abandonar
button-daily-stay = Seguir intentando
button-daily-card = Con imagen
option-day = Un día anterior, para practicar
