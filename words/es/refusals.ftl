# What can't be done, and why. Refusals of the games themselves are told by their rules.
refusal-unknown-game = No hay ningún juego llamado { $game }. Elige uno de la lista.
refusal-no-table = Esa mesa ya no existe o no puedes ver su canal. Abre otra con **/mundialito play**.
refusal-not-started = La partida aún no ha empezado.
refusal-running = La partida ya ha empezado.
refusal-ended = Esta partida ya terminó.
refusal-closed = { $why ->
    [withdrawn] El desafío se retiró.
   *[closed] Esta mesa se cerró antes de la partida.
}
refusal-stale = El tablero ha cambiado desde entonces. Míralo otra vez.
refusal-game-over = Esta partida ya terminó.
refusal-not-your-turn = No es tu turno.
refusal-others-turn = No es tu turno. Espero a <@{ $person }>.
refusal-computers-turn = No es tu turno. La CPU está pensando.
refusal-not-now = Eso ahora no se puede.
refusal-chance-awaited = Se están tirando dados o repartiendo cartas. Inténtalo de nuevo en un momento.
refusal-not-at-table = No estás en esta mesa.
refusal-already-joined = Ya estás en esta mesa.
refusal-lobby-full = No quedan asientos libres. Puedes abrir otra mesa: **/mundialito play**.
refusal-invitation-only = Los últimos asientos están reservados para quienes tienen invitación. Puedes abrir otra mesa: **/mundialito play**.
refusal-not-in-lobby = No estás en esta mesa. Pulsa antes **Unirme**.
refusal-host-only = Eso solo puede hacerlo <@{ $host }>, host de la mesa.
refusal-host-starts = Por ahora eso solo puede hacerlo <@{ $host }>, host de la mesa. El resto de la mesa podrá <t:{ $since }:R>.
refusal-joined-often = Has entrado y salido de esta mesa demasiadas veces. Busca otra, o abre la tuya: **/mundialito play**.
refusal-sent-away = El host te ha sacado de esta mesa, así que no puedes volver a unirte.
refusal-not-here = Esa persona no está en esta mesa.
refusal-arranged-often = Esta mesa ha cambiado demasiadas veces. Empieza la partida, o abre otra mesa.
refusal-no-computer = En esta mesa no hay ninguna CPU.
refusal-too-few = Este juego necesita { $exactly ->
    [yes] { "" }
   *[no] al menos{ " " }
}{ $least ->
    [one] { $least } jugador
   *[other] { $least } jugadores
}, y { $here ->
    [0] todavía no hay nadie
    [one] aquí solo hay 1
   *[other] aquí solo hay { $here }
}.
refusal-too-many-invited = En este juego { $most ->
    [0] no cabe nadie más
    [one] cabe 1 persona más
   *[other] caben { $most } personas más
}.
refusal-options-forbid = La partida no puede empezar así. { $why }
refusal-undo-pending = Alguien ya ha pedido deshacer. Responde primero a eso.
refusal-undo-nothing = No tienes nada que deshacer.
refusal-undo-chance = Eso no se puede deshacer: desde entonces se han tirado dados o repartido cartas.
refusal-undo-hidden = Eso no se puede deshacer: puede que alguien haya visto una carta desde entonces.
refusal-undo-gone = Ya nadie está pidiendo deshacer.
refusal-undo-often = Eso lo has deshecho demasiadas veces. Sigue jugando desde aquí.
refusal-asked-often = Ya has pedido eso demasiadas veces en esta partida.
refusal-not-asked = A eso solo puede responder <@{ $person }>{ $others ->
    [0] { "" }
    [one] { " " }y una persona más
   *[other] { " " }y { $others } personas más
}.
refusal-proposal-pending = Aún falta la respuesta a tu última propuesta. Espera, o retírala con **No**.
refusal-proposal-open = La propuesta del host sigue abierta. Responde primero, o espera a que responda todo el mundo.
refusal-option-idle = Con estos ajustes, { $option } no cambia nada, así que todo sigue igual.
refusal-nothing-to-fill = Ya hay gente suficiente. Todavía puedes añadir CPU de una en una.
refusal-proposal-gone = Esa propuesta ya no existe.
swap-gone = Aquí ya no hay nada que cambiar.
refusal-draw-pending = Ya hay una oferta de empate.
refusal-draw-nobody = No hay a quién preguntar: la CPU no acepta empates.
refusal-draw-gone = Esa oferta de empate ya no existe.
refusal-vote-gone = Esa votación ya terminó.
refusal-vote-choice = Esa no es una de las opciones.
refusal-vote-early = La opción de terminar la partida se abre <t:{ $since }:R>. Hasta entonces, espera o deja que siga la CPU.
vote-shut-out = Ahora no puedes votar por terminar la partida: { $name } no puede ver este canal, y la partida podría puntuar. Espera o deja que siga la CPU. La moderación puede dejar que { $name } vuelva.
vote-no-end = Tú decides quién ve este canal, así que no puedes votar por terminar una partida que podría puntuar: nadie se libra de una ocultándosela a otra persona. Espera a { $name }, deja que siga la CPU o ríndete.
vote-let-in = { $name } no puede ver este canal, y tú decides quién lo ve. Deja que { $name } vuelva o espera.
refusal-no-draws = En este juego no se puede acordar un empate.
refusal-no-routines = En este juego cada jugada es una decisión, así que la mesa no juega ninguna por ti.
refusal-routines-choice = Esa no es una de las opciones.
refusal-reserve-choice = Solo puedes elegir tus propios equipos.
refusal-round-out = Tu copa ha terminado, así que el resto decide cómo sigue.
refusal-round-pending = Alguien ya ha pedido eso.
refusal-round-gone = Eso ya está decidido.
refusal-seat-handed-over = La CPU juega en tu asiento. Recupéralo primero.
refusal-seat-not-handed-over = Ya juegas tú en tu asiento.
refusal-puzzle-alone = Este intento cuenta, así que la CPU no puede jugarlo por ti.
refusal-event-alone = En un torneo, cada cual juega su propia partida.
refusal-rematch-made = La revancha ya ha empezado: mesa `{ $table }`.
refusal-rematch-without = Alguien de esta mesa se ha ido para siempre, así que no puede haber revancha. Abre otra mesa: **/mundialito play**.
refusal-rematch-asked = Ya has pedido la revancha. El resto aún no ha respondido.
refusal-seats = { $least ->
    [1] { $most ->
        [1] Este juego es para una persona.
       *[other] Este juego es de 1 a { $most } personas.
    }
   *[other] { $most ->
        [2] Este juego es para dos personas.
       *[other] Este juego es de { $least } a { $most } personas.
    }
}
show-too-soon = Acabas de mostrar algo aquí. Inténtalo en un minuto.
refusal-option-unknown = Este juego no tiene ninguna opción { $option }. Revisa cómo se escribe, o no la pongas.
refusal-option-value = { $option } no puede ser { $value }. Elige otro valor.

## Around the table
no-table-here = Aquí no hay ninguna partida. Empieza una con **/mundialito play**, o busca las tuyas con **/mundialito games**.
which-table = Estás en varias mesas. Di cuál; **/mundialito games** muestra sus nombres.
refusal-table-action = No conozco esa acción. Ahora es posible: { $actions }.
unknown-level = Ese nivel no existe. Elige uno de estos: { $levels }.
opponent-yourself = No puedes enviarte una invitación. Deja el rival en blanco, o juega contra la CPU.
opponent-elsewhere = Esa persona no está en este servidor. Elige a alguien que esté.
opponent-refuses = Ahora mismo no se puede invitar a { $name }. Invita a otra persona, o deja libre el asiento.
opponent-blocked = Has bloqueado a { $name }. Desbloquea primero a esa persona: **/mundialito settings**.
join-refused = No puedes unirte a esta mesa. Busca otra, o abre la tuya: **/mundialito play**.
block-yourself = No puedes bloquear tu propia cuenta.
block-bot = Los bots no invitan a nadie, así que no hay nada que bloquear.
block-full = Puedes bloquear a { $limit } personas. Desbloquea primero a alguien: **/mundialito settings**.
opponent-bot = Ese bot no sabe jugar. Invita a una persona, o elige un nivel de CPU.
alone-in-dm = Por mensaje directo puedes jugar contra la CPU: elige un nivel. Para jugar con gente, abre una mesa en un servidor.
moderators-only = Eso solo puede hacerlo la moderación (quien tenga **Gestionar mensajes**).
moderators-only-server = Moderas este canal, pero eso solo puede hacerlo quien modera todo el servidor: alguien cuyo rol tenga **Gestionar mensajes**.
download-not-yet = Podrás descargar el archivo cuando termine la partida.
replay-nothing = Aquí no se ha jugado ninguna partida, y tú no has terminado ninguna. Para ver la repetición de un archivo, adjúntalo como `file`.
replay-no-moment = Esta partida no tiene ese momento.
replay-not-yours = No puedes mirar desde ese lado. Todas las manos se ven cuando termina la partida.
replay-file-gone = Ya no puedo leer el archivo de la partida. Adjúntalo otra vez: `/mundialito replay`, opción `file`.
replay-file-large = Ese archivo es demasiado grande para ser una partida: puede tener { $size } kB como máximo.
replay-file-long = Esa partida es demasiado larga para mostrar su repetición.
replay-file-unreadable = Ese archivo no es de una partida. Adjunta uno que te haya dado **Archivo de partida** bajo una partida terminada.
replay-file-wrong = No puedo mostrar la repetición de este archivo: { $trouble }
outdated-command = Ese comando ya no está al día. Reinicia Discord, o inténtalo de nuevo en unos minutos.
press-outdated = Ese botón ya no está al día. **/mundialito table** muestra la mesa como está ahora.
press-elsewhere = Esa mesa es de otro servidor. Juégala allí.
press-left-server = Ya no estás en el servidor de esta mesa, así que no puedes jugarla desde aquí.
table-hidden = Ya no puedes ver el canal de la mesa `{ $table }`, así que tampoco puedes usar la mesa. { $seated ->
    [yes] Pide a la moderación que te deje volver, o deja tu asiento con **/mundialito table action:rendirse**.
   *[no] { "" }
}
channel-hidden = Ya no puedes ver este canal, así que aquí nada funciona para ti. Si es un error, pregunta a la moderación.
place-permissions = No puedo publicar un tablero en { $place }. Pide a la moderación que me dé { $names }.
place-permissions-yours = No puedes abrir una mesa en { $place }: allí necesitas { $names }. Prueba en otro canal.
place-no-thread-here = Esta mesa necesita su propio hilo, y aquí no puedo crearlo. Prueba en otro canal.
place-thread-forbidden = Esta mesa necesita su propio hilo, y aquí no puedo crearlo. Pide a la moderación que me dé **Crear hilos públicos**.
place-threads-full = Esta mesa necesita su propio hilo, pero este servidor ya tiene tantos hilos abiertos como permite Discord. Cierra algunos o prueba en un canal sin ninguna mesa en juego.
place-no-pictures = Aquí no puedo adjuntar imágenes, así que los tableros van en palabras. Pide a la moderación que me dé **Adjuntar archivos**.

## Trouble
trouble-too-many-person = { $limit ->
    [one] { $person } ya está en una mesa. Hay que terminar antes esa partida.
   *[other] { $person } ya está en { $limit } mesas. Hay que terminar antes una de esas partidas.
}
trouble-too-many-server = { $limit ->
    [one] Este servidor ya tiene una mesa. Hay que terminar antes esa partida.
   *[other] Este servidor ya tiene { $limit } mesas. Hay que terminar antes una de esas partidas.
}
trouble-too-many-hour = { $limit ->
    [one] Puedes abrir 1 mesa por hora. Inténtalo más tarde, o únete a una mesa abierta.
   *[other] Puedes abrir { $limit } mesas por hora. Inténtalo más tarde, o únete a una mesa abierta.
}
trouble-direct-taken = Ya tienes una partida en marcha en nuestros mensajes directos. Termínala primero, o juega en un servidor. **/mundialito games** te lleva a ella.
trouble-spent = Me has pedido mucho en poco tiempo: los { -videos }, los análisis, las repeticiones y las pistas dan trabajo, y los demás también los quieren. Podrás seguir { $when }. Jugar puedes siempre.
trouble-given-up = Esta vez no he podido calcularlo; no se ha perdido nada. Inténtalo de nuevo en un minuto.
trouble-place-taken = Aquí ya hay una partida en marcha. Abre la tuya en otro canal o en un hilo nuevo.
trouble-archive = No se pudo guardar, así que nada ha cambiado. Inténtalo de nuevo en un momento. Quien opera este bot ya tiene el aviso.
trouble-unconfirmed = Perdí mi base de datos mientras guardaba eso, así que no sé si funcionó. Mira la mesa antes de intentarlo de nuevo. Quien opera este bot ya tiene el aviso.
trouble-forbidden = Discord no me deja hacer eso aquí. Pide a la moderación que revise mis permisos.
trouble-discord = Discord lo rechazó. No se ha perdido nada; inténtalo de nuevo.
trouble-answer = Discord rechazó mi respuesta. Tu jugada está guardada, y el tablero la muestra.
trouble-ours = Algo falló por nuestra parte, y nada ha cambiado. Si vuelve a pasar, avísanos e indica este número: { $number }.
# What a banned person reads, and who invites one.
banned = Te han baneado y no puedes jugar en { $where ->
    [there] el servidor de esa mesa
   *[here] este servidor
}{ $until ->
    [none] {""}
   *[other] {" "}hasta el { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: «{ $reason }».
} La moderación del servidor puede quitarte el baneo. **/mundialito settings**, **block** y **privacy** siguen funcionando.
banned-everywhere = Te han baneado y no puedes jugar conmigo{ $until ->
    [none] {""}
   *[other] {" "}hasta el { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: «{ $reason }».
} **/mundialito settings**, **block** y **privacy** siguen funcionando.
opponent-banned = Han baneado a { $name }, así que no puede jugar aquí. Invita a otra persona, o deja libre el asiento.
refusal-control-pace = Los relojes tranquilo y ágil son para partidas lentas; 10 minutos + 20 segundos, para partidas en vivo.
refusal-control-two = 10 minutos + 20 segundos es un reloj para dos. Elige otro ritmo o que jueguen solo dos.

follow-refused = No puedes seguir esta partida, porque alguien que la juega te ha bloqueado.
menu-no-table = Este mensaje no muestra ninguna mesa. Usa el comando en un tablero mío.
