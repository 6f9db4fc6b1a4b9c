# Lo que un servidor fija para todos: una página para quienes lo gestionan.
server-title = ### Cómo trabajo aquí
server-line-chosen-language = 🌐 Idioma
server-line-channels = 🎲 Canales de juego
server-line-quiet = 🌙 Mis horas de silencio
server-language-discord = Como en Discord
server-channels-all = En todas partes
server-quiet-off = Desactivadas
server-quiet-hours = De { $begin } a { $end }, { $zone }
server-permissions = Quién puede usar cada comando se fija en Discord: **Ajustes del servidor → Integraciones**
server-changed = { $name } cambió { $setting } { $when }
server-changes = ### Todos los cambios
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } acaba de cambiar esto:** { $value }
server-warn = Necesito { $names } en { $place }.
server-warn-gone = Un canal ya no existe. Elige otro.
server-channel-gone = Ese canal ya no existe. Elige otro.
server-quiet-equal = La hora de inicio y la de fin son iguales. Elige dos horas distintas o desactiva el silencio.
server-zone-unknown = { $place ->
    [none] Dime dónde estás. Por ejemplo:
   *[other] No conozco *{ $place }*. ¿Te refieres a uno de estos lugares?
}
server-zone-example = Madrid · UTC−3 · 21:40
server-form-language-title = Idioma
server-form-language = Idioma de tableros y mensajes
server-form-language-about = En privado hablo el idioma de cada persona.
server-form-channels-title = Canales de juego
server-form-channels = Solo aquí se abren mesas
server-form-channels-about = Si no eliges ninguno, vale cualquier canal. Las partidas en curso siguen donde están.
server-form-quiet-title = Mis horas de silencio
server-form-quiet-from = Desde
server-form-quiet-from-about = En esas horas no publico nada por mi cuenta. Las partidas siguen igual.
server-form-quiet-to = Hasta
server-form-zone = ¿Dónde estás o qué hora es ahí?
managers-only = Eso solo pueden hacerlo quienes gestionan este servidor. Pídeselo a una de esas personas.
tables-elsewhere = En este servidor las mesas se abren en { $places }.
button-open-there = Abrirla allí
button-server-setup = Configurarme
button-server-change = Cambiar
button-server-fix = Arreglar
button-server-changes = Todos los cambios
button-server-back = Volver
