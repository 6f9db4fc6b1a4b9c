calm-turns = **🔔 Mi turno**
    { $how ->
        [each] Una mención cada vez
        [digest] Un mensaje a las 08:00 y otro a las 19:00
       *[never] Nunca
    }
calm-zone = **🕘 Mi hora**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(creo)*
       *[no] {""}
    }
calm-hours = **🌙 Horas de silencio**
    { $on ->
        [yes] De { $begin } a { $end }
       *[no] Desactivadas
    }
calm-absence = **🏖️ Ausencia**
    { $until ->
        [none] No · { $days ->
            [one] queda 1 día este año
           *[other] quedan { $days } días este año
        }
       *[other] Hasta el { $until }
    }
button-calm-less = Menos avisos
button-calm-calls = Cambiar avisos
button-calm-zone = Ajustar mi hora
button-calm-hours = Elegir horas
button-calm-away = Estaré fuera…
button-calm-back = Ya estoy de vuelta
button-calm-play = Jugar y volver
button-calm-page = Mis ajustes
button-calm-go = Ir
calm-turns-form = Mi turno
calm-turns-question = ¿Cuándo te aviso en las mesas lentas?
calm-turns-question-about = En las partidas en vivo te aviso siempre.
calm-turns-choice = { $how ->
    [each] Cada vez
    [digest] Dos veces al día
   *[never] Nunca
}
calm-turns-then = { $how ->
    [each] Una mención en la mesa
    [digest] Un mensaje directo a las 08:00 y otro a las 19:00
   *[never] Ya miro yo: /mundialito games
}
calm-closed = No puedo escribirte. Permite los mensajes directos en este servidor y vuelve a intentarlo.
calm-zone-form = Mi hora
calm-zone-question = ¿Dónde estás o qué hora es ahí?
calm-zone-example = Madrid · UTC−3 · 21:40
calm-zone-unknown = { $place ->
    [none] No sé dónde es eso.
   *[other] No conozco *{ $place }*.
} ¿Querías decir…?
calm-hours-form = Horas de silencio
calm-hours-from = Desde
calm-hours-from-about = En esas horas los mensajes no suenan. Los relojes siguen corriendo.
calm-hours-to = Hasta
calm-hours-off = Desactivadas
calm-hours-equal = La hora de inicio y la de fin son iguales. Elige dos horas distintas o desactiva el silencio.
calm-away-form = Ausencia
calm-away-question = ¿Hasta qué día, incluido?
calm-away-question-about = { $days ->
    [one] Como mucho 14 días seguidos. Este año te queda 1.
   *[other] Como mucho 14 días seguidos. Este año te quedan { $days }.
}
calm-tomorrow = Mañana, { $date }
calm-no-days = Ya has usado tus 28 días de ausencia de este año.
calm-too-long = { $days ->
    [one] Este año te queda 1 día. Elige una fecha anterior.
   *[other] Este año te quedan { $days } días. Elige una fecha anterior.
}
calm-begun = **Estarás fuera hasta el { $until }.** { $tables ->
    [0] Ahora no estás en ninguna mesa lenta.
    [one] Tu mesa lenta espera; las partidas en vivo, no.
   *[other] Tus { $tables } mesas lentas esperan; las partidas en vivo, no.
}
calm-ended = **¡Hola otra vez!** Tus mesas lentas siguen.
refusal-away = Estás fuera hasta el <t:{ $until }:D>. ¿Juegas y vuelves?
calm-held = -# 🏖️ { $names } { $count ->
    [one] está
   *[other] están
} fuera hasta el { $when }, así que a nadie se le acaba el tiempo.
calm-away = -# 🏖️ { $names } { $count ->
    [one] está
   *[other] están
} fuera hasta el { $when }.
calm-digest-title = ### { $count ->
    [one] Te espera una mesa
   *[other] Te esperan { $count } mesas
}
calm-digest-none = No te espera nada.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ el tiempo se acaba { $when }
        [invited] ✉️ tienes una invitación
        [asked] te preguntan algo
       *[no] te tocó { $when }
    }
calm-digest-more = y { $count } más: **/mundialito games**
calm-digest-next = -# Próximo mensaje a las { $when }, si algo te espera.
