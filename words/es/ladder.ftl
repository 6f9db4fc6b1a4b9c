# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = histórico
season-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } de { $least } partidas

## The leaderboard
ladder-overall = Todos los juegos
ladder-head = ### Clasificación: { $title }
ladder-by = { $by ->
    [wins] Por victorias, { $season }
   *[rating] Por puntuación, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } victoria
       *[other] { $number } victorias
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (tú) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-least = ? significa «aún sin puesto». Juega { $least } partidas clasificatorias para tenerlo.
ladder-placed = En medio: ni en cabeza ni al final en una partida de tres o más.
ladder-luck = Este juego es pura suerte, así que no entra en «Todos los juegos».
ladder-not-counted = No clasificatorias: { $games }.
ladder-apart = { $why ->
    [computers] { $count } con CPU
    [hints] { $count } con pistas
    [abandoned] { $count } sin terminar
    [stood-in] { $count } con la CPU de suplente
    [early] { $count } { $count ->
        [one] demasiado corta
       *[other] demasiado cortas
    }
    [full] { $count } por encima del límite diario
   *[repeated] { $count } { $count ->
        [one] cruce repetido
       *[other] cruces repetidos
    }
}
ladder-empty = Aquí aún no hay partidas clasificatorias. Juega { $least } para tener un puesto.
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
ladder-alt = Clasificación: { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] { $name }, aún sin puesto, { $points } puntos, { $wins } { $wins ->
        [one] ganada
       *[other] ganadas
    }
   *[other] { $place }. { $name }, { $points } puntos, { $wins } { $wins ->
        [one] ganada
       *[other] ganadas
    }
}
ladder-server-only = Las clasificaciones y los perfiles pertenecen a un servidor. Usa este comando en alguno.
ladder-no-season = No conozco esa temporada. Escribe **this**, **all**, o un mes como **2026-11**.
ladder-menu = Elige una clasificación
ladder-menu-luck = Pura suerte, con clasificación propia
choice-ladder-rating = Por puntuación
choice-ladder-wins = Por victorias
choice-season-this = Esta temporada
choice-season-all = Histórico

## Shown to everybody
shown-by = -# Lo muestra { $name }
show-hidden = Tu perfil está oculto, así que no lo publiqué. Hazlo visible primero en **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = Todos los juegos
profile-season = Esta temporada
profile-record = ganó { $wins }, { $placed ->
    [0] {""}
   *[other] { $placed } en medio,{" "}
}empató { $draws }, perdió { $losses }
profile-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins } { $wins ->
    [one] ganada
   *[other] ganadas
}
profile-place = #{ $place }
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Máx. { $points }
   *[line] máximo { $points }
}
profile-peak-when = Máximo: **{ $points }**, { $season }
profile-line = { $what ->
    [all] Todos los juegos: **{ $points }** { $deviation }, { $place }
   *[season] Esta temporada: **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
profile-curve = `{ $bars }` de { $least } a { $most }
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Títulos
profile-titles = Títulos: { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = y { $count } más
profile-favourite = Juego favorito: { $title }
profile-team = Mejor equipo: { $team } ({ $cups ->
    [one] { $cups } copa ganada
   *[other] { $cups } copas ganadas
})
profile-rivals = Rivales: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $ahead } por delante, { $behind } por detrás
profile-rivals-title = Rivales
profile-solo-name = { $puzzle ->
    [yes] { $title }, reto del día
   *[no] { $title }, en solitario
}
profile-computers-name = { $title } contra la CPU
profile-solved = { $solved } de { $tries } con éxito
profile-unsolved = aún sin resultado
profile-best = récord { $score }
profile-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
profile-computers-best = { $wins ->
    [0] mejor puesto { $best }
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}
profile-extra = - { $name }: { $told }
profile-extras-title = En solitario y contra la CPU (no puntúa)
profile-seats = { $count ->
    [0] Ahora no juega aquí
    [one] Ahora juega en { $count } mesa de aquí
   *[other] Ahora juega en { $count } mesas de aquí
}
profile-alt = Perfil de { $name }: { $points } puntos en todos los juegos, { $record }. { $games }
profile-nothing = aún sin partidas clasificatorias
profile-no-curve = Tu primera partida clasificatoria inicia la curva.
profile-curve-title = Todos los juegos, partida a partida
profile-curve-last = últimas { $games } partidas
profile-computer = La CPU no tiene perfil. Tus partidas contra ella están en el tuyo.
profile-private = { $name } tiene oculto su perfil.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2.º de 3”.
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] un octavo
    [25] un cuarto
    [33] un tercio
    [50] la mitad
   *[other] un { $percent } %
}
counted-because = { $why ->
    [again] la misma gente en 24 horas
    [day] muchas partidas en 24 horas
   *[new] gente nueva
}
# $part is one of the shares above, such as “la mitad”; $because says why.
moved-weight = -# Contó { $part }: { $because }.
moved-weights = -# Contó entre un { $least } % y un { $most } %: { $because }.
moved-more = -# Puntuaciones: **Más…**
button-moved = Puntuaciones
moved-title = ### Así cambiaron las puntuaciones
not-rated = { $why ->
    [computers] -# No puntúa: jugaba una CPU.
    [hints] -# No puntúa: toda la mesa había aceptado pistas.
    [abandoned] -# No puntúa: la partida no se terminó.
    [stood-in] -# No puntúa: la CPU había jugado demasiados turnos en lugar de las personas.
    [early] -# No puntúa: menos de dos personas jugaron dos turnos.
    [repeated] -# No puntúa: esta misma gente ya tenía tres partidas clasificatorias en las últimas 24 horas.
    [full] -# No puntúa: alguien de aquí ya llegó al límite diario de partidas clasificatorias.
   *[other] -# No puntúa.
}
not-rated-for = { $why ->
    [stood-in] -# No puntúa para { $names }: la CPU había jugado demasiados de sus turnos.
    [early] -# No puntúa para { $names }: menos de dos turnos jugados.
    [repeated] -# No puntúa para { $names }: ya van tres partidas clasificatorias con esta gente en las últimas 24 horas.
    [full] -# No puntúa para { $names }: ya se llegó al límite diario de partidas clasificatorias.
    [unopposed] -# No puntúa para { $names }: quienes iban por delante se habían ido.
   *[other] -# No puntúa para { $names }.
}

## Why a rating is what it is
why-head = ### Qué movió tu puntuación aquí
why-none = Aún no has terminado ninguna partida en este servidor.
why-about = -# Estos son tus puntos acumulados en cada juego. Todo el mundo empieza con 1500. Ganar a gente más fuerte da más que ganar a gente más débil. Cuanto más juegas, más segura es tu puntuación, y menos la mueve una partida. El ± de tu perfil dice cuánto puede desviarse todavía. Una partida cuenta menos contra gente nueva o con quien acabas de jugar, y después de tus primeras partidas del día. Las temporadas (meses) puntúan aparte, y también los juegos de pura suerte.
# $who is one of the last three messages of this part; $told says what happened to the rating.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
why-rated = { $outcome ->
    [won] ganaste
    [drawn] empataste
    [lost] perdiste
   *[placed] tu puesto, { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
why-expected = Lo esperado: { $chance } % de probabilidades de ganar{ $players ->
    [2] {""}
    [3] {" "}(tres jugadores)
    [4] {" "}(cuatro jugadores)
    [5] {" "}(cinco jugadores)
    [6] {" "}(seis jugadores)
   *[other] {" "}({ $players } jugadores)
}{ $so ->
    [win-less] , así que la victoria dio menos.
    [win-more] , así que la victoria dio más.
    [loss-more] , así que la derrota costó más.
    [loss-less] , así que la derrota costó menos.
   *[as-expected] .
}
why-weight = Contó { $part }: { $because }.
why-gave-up = Te rendiste o dejaste jugar a la CPU, así que tu puesto fue el último.
why-unrated = { $why ->
    [alone] no puntúa, porque jugaste en solitario.
    [computers] no puntúa, porque jugaba una CPU.
    [hints] no puntúa, porque toda la mesa había aceptado pistas.
    [abandoned] no puntúa, porque la partida no se terminó.
    [stood-in] no puntúa, porque la CPU había jugado demasiados turnos en lugar de las personas.
    [early] no puntúa, porque menos de dos personas jugaron dos turnos.
    [repeated] no puntúa, porque esta misma gente ya tenía tres partidas clasificatorias en 24 horas.
    [full] no puntúa, porque alguien ya había llegado al límite diario de partidas clasificatorias.
   *[other] no puntúa.
}
why-unmoved = { $why ->
    [stood-in] no puntúa para ti, porque la CPU había jugado más de dos de tus turnos, o más de la décima parte de ellos.
    [early] no puntúa para ti, porque jugaste menos de dos turnos.
    [repeated] no puntúa para ti, porque ya tenías tres partidas clasificatorias con esta gente en 24 horas.
    [full] no puntúa para ti, porque alguien de la mesa ya había llegado al límite diario de partidas clasificatorias.
    [unopposed] no puntúa para ti, porque quienes iban por delante se habían ido.
   *[other] no puntúa para ti.
}
why-with = con { $names }
why-alone = en solitario
why-computers = contra la CPU

## The podium
podium-head = ### 🏆 Se acabó { $season }
podium-line = { $place ->
    [1] 🥇 **{ $name }** con { $points } puntos ({ $record })
    [2] 🥈 **{ $name }** con { $points } puntos ({ $record })
    [3] 🥉 **{ $name }** con { $points } puntos ({ $record })
   *[other] { $place }. **{ $name }** con { $points } puntos ({ $record })
}
podium-others = { $count ->
    [one] y una persona más, con los mismos puntos que el último puesto
   *[other] y { $count } más, con los mismos puntos que el último puesto
}
podium-next = Empieza una temporada nueva, y todo el mundo vuelve a 1500.

## Buttons
button-ladder = Clasificación
button-ladder-wins = Por victorias
button-ladder-rating = Por puntuación
button-ladder-all = Histórico
button-ladder-season = Esta temporada
button-page-before = Página { $page }
button-page-after = Página { $page } de { $pages }
button-words = Ver como texto
button-picture = Ver como imagen
button-show = Mostrar a todos
button-profile = Perfil
server-line-podium = 📈 Podio
podium-on = Publicaré el podio de cada temporada cuando acabe el mes (UTC). El próximo llega el { $when }.
podium-off = Desactivado
podium-form = Podio
podium-form-channel = Dónde publicarlo
podium-form-about = Una vez al mes, si hay alguien clasificado. Si no eliges canal, no se publica.
