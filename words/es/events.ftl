# Events: evenings, leagues and cups of a server.
command-event = event
command-event-about = Mira qué torneos hay, busca tus partidas u organiza una velada, una liga o una copa
button-help-events = Torneos

# ---- What is on
event-page = ### Torneos del servidor
event-page-none = ### Torneos
    No hay nada previsto.{ $may ->
        [yes] {""}
       *[no] {" "}La moderación puede organizar uno aquí.
    }
event-page-line = **{ $name }**
    { $when } · inscripciones: { $in }
event-page-running = **{ $name }**
    { $format ->
        [league] Cuatro semanas, hasta el { $until }
       *[other] { $stage } · participantes: { $in }
    }
event-page-stage = { $kind ->
    [groups] Grupos, ronda { $number }
    [final] La final
    [semi] Las semifinales
    [quarter] Los cuartos de final
    [tie] Eliminatorias, ronda { $number }
   *[round] Ronda { $number }
}
event-page-over = **{ $name }**
    { $count ->
        [0] Terminado
        [one] Ganó { $winner }
       *[other] Ganaron { $winner }
    }
event-page-full = -# Un servidor puede tener { $most } torneos a la vez.
button-event-new = Nuevo torneo
button-event-open = Abrir
button-event-matches = Mis partidas
button-event-list = Todos los torneos

# ---- A new event
event-form = Nuevo torneo
event-form-name = Nombre
event-form-name-example = Viernes de fútbol
event-form-format = Formato
event-form-game = Juego
event-form-start = Inicio
event-form-start-about = { $guess ->
    [yes] En tu hora, { $zone } (supuesta). Elige tu zona en /mundialito settings.
   *[no] En tu hora, { $zone }
}
event-form-start-example = viernes a las 20:00
event-form-repeat = Repetir
event-format = { $format ->
    [evening] Velada
    [league] Liga
    [cup] Copa en vivo
   *[slowcup] Copa lenta
}
event-format-about = { $format ->
    [evening] En vivo, todo el mundo juega todas las rondas. De 4 a 64 personas
    [league] Lenta, todos contra todos. Cuatro semanas
    [cup] Eliminación directa en una velada. De 4 a 32 personas
   *[slowcup] Eliminación directa, un turno al día. De 4 a 32 personas
}
event-repeat = { $rhythm ->
    [weekly] Cada semana
    [monthly] Cada mes
   *[once] Una vez
}

event-draft = ### ¿Publicarlo en { $place }?
event-draft-what = **{ $name }**, { $what } de { $game }
    { $when }
event-draft-rounds = { $rounds } rondas
event-draft-ungrouped = Eliminación directa desde el principio, sin grupos
event-kind = { $format ->
    [evening] una velada en vivo
    [league] una liga lenta
    [cup] una copa en vivo
   *[slowcup] una copa lenta
}
event-then = { $rhythm ->
    [weekly] Luego, cada semana
   *[monthly] Luego, cada mes
}
button-event-post = Publicar
button-event-change = Cambiar
button-event-settings = Ajustes del juego
button-event-grouped = Con grupos
button-event-ungrouped = Sin grupos
event-rounds-menu = Cuántas rondas
event-rounds-usual = Las habituales
event-rounds-item = { $rounds } rondas
event-when-unread = ### ¿Cuándo es *{ $typed }*?
    Elige una de estas opciones, o pulsa **Cambiar** y escríbelo así: *{ event-form-start-example }*.
event-when-past = ### Ese momento ya pasó
    Elige un inicio en los próximos 60 días.
event-when-far = ### Falta demasiado tiempo
    Elige un inicio en los próximos 60 días.
event-posted = **{ $name }** está publicado en { $place }. ¿Quieres jugar también? Pulsa allí **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }**. Para empezarlo, pausarlo o cancelarlo, pulsa **{ button-event-more }**.
event-name-bad = El nombre debe tener entre 2 y 40 caracteres, y poder leerse.
event-game-unfit = { $format ->
    [cup] Una copa necesita un juego al que puedan jugar dos personas.
    [league] Una liga necesita un juego al que puedan jugar dos personas.
   *[other] Elige un juego para dos personas, o uno de 3 a 6.
}
event-organisers-only = Aquí solo la moderación puede organizar torneos.
event-servers-only = Los torneos se juegan en servidores. Escribe esto en uno.
event-gone = Ya no encuentro ese torneo. `/mundialito event` muestra lo que hay.
event-not-now = Eso ya no es posible: el torneo ya ha avanzado.
event-too-many = Un servidor puede tener { $most } torneos a la vez. Espera a que acabe uno, o cancela otro.
event-twice = **{ $name }** ya está publicado.
event-place-wrong = Aquí no puedo organizar un torneo. Usa **/mundialito event** en un canal de texto donde yo pueda abrir hilos.

# ---- The sign-up
event-signup = ### { $name }: { $game }
    { $about }
event-about = { $format ->
    [evening] Todo el mundo juega todas las rondas. En vivo, { $hours ->
        [one] alrededor de una hora.
       *[other] unas { $hours } horas.
    }
    [league] Todos contra todos, un turno al día. Cuatro semanas.
    [cup] Grupos de cuatro, luego eliminatorias. En vivo, { $hours ->
        [one] alrededor de una hora.
       *[other] unas { $hours } horas.
    }
    [knockout] Eliminación directa. En vivo, { $hours ->
        [one] alrededor de una hora.
       *[other] unas { $hours } horas.
    }
    [slowcup] Grupos de cuatro, luego eliminatorias. Un turno al día.
   *[slowknockout] Eliminación directa, un turno al día.
}
event-in = { $count ->
    [0] **Aún no hay nadie.** Hacen falta { $least } personas.
    [one] **{ $count } inscripción:** { $names }
   *[other] **{ $count } inscripciones:** { $names }
}
event-signup-called = **¡Estamos pasando lista!** Pulsa **Estoy aquí** para jugar, aunque no te hayas apuntado. { $place }
event-more-names = { $names } y { $count } más
event-small = { $rhythm ->
    [weekly] { $when }, luego cada semana · organiza { $by }
    [monthly] { $when }, luego cada mes · organiza { $by }
   *[once] { $when } · organiza { $by }
}
event-by-moderators = la moderación
event-full = Las { $most } plazas están ocupadas.
event-put-back = Se retrasa 15 minutos: hacen falta { $least } personas.
event-suspended = La organización lo ha puesto en pausa.
event-signup-running = **Ya ha empezado:** { $place }
event-signup-over = **Terminado.** { $count ->
        [0] Nadie lo ganó.
        [one] Lo ganó { $winner }.
       *[other] Lo ganaron { $winner }.
    } { $place }
event-signup-off = **Cancelado.**
button-event-join = Unirme
button-event-leave = Salir
button-event-more = Más…
event-joined = { $slow ->
    [yes] **Ya participas.** Tus partidas se abrirán solas { $when }.
   *[no] **Ya participas.** Te avisaré 15 minutos antes.
}
event-joined-already = Ya participas.
event-left = Ya no participas en **{ $name }**.
event-left-running = Ya no participas en **{ $name }**. Tus partidas del torneo han terminado.
event-leave-ask = ¿Salir de **{ $name }**? { $format ->
    [evening] Si estás en una partida, la pierdes.
    [league] Todas tus partidas terminan y no podrás volver.
   *[cup] Quedas fuera y no podrás volver.
}
event-not-in = No participas en este torneo.
event-not-your-game = Esta partida no es tuya.
event-has-begun = Ya empezó, así que nadie más puede unirse.
event-is-full = Las { $most } plazas están ocupadas.
event-must-wait = Faltaste a tu último torneo. Podrás volver a unirte { $when }; para hacerlo antes, habla con { $by }.
event-removed = Te han quitado de este torneo. Para volver, habla con { $by }.

# ---- The roll call
event-roll = ### { $name }: pasamos lista
    Inicio: { $at } ({ $when }). Pulsa **{ button-event-here }** para entrar en el sorteo.
event-here = { $count ->
    [0] **Aún no hay nadie.** Hacen falta { $least } personas.
   *[other] **Presentes, { $count } de { $all }:** { $names }
}
button-event-here = Estoy aquí
button-event-not-today = Hoy no
button-event-late = Unirme ahora
event-here-noted = **Entras en el sorteo.** Tu primera partida se abre sola.
event-here-late = { $given ->
    [half] **Juegas desde la próxima ronda**, con medio punto por esta.
    [five] **Juegas desde la próxima ronda**, con 5 puntos por esta.
   *[no] **Juegas desde la próxima ronda.**
}
event-here-too-late = Ya ha empezado la mitad de las rondas, así que es tarde para este torneo.
event-here-early = Pasaré lista 15 minutos antes del inicio.
event-rested = No tendrás rival hasta que pulses **Ya estoy de vuelta**.
event-back = Ya estás de vuelta: jugarás la próxima ronda.
event-back-not-needed = Ya participas.

# ---- A round
event-round = ### { $name } · ronda { $round ->
        [0] { $number }
       *[other] { $number } de { $round }
    }
event-round-league = ### { $name }
event-round-ties = ### { $name } · { $stage ->
        [final] la final
        [semi] las semifinales
        [quarter] los cuartos de final
       *[other] eliminatorias, ronda { $number }
    }
event-round-groups = ### { $name } · grupos, ronda { $number }
event-match-up = **{ $one }** contra **{ $two }** · { $state }
event-match-up-points = **{ $one }** ({ $first }) contra **{ $two }** ({ $second }) · { $state }
event-table = Mesa { $number }: { $names } · { $state }
event-state = { $state ->
    [waiting] se abre pronto
    [turn] turno { $turn }
    [begun] acaba de empezar
    [won] gana { $winner }
    [drawn] empate
    [walkover] gana { $winner } por incomparecencia
    [absent] no se presentó nadie
    [void] sin resultado
   *[vanished] no cuenta
}
event-round-free = { $format ->
    [cup] **{ $names }** · pase directo a la próxima ronda
    [groups] **{ $names }** · ronda libre
    [tables] **{ $names }** · ronda libre: 5 puntos
    [idle] **{ $names }** · sin partida esta ronda
   *[other] **{ $names }** · ronda libre: 1 punto
}
event-round-count = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $over ->
    [0] ninguna terminada
    [one] 1 terminada
   *[other] { $over } terminadas
}
event-round-ends = { $ahead ->
    [ball] Límite: { $when }. Después gana el balón más adelantado.
   *[other] Límite: { $when }. Después gana quien vaya por delante.
}
event-round-next = La próxima ronda empieza { $when }.
event-round-paused = La organización lo ha puesto en pausa. Las partidas en juego siguen.
event-replay-note = { $one } juega un desempate con { $two }: su partida acabó en empate.
event-lots-note = { $one } contra { $two } se decidió por sorteo: pasa { $winner }.
button-event-match = Mi partida
button-event-standings = Clasificación
button-event-bracket = Cuadro
button-event-groups-table = Grupos
button-event-why = ¿Por qué?
button-event-words = En palabras
button-event-picture = Imagen
event-watch-menu = Ver una partida…
event-watch-item = { $one } contra { $two }
event-match-free = { $format ->
    [cup] Pasas directamente a la próxima ronda, sin partida en esta.
    [groups] Tienes ronda libre.
    [tables] Tienes ronda libre: 5 puntos.
   *[other] Tienes ronda libre: 1 punto.
}
event-match-none = Ahora mismo no tienes ninguna partida.
event-match-here = Tu partida contra { $names } en **{ $name }** está aquí: { $place }
    { $turn ->
        [yours] Es tu turno.
       *[theirs] Ahora no es tu turno.
    }
button-event-board = contra { $name }
event-match-soon = Tu partida se abre enseguida.
event-match-over = Tu partida de esta ronda terminó. Cuando acaben las demás, el torneo sigue solo.
event-matches-none = Ahora mismo no tienes partidas de torneo.
event-matches = ### Mis partidas
event-match-line = **{ $event }**: { $names } · { $place }{ $turn ->
    [yours] { " " }· **tu turno**
   *[theirs] { "" }
}
event-matches-coming = **{ $event }** · { $when }
event-thread = { $event } · mesa { $table }

# ---- Results
event-result = { $how ->
    [won] { $winner } vence a { $loser } ({ $stage }, turno { $turn })
    [time] { $winner } vence a { $loser } al acabar el tiempo de la ronda ({ $stage })
    [clock] { $winner } vence a { $loser } por tiempo ({ $stage })
    [drawn] { $winner } empata con { $loser } ({ $stage }, turno { $turn })
   *[void] { $winner } contra { $loser } termina en empate, sin resultado ({ $stage })
}
event-result-table = { $names } ({ $stage })
event-where = { $kind ->
    [group] grupo { $letter }
    [division] división { $number }
    [final] final
    [semi] semifinal
    [quarter] cuartos de final
    [tie] eliminatoria
   *[round] ronda { $number }
}
event-result-board = tablero
event-walkover = ### Incomparecencia: gana { $winner }
    { $absent } no hizo ninguna jugada en { $patience ->
        [one] un minuto
       *[other] { $patience } minutos
    }. Fuera del torneo no puntúa.
event-walkover-slow = ### Incomparecencia: gana { $winner }
    { $absent } no hizo ninguna jugada en 48 horas. Fuera del torneo no puntúa.
event-walkover-left = ### Incomparecencia: gana { $winner }
    { $absent } ya no participa en el torneo.
event-walkover-paused = ### Incomparecencia: gana { $winner }
    En pausa: { $absent }.
event-nobody-came = ### No se presentó nadie
    { $names } no hicieron ninguna jugada.
event-walkover-back = { $count ->
    [one] { $absent }, estás en pausa. Para jugar la próxima ronda, pulsa **{ button-event-back }**.
   *[other] { $absent } están en pausa. Para jugar la próxima ronda hay que pulsar **{ button-event-back }**.
}
button-event-back = Ya estoy de vuelta
event-corrected = { $by } corrige un resultado ({ $stage }): { $what }.
event-corrected-won = { $winner } vence a { $loser }
event-corrected-drawn = { $winner } contra { $loser }, empate
event-corrected-none = { $winner } contra { $loser }, sin puntos para nadie

# ---- Standings
event-leads = { $count ->
    [one] { $leader } va en cabeza con { $points }.
   *[other] { $leader } van en cabeza con { $points }.
}
event-standings-text = { $leads ->
    [you] Vas en cabeza con { $points }.
    [shared] Compartes la cabeza con { $points }.
   *[other] Vas en el puesto { $place } de { $all }. { $leading }
}
event-standings-none = Aún no hay resultados.

# ---- Why these pairs
event-why = ### Por qué estos emparejamientos
event-why-small = -# Las reglas del emparejamiento están en **Más…**.
event-why-none = Aún no hay emparejamientos.
event-why-pair = **{ $one } contra { $two }:**
# Which points they had, or where they are in the event: a division or a group, the place of a tie, their seeds.
event-why-meet = { $cause ->
    [lot] por sorteo.
    [equal] empatan a puntos ({ $first }) y aún no se habían enfrentado.
    [nearest] { $first } y { $second } puntos, lo más parecido que había.
    [division] en la división { $number } juegan todos contra todos.
    [group] en el grupo { $letter } juegan todos contra todos.
    [seeds] cabezas de serie { $seed } y { $other }.
    [winners] ganaron sus cruces anteriores.
    [replay] su partida acabó en empate, así que juegan un desempate.
   *[only] el único emparejamiento que encaja.
}
event-why-begins = { $why ->
    [balance] Empieza { $one }, que empezó menos veces.
    [last] Empieza { $one }; la última vez empezó { $two }.
    [swapped] Esta vez empieza { $one }.
   *[lot] Empieza { $one }, por sorteo.
}
event-why-table = **Mesa { $number }** ({ $names }): { $cause ->
    [lot] por sorteo.
    [leaders] tienen puntos parecidos.
   *[only] la única mesa que encaja.
}
event-why-free = **{ $name }** tiene ronda libre: { $cause ->
    [lot] por sorteo entre los últimos puestos.
    [last] el último puesto entre quienes aún no la tuvieron.
    [odd] el grupo es impar.
    [bye] no hay rival en esta ronda.
   *[only] nadie más puede tenerla.
}

# ---- More
event-more = ### { $name }
    { $rules }
    -# { $fair }
event-rules = { $format ->
    [evening] **Quién juega contra quién.** Juegas contra gente con tus mismos puntos, nadie repite rival y la ronda libre da un punto, una sola vez. ¿Empate al final? Primero cuentan las partidas entre quienes empatan; luego, los puntos de los rivales a los que ganaste.
    [tables] **Quién se sienta con quién.** Quienes van en cabeza se sientan juntos. Si superas a toda tu mesa, 10 puntos; si superas a la mitad, 5.
    [league] **Cuatro semanas.** En cada división, todos contra todos. El primero sube la próxima vez y el último baja. Si faltas a dos partidas, quedas fuera.
    [knockout] **Eliminación directa.** Las mejores puntuaciones son cabezas de serie. Si hay empate, la partida se repite con los lados cambiados; si vuelve a haberlo, se sortea.
   *[cup] **Eliminación directa.** Las mejores puntuaciones son cabezas de serie. Si hay empate, la partida se repite con los lados cambiados; si vuelve a haberlo, se sortea. A partir de ocho personas, primero hay grupos, y pasan dos de cada uno.
}
event-rules-absent = { $slow ->
    [yes] **Sin primera jugada en 48 horas** hay incomparecencia, que fuera del torneo no puntúa.
   *[no] **Sin primera jugada en 5 minutos** hay incomparecencia, que fuera del torneo no puntúa. Quedas en pausa hasta que pulses **Ya estoy de vuelta**.
}
event-fair = Dados limpios: cada sorteo sale de un secreto, sellado antes de que nadie se uniera, y de las pulsaciones de todo el mundo. Sello: { $seal }
event-fair-file = El archivo muestra cada sorteo. `python -m tournaments verify` lo comprueba.
button-event-file = Archivo de dados
button-event-now = Empezar ya
button-event-next = Próxima ronda ya
button-event-pause = Pausar
button-event-continue = Continuar
button-event-remove = Quitar a alguien…
button-event-correct = Corregir resultado…
button-event-off = Cancelar torneo
button-event-off-one = Solo este
button-event-off-all = Toda la serie
button-event-let-in = Dejar entrar…
event-remove-menu = ¿A quién quitas?
event-correct-menu = ¿Qué partida?
event-correct-which = ### { $one } contra { $two }
    ¿Cuál fue el resultado?
event-correct-nothing = No hay ninguna partida terminada que aún se pueda corregir.
event-correct-win = Ganó { $name }
event-correct-draw = Empate
event-correct-nobody = Nadie suma puntos
event-corrected-done = Corregido. Lo publiqué en el hilo del torneo.
event-off-ask = ¿Cancelar **{ $name }**? Las partidas en juego acabarán sin resultado.
event-off-done = Torneo cancelado: **{ $name }**.
event-paused-done = Torneo en pausa: **{ $name }**. Ninguna ronda empezará hasta que pulses **Continuar**.
event-continued-done = El torneo sigue: **{ $name }**.
event-removed-done = { $name } queda fuera.
event-hurried-done = Empieza ahora.
event-hurried-waits = { $slow ->
    [yes] Empieza en cuanto haya { $least } inscripciones.
   *[no] He llamado a todo el mundo. Empieza en cuanto { $least } personas pulsen **Estoy aquí**.
}
event-let-in-menu = ¿Quién puede unirse ya?
event-let-in-done = { $there ->
    [yes] { $name } ya participa.
   *[no] { $name } ya puede unirse.
}
event-let-in-bot = Los bots no pueden participar.
event-moderators-only = Este torneo lo organiza la moderación.
event-organiser-only = Este torneo lo organiza { $by }. La moderación también puede hacer esto.

# ---- The end
event-won = ### 🏆 ¡{ $winner } gana { $name }!
event-won-shared = ### 🏆 { $winner } comparten el primer puesto en { $name }
event-won-league = ### 🏆 Se acabó { $name }
event-no-winner = ### Se acabó { $name }
    Nadie ganó el torneo.
event-division-won = **División { $number }:** { $winner }
event-place-line = **{ $place }.** { $names }
event-end-small = { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
event-end-next = El próximo es el { $when }.
event-off-too-few = ### Torneo cancelado: { $name }
    { $slow ->
        [yes] { $here ->
            [0] No había ninguna inscripción, y hacen falta { $least }.
            [one] Había una inscripción, y hacen falta { $least }.
           *[other] Había { $here } inscripciones, y hacen falta { $least }.
        }
       *[no] { $here ->
            [0] No había nadie, y hacen falta { $least } personas.
            [one] Había una persona, y hacen falta { $least }.
           *[other] Había { $here } personas, y hacen falta { $least }.
        }
    }
event-off-called = ### Torneo cancelado: { $name }
    Lo canceló { $by }.
event-off-paused = ### Torneo cancelado: { $name }
    Llevaba { $slow ->
        [yes] dos semanas
       *[no] un día
    } en pausa.
event-off-lost = ### Torneo cancelado: { $name }
    Ya no puedo abrir hilos aquí.
event-off-pairing = No quedaban emparejamientos sin repetir rival, así que terminó aquí.
event-off-unpaired = ### Torneo cancelado: { $name }
    No había ningún emparejamiento posible, así que no empezó.
event-stops = Van tres seguidos sin jugarse, así que dejaré de repetirlo.
button-event-join-next = Unirme al próximo
button-event-again = Reanudar la serie
event-calendar = { $game }. Únete aquí: { $url }
event-game-line = **{ $name }**, { $stage }
event-game-deadline = El plazo para la primera jugada de { $name } acaba { $when }; después será incomparecencia.
event-game-claim = { $name } no se ha presentado. { $other }, pulsa **Estoy aquí** para ganar. El plazo acaba { $when }.
event-game-after = { $next ->
    [league] Todas las partidas de la liga: { $place }
    [last] El resultado final: { $place }
   *[round] La próxima ronda empieza sola: { $place }
}
event-appeared = Anotado: estás aquí.

server-line-event-organisers = 🏅 Torneos
event-organisers = { $who ->
    [everybody] Todo el mundo puede organizar torneos
   *[moderators] Los torneos los organiza la moderación
}
event-organisers-form = Torneos
event-organisers-question = ¿Quién puede organizar torneos aquí?
event-organisers-choice = { $who ->
    [everybody] Todo el mundo
   *[moderators] La moderación
}
