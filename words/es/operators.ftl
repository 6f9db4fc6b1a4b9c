# What moderators and operators read: the doctor and the status page.
command-doctor = doctor
command-doctor-about = Mira a qué espera una mesa, y arregla lo que le pase
option-doctor-table = Una mesa de este servidor; en blanco, la de aquí, o todas

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = Es una mesa abierta que espera gente. Última actividad: { $when }.
doctor-over = La partida terminó { $when }.
doctor-waits = ⏳ Espera a { $names }. Su turno llegó { $when }.
doctor-thinks = 💭 Pensando: { $names }. El turno llegó { $when }.
doctor-vote = 🗳️ { $others ->
    [one] La otra persona está decidiendo
   *[other] El resto está votando
} qué hacer con { $name }. La votación empezó { $when }.
doctor-nobody = Nadie tiene que hacer nada. El último turno acabó { $when }.
doctor-next = Después, { $when }: { $kind ->
    [lobby] se cierra la mesa abierta.
    [remind] sale un recordatorio.
    [away] se pregunta al resto qué hacer.
    [vote] se cuentan los votos.
    [idle] se cierra la partida olvidada.
    [clock] el pitido final.
    [routine] la mesa juega por quien tiene el turno.
    [round] se juega toda la ronda.
    [pause] empieza el próximo partido.
    [lapse] caduca una petición sin respuesta.
    [hold] termina una ausencia.
   *[other] otra cosa ({ $kind }).
}
doctor-board = [El tablero]({ $link }) está al día.
doctor-well = ✅ A esta mesa no le pasa nada.
doctor-repaired = 🔧 { $fault ->
    [timers] Temporizadores perdidos, recuperados.
    [computer] La CPU no había empezado a pensar. Ya está pensando.
    [board] El tablero no estaba. Lo he publicado otra vez.
    [old-board] El tablero no estaba al día. Lo he actualizado.
    [hands] Faltaba una mano. La he enviado otra vez.
    [parcels] Faltaba por publicar una novedad. Ya está.
    [channel] El canal ha vuelto.
    [aside] La mesa se puede leer de nuevo, y la partida sigue.
   *[other] Puedo leer el canal otra vez.
}
doctor-fault = ⚠️ { $fault ->
    [timers] Faltan temporizadores y no pude recuperarlos. Inténtalo de nuevo en un momento.
    [computer] La CPU aún no está pensando. Se lo pediré otra vez pronto.
    [board] El tablero no está, y aún no pude publicarlo otra vez.
    [old-board] El tablero no está al día, y aún no pude actualizarlo.
    [hands] Falta una mano, y aún no pude enviarla. **Mano** en el tablero también la muestra.
    [channel] El canal ya no existe. Cualquiera de la mesa puede llevarla a otro canal: usa allí **/mundialito table** con el nombre de la mesa.
   *[other] No puedo leer el canal. Dame allí **Ver canal** y **Leer el historial de mensajes**.
}
doctor-parcels = 📮 { $count ->
    [one] Queda una novedad por publicar. Es de { $when }.
   *[other] Quedan { $count } novedades por publicar. La más antigua es de { $when }.
}
doctor-error = Intentado { $attempts ->
    [one] una vez
   *[other] { $attempts } veces
}. El último problema: { $code ->
    [50013] me falta un permiso allí.
    [50001] no puedo ver el canal.
    [10003] el canal ya no existe.
    [50007] esta persona no acepta mensajes directos.
    [50278] esta persona no acepta mensajes directos.
    [50083] el hilo está archivado.
    [160005] el hilo está bloqueado.
   *[other] `{ $error }`.
} Próximo intento: { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] Apartada { $when }: las reglas de este juego han cambiado desde que empezó la mesa.
    [game] Apartada { $when }: este bot ya no tiene el juego de la mesa.
    [removed] Pausada { $when }: este servidor quitó el bot.
   *[unreadable] Apartada { $when }: la partida guardada de la mesa no se puede leer.
} Su canal queda libre para otra mesa. Todo lo guardado se conserva para quien opera este bot.
doctor-server = ### Mesas de este servidor: { $running } en marcha, { $lobbies } { $lobbies ->
    [one] abierta
   *[other] abiertas
}, { $aside } { $aside ->
    [one] apartada
   *[other] apartadas
}
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# One of the server's events; $event is its id, $waiting counts its messages that are not posted.
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] inscripción abierta
    [unreadable] ilegible
   *[running] en marcha
}{ $waiting ->
    [0] { "" }
    [one] { " " }· 1 mensaje sin publicar
   *[other] { " " }· { $waiting } mensajes sin publicar
}
# $waiting counts updates; $parcel and $timer are timestamps, or none.
doctor-house = -# En todos los servidores: { $running } en marcha, { $lobbies } { $lobbies ->
    [one] abierta
   *[other] abiertas
}, { $aside } { $aside ->
    [one] apartada
   *[other] apartadas
}. Novedades por publicar: { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , la más antigua prevista { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } { $failing ->
        [one] intentada
       *[other] intentadas
    } tres veces o más
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Próximo temporizador: { $timer }.
}

## For operators
command-status = status
command-status-about = Para quien opera este bot: mira cómo le va
owners-only = Eso solo puede verlo quien opera este bot. Para las mesas de este servidor, usa **/mundialito-admin doctor**.
status-title = ### Mundialito { $version }{ $clusters ->
    [one] {""}
   *[other] , clúster { $cluster } (de { $clusters })
}, en marcha desde { $since }
status-discord = Discord: { $servers ->
    [one] un servidor
   *[other] { $servers } servidores
}, { $people ->
    [one] una persona
   *[other] { $people } personas
} en mesas{ $clusters ->
    [one] {""}
   *[other] {" "}de todos los clústeres
}, latencia { $latency } ms{ $shards ->
    [0] {""}
    [one] {""}
   *[other] , { $up } de { $shards } shards conectados
}
status-timers = Temporizadores: { $timers }{ $overdue ->
    [0] , ninguno atrasado
   *[other] , ⚠️ { $overdue } { $overdue ->
        [one] atrasado
       *[other] atrasados
    }
}
status-sweep = Último repaso completo: hace { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}{ $restarts ->
    [0] .
   *[other] ; ⚠️ reiniciado { $restarts ->
        [one] una vez
       *[other] { $restarts } veces
    }.
}
# $weaker counts moves of the last ten minutes, $longest is in seconds, $waiting counts hints and reviews too.
status-thinking = CPU: { $waiting ->
    [0] nada en espera
    [one] una jugada en espera
   *[other] { $waiting } jugadas en espera
}{ $weaker ->
    [0] .
   *[other] {"."} ⚠️ En los últimos diez minutos, { $weaker ->
        [one] una jugada se hizo
       *[other] { $weaker } jugadas se hicieron
    } con un nivel más débil, porque el equipo estaba demasiado ocupado. La espera más larga fue { $longest ->
        [0] de menos de un segundo
        [one] de un segundo
       *[other] de { $longest } segundos
    }. Sube **COMPUTER_WORKERS** si al equipo le sobran procesadores.
}
status-process = Bucle de eventos: como mucho { $lag } ms de retraso en los últimos dos minutos. Memoria: { $memory } MiB
status-backup = Copia de seguridad: { $state ->
    [off] desactivada. Para activarla, pon en `BACKUPS` una carpeta.
    [failed] ⚠️ la última falló; mira el registro. Última copia buena: { $when }.
    [failing] ⚠️ la última falló; mira el registro. Aún no hay ninguna copia buena.
    [none] aún ninguna.
   *[made] hecha y comprobada { $when }.
}
status-errors = { $count ->
    [0] Sin errores desde el arranque.
    [one] ⚠️ Un error desde el arranque:
   *[other] ⚠️ { $count } errores desde el arranque. El último:
}
status-error = -# { $when } `{ $place }`: { $event }
