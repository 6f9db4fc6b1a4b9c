privacy-title = ### Lo que está guardado sobre ti
privacy-nothing = No hay nada guardado sobre ti.
privacy-id = Tu ID de Discord, que te representa en partidas y registros.
privacy-names = Tus nombres: **{ $name }** ({ $account }).
privacy-language = Tu idioma: { $language }.
privacy-count-settings = { $count ->
    [one] 1 ajuste o alineación recordada.
   *[other] { $count } ajustes y alineaciones recordadas.
}
privacy-count-blocked = { $count ->
    [one] 1 persona que bloqueaste.
   *[other] { $count } personas que bloqueaste.
}
privacy-count-lessons = { $count ->
    [one] De 1 juego: si terminaste su lección o no quieres que se te ofrezca.
   *[other] De { $count } juegos: si terminaste la lección o no quieres que se te ofrezca.
}
privacy-direct = El canal de tus mensajes directos conmigo.
privacy-count-open = { $count ->
    [one] 1 mesa abierta o invitación.
   *[other] { $count } mesas abiertas e invitaciones.
}
privacy-count-finished = { $count ->
    [one] 1 partida terminada, con cada jugada. De ella se calcula tu puntuación.
   *[other] { $count } partidas terminadas, con cada jugada. De ellas se calculan tus puntuaciones.
}
privacy-count-tries = { $count ->
    [one] 1 intento de un reto del día.
   *[other] { $count } intentos de retos del día.
}
privacy-count-mentions = { $count ->
    [one] 1 nota de cuándo te mencioné. La guardo un día.
   *[other] { $count } notas de cuándo te mencioné. Las guardo un día.
}
privacy-count-openings = { $count ->
    [one] 1 nota de cuándo abriste una mesa. La guardo un día.
   *[other] { $count } notas de cuándo abriste una mesa. Las guardo un día.
}
privacy-count-hands = { $count ->
    [one] 1 mensaje directo que muestra tu mano.
   *[other] { $count } mensajes directos que muestran tus manos.
}
privacy-count-servers = { $count ->
    [one] Si eres miembro de 1 servidor.
   *[other] Si eres miembro de { $count } servidores.
}
privacy-count-bans = { $count ->
    [one] 1 baneo, con su motivo. Un hash de tu ID se queda hasta que termine, aunque borres lo demás.
   *[other] { $count } baneos, con sus motivos. Un hash de tu ID se queda hasta que terminen, aunque borres lo demás.
}
privacy-count-follows = { $count ->
    [one] 1 partida que sigues.
   *[other] { $count } partidas que sigues.
}
privacy-count-tips = { $count ->
    [one] 1 pronóstico sobre un partido de copa.
   *[other] { $count } pronósticos sobre partidos de copa.
}
privacy-count-changes = { $count ->
    [one] 1 cambio en los ajustes de un servidor.
   *[other] { $count } cambios en ajustes de servidores.
}
privacy-count-events = { $count ->
    [one] 1 torneo en el que participaste o que organizaste.
   *[other] { $count } torneos en los que participaste o que organizaste.
}
privacy-count-absences = { $count ->
    [one] Que faltaste a tu último torneo en 1 servidor, bajo un hash de tu ID.
   *[other] Que faltaste a tu último torneo en { $count } servidores, bajo un hash de tu ID.
}
privacy-count-against = { $count ->
    [one] 1 nota de antes de que borraras todo, como una mesa que abriste. Se queda un día, bajo un hash de tu ID.
   *[other] { $count } notas de antes de que borraras todo, como mesas que abriste. Se quedan un día, bajo un hash de tu ID.
}
privacy-erased-lately = Que borraste todo { $when }. Lo guardo un día, bajo un hash de tu ID.
privacy-ways = **/mundialito privacy export** te lo envía todo en un archivo. **/mundialito privacy delete** lo borra.
privacy-exported = Aquí está todo lo guardado sobre ti. Este mensaje solo lo ves tú.
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [one] Estás en 1 mesa abierta o con invitación. Saldrás de ella, o te rendirás si la partida está en marcha.
        { privacy-ask-all }
   *[other] Estás en { $open } mesas abiertas o con invitación. Saldrás de ellas, y te rendirás en las partidas en marcha.
        { privacy-ask-all }
}
privacy-ask-all =
    Se borrarán tus nombres, ajustes, puntuaciones, intentos de retos y todo lo demás sobre ti. Las partidas terminadas se quedan para el resto, y en ellas apareces como *alguien que se fue*.
    Lo que te limita, como un bloqueo, se queda el tiempo que habría durado, bajo un hash de tu ID. Puedes borrarlo todo una vez al día.
    No se puede deshacer. Los mensajes ya publicados en canales se quedan hasta que alguien los borre allí.
    El botón funciona durante { $minutes } minutos.
privacy-late = Ese botón solo funcionaba durante { $minutes } minutos. No se ha borrado nada. Escribe **/mundialito privacy delete** para tener otro.
privacy-too-soon = Borraste todo sobre ti hace menos de un día. Puedes volver a hacerlo { $when }.
button-erase = Borrar todo sobre mí
privacy-erased = Todo lo tuyo está borrado. Si vuelves a jugar, empiezas de cero.
privacy-erased-nothing = No quedaba nada que borrar.
privacy-count-streaks = Tu racha en los retos del día.
privacy-count-mistakes = { $count ->
    [one] 1 error de tus partidas, mostrado de nuevo o resuelto.
   *[other] { $count } errores de tus partidas, mostrados de nuevo o resueltos.
}
privacy-count-digests = { $count ->
    [one] 1 mensaje sobre tus turnos, y cuándo toca el siguiente.
   *[other] { $count } mensajes sobre tus turnos, y cuándo toca el siguiente.
}
