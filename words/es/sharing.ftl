# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Films.

button-share = Compartir
button-last-turn = ¿Qué ha pasado?

## The page
share-title = ### Compartir esta partida
# $ways are the buttons that are posted with it; $place is the channel, none in direct messages.
share-audience = { $place ->
    [none] La publico aquí, con { $ways }.
   *[other] La verá todo el mundo en { $place }, con { $ways }.
}
# How a game is shown: buttons beside each other.
share-kind = { $kind ->
    [card] Tarjeta
    [picture] Imagen
    [film] { -video-upper }
   *[moments] Momentos
}
share-menu = Elige una parte
share-part-turn = El último turno
share-part-goal = Gol { $number }
share-part-all = Toda la partida
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Partido { $number }
    [worldcup] Resultados de la ronda { $number }
   *[other] Parte { $number }
}
share-film-takes = -# Un { -video } de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}; tarda un poco.
button-share-post = Publicar
button-share-cancel = Cancelar
share-making = Haciendo el { -video }… { $percent } %
share-waiting = Tu { -video } empezará cuando termine otro…
share-posted = { $place ->
    [none] **Publicada.**
   *[other] **Ya está en { $place }.**
}
button-share-go = Ver
# Of a puzzle whose day isn't over. $when is when it will be.
share-result-only = { $place ->
    [none] Publico aquí tu resultado. Podrás compartir el tablero { $when }.
   *[other] Todo el mundo en { $place } verá tu resultado. Podrás compartir el tablero { $when }.
}

## What is posted
# $what is what it is of: a part, who played, the game.
share-by = -# { $what } · lo comparte { $name }
share-from-file = de un archivo de partida
film-player = Asiento { $number }

## Why not
share-no-files = Aquí no puedo publicar imágenes. Pide a la moderación que me dé { $right }.
share-nothing = Aún no ha pasado nada. Inténtalo después de la primera jugada.
share-nothing-file = En este archivo no pasa nada, así que no hay nada que compartir.
share-nothing-new = No ha pasado nada desde tu último turno.
share-busy = Ahora mismo se están haciendo demasiados { -videos }. Inténtalo en un minuto, o publica una imagen.
share-one-at-a-time = Tu último { -video } aún se está haciendo. Espera a que termine e inténtalo de nuevo.
share-failed = No pude hacer este { -video }. Publica una imagen, o elige una parte más corta.
share-not-drawn = No pude dibujar esta imagen. Inténtalo en un minuto, o elige un { -video }.
share-private = Este reto aún se está resolviendo en privado. Podrás compartirlo cuando termine.
