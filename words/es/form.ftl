# El único formulario con los ajustes de una mesa, y lo que se dice después.

form-title = Ajustes: { $game }
form-pace = Ritmo
form-begins = Quién empieza
form-order = { $value ->
    [drawn] Por sorteo
    [joined] Por orden de llegada
   *[host] Tú
}
form-wait-live = En vivo. { term-wait-live }
form-wait-slow = Lenta. { term-wait-slow }
form-turns = En una mesa lenta: { $turns } turnos
form-flags = Además
form-kickoff = Cada jugador elige su alineación
form-kickoff-else = Si no, se saca ya con una preparada
form-hints = Pistas para toda la mesa
form-hints-then = Así la partida no puntúa{ $asks ->
    [yes] . Todos tienen que estar de acuerdo
   *[no] {""}
}
form-thread = Jugar en un hilo propio
form-line = Hasta { $longest } caracteres, o vacío
form-number = Un número entero{ $most ->
    [none] , { $least } o más
   *[other] { " " }entre { $least } y { $most }
}. Déjalo vacío para el habitual.
form-late = El formulario tardó demasiado en abrirse. Inténtalo de nuevo.

## En la página de quien abrió la mesa
form-asked = { $count ->
    [one] { $names } tiene que dar el visto bueno
   *[other] { $names } tienen que dar el visto bueno
} a esto: **{ $setting }**.
form-replaced = Los ajustes cambiaron mientras elegías. Los tuyos han sustituido: { $settings }.
form-more = { $count ->
    [one] Ahora hay una cosa más que elegir.
   *[other] Ahora hay { $count } cosas más que elegir.
}
form-wrong-text = **{ $name }:** escribe como mucho { $longest } letras, en una sola línea. Lo demás queda guardado.
form-wrong-number = **{ $name }:** escribe un número entero{ $most ->
    [none] , { $least } o más
   *[other] { " " }entre { $least } y { $most }
}. Lo demás queda guardado.
start-alone = No se ha unido nadie. ¿Empezar con { $count ->
    [one] una CPU
   *[other] { $count } CPU
}?
start-unagreed = Aún no están todos de acuerdo: **{ $setting }**. ¿Empezar sin eso?

## Menús
invite-one = Desafiar a alguien…
invite-several = Invitar a alguien…
lobby-about = Reglas y todos los ajustes
form-control = { $value ->
    [steady] Lenta, reloj tranquilo: 3 días + 36 horas por turno
    [brisk] Lenta, reloj ágil: 1 día + 12 horas por turno
   *[timed] En vivo, para dos: 10 minutos + 20 segundos por turno
}
form-agree = Todos tienen que estar de acuerdo
