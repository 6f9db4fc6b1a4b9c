# Your own settings: one private page.
settings-title = ### Tus ajustes
# The language's own name.
language-name = Español
language-preview = Vista previa: lo que falta está en inglés
settings-unblock = Desbloquear a alguien

# Lo que un servidor fija para todos: una página para quienes lo gestionan.
server-title = ### Cómo trabajo aquí
server-permissions = Quién puede usar cada comando se fija en Discord: **Ajustes del servidor → Integraciones**
server-changed = { $name } cambió { $setting } { $when }
server-changes = ### Todos los cambios
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } acaba de cambiar esto:** { $value }
server-warn = Necesito { $names } en { $place }.
server-warn-gone = Un canal ya no existe. Elige otro.
server-channel-gone = Ese canal ya no existe. Elige otro.
server-zone-unknown = { $place ->
    [none] Dime dónde estás. Por ejemplo:
   *[other] No conozco *{ $place }*. ¿Te refieres a uno de estos lugares?
}
server-zone-example = Madrid · UTC−3 · 21:40
server-form-zone = ¿Dónde estás o qué hora es ahí?
managers-only = Eso solo pueden hacerlo quienes gestionan este servidor. Pídeselo a una de esas personas.
button-server-setup = Configurarme
button-server-change = Cambiar
button-server-fix = Arreglar
button-server-changes = Todos los cambios
button-server-back = Volver
