# Ayuda: una página con un menú de preguntas, cada una con una respuesta de cuatro líneas como mucho.

help-page =
    ### Juegos de mesa, aquí mismo
    { $place ->
        [direct] **Juega** aquí contra la CPU, o con amigos en un servidor.
       *[server] **Juega** con amigos o contra la CPU.
    }
    {""}**Aprende** un juego en dos minutos.
    {""}**A diario:** dos retos para todo el mundo.
    {""}**Torneos:** una velada, una liga o una copa.
    {""}**Más…**, debajo del tablero, tiene todo lo demás.
help-menu = ¿Cómo puedo…
help-kept = -# Guardo tu ID de Discord, tus nombres, ajustes y partidas. No leo mensajes.
help-manage = **Administras este servidor.** El menú de arriba explica cómo terminar una partida, banear a alguien, organizar un torneo y limitar quién me usa. Todos los comandos: `/mundialito-admin`.
button-help-play = Jugar
button-help-tables = Mis mesas
button-help-back = Atrás

# The questions, as they continue the menu's title, and their answers.
help-ask-move = hacer una jugada
help-answer-move = Pulsa **Tu jugada** en el tablero, elige una pieza y luego qué hace. Solo lo ves tú hasta que juegas.
help-ask-cards = ver mis cartas
help-answer-cards = Llegan por mensaje directo. **Mano** en la mesa, o `/hand`, también las muestra. Nadie más las ve.
help-ask-undo = deshacer, rendirme u ofrecer empate
help-answer-undo = Pulsa **Más…** en el tablero. Lo que afecta a otros necesita su acuerdo.
help-ask-type = escribir las jugadas
help-answer-type = `/move` sugiere lo que puedes jugar mientras escribes. Deshacer, empate y lo demás: `/mundialito table`.
help-ask-words = jugar sin imágenes
help-answer-words = **Más…** y luego **Tablero en palabras**. Cada imagen tiene una descripción para lectores de pantalla.
help-ask-less = recibir menos mensajes
help-answer-less = `/mundialito settings` quita las menciones, y las invitaciones de gente que no conoces.
help-ask-slow = jugar despacio
help-answer-slow = Abre una mesa con `/mundialito play pace:slow`: cada uno juega cuando puede. Si alguien falta, los demás deciden cómo seguir.
help-ask-watch = ver o repasar una partida
help-answer-watch = `/mundialito watch` muestra lo que se juega aquí. Una partida terminada tiene **Repetición** debajo del tablero.
help-ask-event = participar en un torneo
help-answer-event = `/mundialito event` muestra lo que hay. Pulsa **Unirme** y, cuando pase lista, **Estoy aquí**. Tus partidas se abren solas.
help-ask-share = compartir una partida
help-answer-share = Debajo de una partida terminada: **Compartir**. Elige tarjeta, { -video } o momentos, y luego **Publicar**.
help-ask-ratings = ver las puntuaciones
help-answer-ratings = `/mundialito leaderboard` y `/mundialito profile`. `/mundialito rating` explica por qué cambió la tuya.
help-ask-rules = consultar las reglas
help-answer-rules = Elige un juego o busca una palabra con `/mundialito rules`.
help-ask-block = bloquear a alguien
help-answer-block = `/mundialito block`: no podrá invitarte ni unirse a tus mesas. No se le avisa.
help-ask-data = ver o borrar lo que guardas de mí
help-answer-data = `/mundialito privacy` lo muestra todo, te da una copia y lo borra.
help-ask-end = terminar una partida atascada
help-answer-end = `/mundialito-admin end` en su canal. Antes te digo qué supone y te pido confirmación.
help-ask-ban = banear a alguien de las mesas
help-answer-ban = `/mundialito-admin ban add`, por unos días o hasta que quites el baneo. Esa persona sale de sus mesas de aquí al momento.
help-ask-plan = organizar un torneo o corregir un resultado
help-answer-plan = `/mundialito event` y luego **Nuevo torneo**. **Más…**, debajo, sirve para empezarlo, pausarlo, corregirlo o cancelarlo. Quién puede organizar: `/mundialito-admin setup`.
help-ask-language = cambiar el idioma aquí
help-answer-language = `/mundialito-admin setup` fija el idioma de tableros y mensajes. Las respuestas privadas siguen el de cada persona.
help-ask-limit = limitar quién te usa y dónde
help-answer-limit = En Discord: **Ajustes del servidor → Integraciones**, y luego mi nombre. Elige roles y canales para cada comando.
help-ask-posts = ver qué publicas por tu cuenta
help-answer-posts = Tableros con menciones, resultados de las copas, torneos con sus resultados y una bienvenida. Los retos del día y un podio al mes solo si los activas: `/mundialito-admin setup`.

button-privacy = Privacidad
button-terms = Condiciones
