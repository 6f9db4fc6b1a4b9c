# Films: animated pictures of games, and sharing them.

film-player = Asiento { $number }
button-share = Compartir…
button-last-turn = ¿Qué ha pasado?
button-share-moving = Publicar la película
button-share-still = Publicar la imagen
button-share-cancel = Cancelar
share-choose = Muestra aquí esta partida a todo el mundo. ¿Qué parte?
share-menu = Elige una parte
share-part-turn = El último turno
# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Preparación
   *[other] { $game ->
        [dicecup] Partido { $number }
       *[other] Turno { $number }
    }
}
share-part-goal = Gol { $number }
share-part-all = Toda la partida
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Partido { $number }
    [worldcup] Ronda puntuada { $number }
   *[other] Parte { $number }
}
# Above what somebody shares. $part is one of the five above.
share-by = -# { $part } · { $game }{ $source ->
    [file] { " " }· de un archivo de partida
   *[table] { "" }
} · lo comparte { $name }
share-making = Haciendo la película… { $percent } %
share-waiting = Tu película empezará cuando termine otra…
share-done = Lista. Está en el canal.
share-nothing = Aún no ha pasado nada. Inténtalo después de la primera jugada.
share-nothing-file = En este archivo no pasa nada, así que no hay nada que compartir.
share-nothing-new = No ha pasado nada desde tu último turno.
share-busy = Ahora mismo se están haciendo demasiadas películas. Inténtalo en un minuto, o publica la imagen.
share-one-at-a-time = Tu última película aún se está haciendo. Espera a que termine e inténtalo de nuevo.
share-failed = No pude hacer esta película. Publica la imagen, o prueba con una parte más corta.
share-private = Este reto aún se está resolviendo en privado. Podrás compartirlo cuando termine.
