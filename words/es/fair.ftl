button-fair = Dados limpios
button-fair-check = Comprobar todo
button-fair-back = Volver
fair-about =
    ### 🔒 Dados limpios
    Antes de que nadie pudiera empezar, sellé un número secreto; debajo está su huella. Todo lo que sale al azar depende de ese secreto y de las pulsaciones con las que los jugadores se unieron a la mesa, así que nadie puede elegirlo, ni siquiera yo.
fair-rematch = -# La revancha tiene su propio secreto: `{ $commitment }`
fair-later = -# Cuando acabe la partida, aquí podrás comprobar cada tirada.
fair-puzzle = -# Otros siguen jugando con estos dados. Podrás comprobarlos { $when }.
