# Tables: the public message, the private panel, menus and answers.
seat = asiento { $number }
computer = { $level ->
    [random] CPU (al azar)
    [easy] CPU (fácil)
    [normal] CPU (normal)
    [hard] CPU (difícil)
    [expert] CPU (experta)
    [only] CPU
   *[other] CPU ({ $level })
}
computer-numbered = { $level ->
    [random] CPU { $number } (al azar)
    [easy] CPU { $number } (fácil)
    [normal] CPU { $number } (normal)
    [hard] CPU { $number } (difícil)
    [expert] CPU { $number } (experta)
    [only] CPU { $number }
   *[other] CPU { $number } ({ $level })
}
# Computers together. $sides are seat numbers (kind seats) or the names of seats (kind sides).
board-computers = { $kind ->
    [seats] { $count ->
        [one] CPU{ computer-level }: asiento { $sides }
       *[other] CPU{ computer-level }: asientos { $sides }
    }
   *[sides] { $count ->
        [one] CPU{ computer-level }: { $sides }
       *[other] CPU{ computer-level }: { $sides }
    }
}
lobby-computers = { $count ->
    [one] 1 CPU{ computer-level }
   *[other] { $count } CPU{ computer-level }
}
computer-level = { $level ->
    [random] { " " }(al azar)
    [easy] { " " }(fácil)
    [normal] { " " }(normal)
    [hard] { " " }(difícil)
    [expert] { " " }(experta)
    [only] { "" }
   *[other] { " " }({ $level })
}
computer-for = CPU en lugar de { $name }
# Between the two sides of a game, with its spaces.
versus = { " " }contra{ " " }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos

## The lobby
lobby-host = { $name } (host)
lobby-best = Lo ideal: de { $least } a { $most } jugadores.
lobby-minutes = Dura cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} con { $here ->
    [one] 1 jugador
   *[other] { $here } jugadores
}{ $computers ->
    [0] { "" }
    [one] , contando 1 CPU
   *[other] , contando { $computers } CPU
}.
# $turns of everybody together, $each of one seat; $days is a guess for a slow table.
lobby-turns = Unos { $turns } turnos en total, { $each } por asiento.{ $pace ->
    [slow] { " " }A un turno cada tres horas, son cerca de { $days ->
        [one] 1 día
       *[other] { $days } días
    }.
   *[live] { "" }
}
lobby-advice = 💡 Mejor para una partida lenta: { $setting }
lobby-leaving = Borraré este hilo en un minuto, salvo que alguien más haya escrito aquí.
lobby-rivals = { $count ->
    [one] Si empiezas en solitario, se te une 1 CPU.
   *[other] Si empiezas en solitario, se te unen { $count } CPU.
}
# $setting is a line such as “Start alone: 2 computers join”; $asked are mentions of people.
lobby-proposal = 🗳️ { $name } propone: **{ $setting }**. { $asked }, ¿de acuerdo?
lobby-declined = 🗳️ { $name } no está de acuerdo con esto: { $setting }. Todo sigue igual.
lobby-set-back = 🗳️ { $name } acaba de llegar, así que lo acordado vuelve a lo habitual: { $settings }.
lobby-if-all-agree = { $setting } (tiene que aceptar toda la mesa)
lobby-computer = Añadir o quitar a alguien…
lobby-add-computer = { $level ->
    [random] Añadir una CPU (juega al azar)
    [easy] Añadir una CPU (fácil)
    [normal] Añadir una CPU (normal)
    [hard] Añadir una CPU (difícil)
    [expert] Añadir una CPU (experta)
    [only] Añadir una CPU
   *[other] Añadir una CPU ({ $level })
}
lobby-send-away = Quitar a { $name }
lobby-remove-computer = Quitar una CPU
nobody-yet = nadie todavía
nobody-else = en solitario

## Settings: lines of a list, and of a menu.
term-pace = { $value ->
    [live] En vivo: se juega ahora
   *[slow] Lenta: juega cuando tengas tiempo
}
term-order = { $value ->
    [drawn] Los asientos se sortean
    [host] Empieza quien abre la mesa
   *[joined] Quien abre la mesa ocupa el asiento 1
}
term-kickoff = { $value ->
    [now] Alineaciones ya hechas, saque inmediato
   *[choose] Cada jugador elige su alineación
}
term-minutes = El pitido final suena tras { $value ->
    [one] { $value } minuto
   *[other] { $value } minutos
}
term-turns = El pitido final suena tras { $value ->
    [one] { $value } turno
   *[other] { $value } turnos
}
term-wait-live = { $value ->
    [quick] Tirada automática a los 3 segundos
    [brisk] Tirada automática a los 5 segundos
    [short] Tirada automática a los 10 segundos
    [long] Tirada automática al minuto
   *[usual] Tirada automática a los 20 segundos
}
term-wait-slow = { $value ->
    [quick] Tirada automática a los 15 minutos
    [brisk] Tirada automática a los 30 minutos
    [short] Tirada automática a la hora
    [long] Tirada automática al día
   *[usual] Tirada automática a las 4 horas
}
term-records = { $value ->
    [round] Un mensaje por ronda
   *[match] Un mensaje por partido
}
term-hints = { $value ->
    [yes] Pistas para toda la mesa, así que no puntúa
   *[no] Sin pistas entre personas
}
# An option without words of its own: its bare name and value.
option-plain = { $name }: { $value ->
    [none] sin definir
   *[other] { $value }
}

option-undrawn = ⚠️ Las imágenes no pueden mostrar { $letters }

## A list to choose by swapping, and a form to write in
swap-title = **Elegidos ({ $count }):** { $names }
swap-hint = Elige a quién quitar y a quién poner.
swap-leaving = Sale **{ $name }**. Elige quién entra.
swap-coming = Entra **{ $name }**. Elige quién sale.
swap-done = **{ $coming }** entra por **{ $leaving }**.
swap-out = Quitar…
swap-in = Poner…
swap-page = Más… ({ $page } de { $pages })

## The board
semicolon = ;{ " " }
board-player = **{ $name }** ({ $side })
# One computer or two, each with the name of its side.
board-computer-side = CPU ({ $side }{ $level ->
    [random] , al azar
    [easy] , fácil
    [normal] , normal
    [hard] , difícil
    [expert] , experta
    [only] { "" }
   *[other] , { $level }
})
board-numbered = { $player } ({ $number })
board-turn = { $person }, es tu turno{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
# $task is a few words that go on after a colon, such as “roll for Brazil”; $side may be none.
board-turn-task = { $person }, es tu turno{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
board-thinking = { $player } está pensando…
board-resigned = 🏳️ { $name } se rinde. { $computer } sigue jugando.
board-asleep = -# 💤 { $names } no { $count ->
    [one] responde
   *[other] responden
}, así que la mesa no espera. Pulsa cualquier botón para volver.
board-away = ⏳ He estado fuera { $unit ->
    [minutes] { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
    [hours] { $count } horas
   *[days] { $count } días
}. El tiempo no ha corrido para nadie.
board-offer = 🤝 { $name } ofrece empate. { $asked }, ¿de acuerdo? Seguir jugando es rechazarlo. La oferta termina { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } rechaza el empate.
    [undo] ↩️ { $asker }, { $name } no quiere deshacer.
   *[round] ⏩ { $asker }, { $name } no quiere jugar toda la ronda de una vez.
}
board-undo = ↩️ { $name } quiere deshacer su último turno. { $asked }, ¿te parece bien? La petición termina { $when }.
# $actions are moves in their notation, separated by commas.
board-undone = ↩️ { $name } deshace { $actions }.
board-vote = 💤 { $name } lleva un rato sin aparecer. { $asked }: { $ends ->
    [yes] ¿esperar, dejarle el sitio a la CPU o terminar la partida?
   *[no] ¿esperar o dejarle el sitio a la CPU?
} La votación se cierra { $when }.
# What each choice means: in a game that may be rated, and for its end, now ($may is yes) or from $since on.
board-vote-rated = -# Puntuación: esperar no cambia nada. Si sigue la CPU, la partida cuenta igual para el resto; { $name } solo puede perder puntos, salvo que la CPU juegue apenas un turno o dos. Terminar la partida no cambia la puntuación de nadie.
board-vote-end = { $may ->
    [yes] -# La partida solo termina si así lo quieren todos los que voten.
   *[no] -# La opción de terminar la partida se abre { $since }.
}
board-routine = -# Tirada automática { $when }.
board-round = ⏩ { $name } quiere jugar toda la ronda de una vez. { $asked }, ¿te parece bien? Se hace { $when } si nadie se opone.
pause-round = ⏳ La próxima ronda empieza { $when }.
pause-watch = 👀 Ya no queda nadie de aquí en la copa. Se puede mirar partido a partido, o saltar a la final. El próximo partido empieza { $when }.
pause-skip = 👀 { $names } { $count ->
    [one] quiere
   *[other] quieren
} saltar a la final. { $asked }, pulsa también **Ir a la final** si te parece bien. El próximo partido empieza { $when }.
pause-finale = 🏟️ Solo queda la final. Empieza { $when }.
board-reminder-event = ⏰ Recordatorio: te toca.
board-reminder = ⏰ Recordatorio: te toca. { $next ->
    [vote] { $others ->
        [one] La otra persona podrá decidir { $when } cómo seguir.
       *[other] La votación sobre cómo seguir se abre { $when }.
    }
    [voting] { $others ->
        [one] La otra persona está decidiendo cómo seguir. Su tiempo acaba { $when }.
       *[other] El resto está votando cómo seguir. La votación se cierra { $when }.
    }
   *[closing] Si nadie juega, la partida se cierra { $when }.
}
# $when is Discord's own timestamp, such as “in 24 minutes”, here and below.
board-whistle = -# ⏱️ Pitido final { $when } · turno { $turn }
board-whistle-turns = -# ⏱️ Turno { $turn } de { $turns }, y después el pitido final
board-whistle-due = -# ⏱️ Se acabó el tiempo: el pitido suena en cuanto lo permitan las reglas.
# $steps is a list of the three messages below.
board-slow = -# ⏳ Si nadie juega: { $steps }.
board-slow-reminder = recordatorio { $when }
board-slow-vote = votación { $when }
board-slow-closing = la partida se cierra { $when }
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = Azar sellado antes de empezar
sealed-seats = Asientos sellados antes de empezar
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] Un jugador se rindió
       *[other] { $name } se rindió
    }
    [agreed] Empate acordado
    [moderator] Terminada por la moderación
    [voted] Terminada por votación
    [forfeit] { $name ->
        [none] No estaban todos
       *[other] { $name } quedó fuera
    }
    [time] Se acabó el tiempo
    [idle] Cerrada tras dos semanas sin jugar
   *[other] Terminó antes de tiempo
}
story-plain = Hace un momento: { $event }
story-since = **Desde tu último turno**
story-deed = { $name }: { $events }

## The daily puzzle
daily-sealed =
    🔒 Todo el mundo juega el reto del día { $number } con los mismos dados. Siguen sellados hasta que llegue el próximo reto { $when }. Después, **/mundialito table action:comprobar** comprueba cada dado de la mesa `{ $table }`. Este es su sello desde el principio:
    `{ $commitment }`
daily-file-sealed = El archivo de la partida contiene los dados del reto, y aún hay quien juega con ellos. Podrás descargarlo { $when }.

## Buttons
button-agree = De acuerdo
button-disagree = No
button-swap = Cambiar…
button-write-again = Otra vez…
button-join = Unirme
button-start = Empezar
button-fill = { $count ->
    [one] Añadir una CPU
   *[other] Añadir { $count } CPU
}
button-play = Jugar…
button-open = Abrir mesa
button-leave = Salir
button-cancel = Cerrar
button-panel = Tu jugada
button-more = Más…
button-routine = Adelante
button-seat = Mi asiento
button-round = Jugar la ronda
button-next = Siguiente partido
button-finale = Jugar la final
button-skip = Ir a la final
button-round-yes = Jugarla
button-round-no = Ahora no
button-text = Tablero en palabras
button-side = Desde mi lado
button-undo = Deshacer
button-draw = Ofrecer empate…
button-draw-yes = Sí, ofrecer empate
button-draw-accept = Aceptar empate…
button-draw-decline = Rechazar empate
button-draw-agree = Sí, aceptar empate
button-undo-accept = Permitir deshacer
button-undo-decline = No permitirlo
button-hand-over = Que juegue la CPU
button-return = Recuperar mi asiento
button-resign = Rendirme…
button-resign-yes = Sí, me rindo
button-play-on = Seguir jugando
button-no = Cancelar
button-vote-wait = Esperar
button-vote-computer = Que siga la CPU
button-vote-end = Terminar la partida
button-replay = Repetición
button-file = Archivo de partida
button-jump = Ir al tablero

## The panel
panel-turn = { $side ->
    [none] Es tu turno.
   *[other] Es tu turno, { $side }.
}
panel-waiting = Esperando a { $awaited }.
# $actions is what the table will do for the player as soon as it may, in the game's notation.
panel-planned = Se jugará por ti cuando toque: { $actions }.
panel-watching = 👀 Estás mirando. { $count ->
    [0] La partida sigue en un momento.
   *[other] Es el turno de { $awaited }.
}
panel-routine = Te toca tirar.
routines-menu = Tirada automática
routines = { $way ->
    [own] Tirada automática: no
    [deciding] Tirada automática: sí, salvo las decisivas
   *[always] Tirada automática: sí
}
reserve-menu = Preguntar siempre por estos equipos
panel-back = ¡Hola de nuevo! La mesa jugó por ti mientras no estabas.
panel-missed = 💤 { $others ->
    [one] La otra persona cree que no estás y está decidiendo qué hacer.
   *[other] El resto cree que no estás y está votando qué hacer.
} Juega para seguir.
panel-handed-over = La CPU juega en tu asiento. Puedes recuperarlo cuando quieras.
more-title = **{ $game }**, mesa `{ $table }`

## Questions, asked once
ask-draw = **¿Ofrecer empate?** La partida sigue hasta que acepte toda la mesa. Tu oferta termina cuando juegue tu rival.
ask-draw-accept = **¿Aceptar el empate?** La partida termina enseguida, y no gana nadie.
ask-resign = { $then ->
    [ends] ⚠️ **¿Rendirte?** La partida termina enseguida. No se puede deshacer.
    [wins] ⚠️ **¿Rendirte?** Tu rival gana enseguida. No se puede deshacer.
   *[other] ⚠️ **¿Rendirte?** La CPU juega por ti hasta el final. No se puede deshacer.
}

## Done
done-started = La partida ha empezado.
# $place is a link to a channel or thread.
done-in-thread = La tienes en { $place }.
done-leaving = Mesa cerrada. { lobby-leaving }
done-undone = Deshecho.
done-undo-asked = Has pedido deshacer. Se hará cuando acepten todas las personas a las que he preguntado.
done-offered = Empate ofrecido.
done-agreed = Hay acuerdo: la partida queda en empate.
done-resigned = Te has rendido.
done-left = Has dejado la mesa `{ $table }`.
done-nothing = Nada ha cambiado. La partida sigue.
done-handed-over = { $left ->
    [0] No queda nadie más, así que la CPU juega hasta el final.
   *[other] La CPU juega por ti hasta que recuperes tu asiento.
}
done-rematch-asked = Revancha pedida. Empezará cuando acepte toda la mesa.
done-rematch = { $moved ->
    [alone] Ha empezado otra partida.
    [no] La revancha ha empezado.
   *[yes] La revancha ha empezado, con los lados cambiados.
}
download-game = La partida entera en un archivo. `python -m rules verify FILE` comprueba cada sorteo y cada jugada de la mesa `{ $table }`.
## Checking that nothing was rigged. $drawn counts random draws. $joined lists the ids of presses, and $players counts them.
verify-nothing = Aquí no hay ninguna partida en marcha ni terminada. Para comprobar una de otro sitio, elige su `table`.
verify-running =
    🔒 Todo el azar de la mesa `{ $table }` sale de un número secreto que se selló antes de empezar:
    `{ $commitment }`
    Mezclado desde entonces, para que nadie decida por su cuenta: { $joined ->
        [none] nada
       *[other] los ID de las pulsaciones con las que los jugadores se unieron a la mesa, { $joined }
    }
    Revelaré el secreto cuando acabe la partida. Entonces **/mundialito table action:comprobar** comprueba que coincide con el sello, y que cada dado y cada carta salen de él.
verify-fits =
    ✅ **Comprobado: nada ha cambiado.** Mesa `{ $table }`: { $drawn ->
        [0] esta partida no tuvo azar; { $actions ->
            [one] su única acción coincide
           *[other] sus { $actions } acciones coinciden
        } con el registro sellado.
       *[other] { $drawn ->
            [one] el único sorteo
           *[other] los { $drawn } sorteos
        } y { $actions ->
            [one] una acción
           *[other] { $actions } acciones
        } coinciden con el registro sellado.
    }
    -# Sello: `{ $commitment }`
    -# Secreto: `{ $secret }`
    -# Mezclado: { $joined ->
        [none] nada
       *[other] { $players ->
            [one] la pulsación de una persona
           *[other] las pulsaciones de { $players } personas
        }, { $joined }
    }
    -# Para comprobarlo sin mí, descarga el archivo de la partida y ejecuta `python -m rules verify FILE`. El sello es el SHA-256 de `mundialito:{ $table }:` seguido del secreto.
verify-differs =
    ❌ **Esto no coincide.** { $trouble }
    -# Mesa `{ $table }` · sello `{ $commitment }` · secreto `{ $secret }` · mezclado: { $joined } · sorteos: { $drawn } · acciones: { $actions }

games-title = **Tus mesas**
games-none = No estás en ninguna mesa. Abre una con **/mundialito play**.
# $who names the others at the table; $link leads to the board.
games-line = { $state ->
    [mine] - ▶ **Tu turno** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - Esperando · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Sin empezar · { $game } · { $who } · { $link } · `{ $table }`
}
games-hidden = - Oculta · { $game } · `{ $table }` · No puedes ver su canal. Con **/mundialito table action:rendirse** dejas tu asiento.
games-puzzle = **/mundialito table table:{ $table }**

## Tables that can't continue
aside = 🗄️ { $reason ->
    [version] La mesa `{ $table }` no puede seguir: las reglas de este juego han cambiado desde que empezó. Las jugadas hasta ahora se conservan.
    [game] La mesa `{ $table }` no puede seguir: este bot ya no tiene su juego. Las jugadas hasta ahora se conservan.
   *[unreadable] La mesa `{ $table }` no puede seguir: no puedo leer su partida guardada. Lo guardado se conserva para quien opera este bot.
} El resultado no cuenta. Para abrir aquí otra mesa, usa **/mundialito play**.
aside-players = -# Jugadores: { $names }
refusal-aside-version = Esa mesa no puede seguir: las reglas de su juego han cambiado desde que empezó. Abre otra con **/mundialito play**.
refusal-aside-game = Esa mesa no puede seguir: este bot ya no tiene su juego. Elige otro con **/mundialito play**.
refusal-aside-removed = Esa partida está en pausa: me quitaron de su servidor. Seguirá cuando me inviten otra vez.
refusal-aside-unreadable = Esa mesa no puede seguir: no puedo leer su partida guardada. Lo guardado se conserva para quien opera este bot. Abre otra mesa con **/mundialito play**.
refusal-over-version = No puedo mostrar esa partida: sus reglas han cambiado desde que se jugó. Su resultado sigue en pie.
refusal-over-game = No puedo mostrar esa partida: este bot ya no tiene ese juego. Su resultado sigue en pie.
refusal-over-unreadable = Esa partida terminó, y ya no puedo leer sus jugadas.
board-clocks = -# ⏱️ { $clocks }
board-clock-runs = { $name }: el tiempo se acaba { $when }
board-clock-left = { $name }: quedan { $left }
clock-left = { $unit ->
    [days] { $big } d { $small } h
    [hours] { $big } h { $small } min
   *[minutes] { $big } min { $small } s
}
term-control = { $value ->
    [steady] Reloj tranquilo: 3 días, más 36 horas por turno
    [brisk] Reloj ágil: 1 día, más 12 horas por turno
    [timed] Reloj para dos: 10 minutos, más 20 segundos por turno
   *[none] Sin reloj
}

tables-elsewhere = En este servidor las mesas se abren en { $places }.
button-open-there = Abrirla allí

# A seat's player, in a game file.
replay-player = Asiento { $number }

# What is stored about a person, and deleting it.
person-erased = alguien que se fue

doctor-state = { $state ->
    [lobby] abierta
    [set_aside] apartada
   *[running] en marcha
}

# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Preparación
   *[other] { $game ->
        [dicecup] Partido { $number }
       *[other] Turno { $number }
    }
}
# In a picture of several moments: which one it is, and whose turn it was.
share-moment-of = { $moment } · { $name }
