# Your own settings: one private page.
settings-title = ### Tus ajustes
settings-pings = { $on ->
    [yes] 🔔 **Menciones activadas.** Te menciono cuando es tu turno.
   *[no] 🔕 **Menciones desactivadas.** `/mundialito games` muestra dónde es tu turno.
}
settings-invitations = { $on ->
    [yes] ✉️ **Invitaciones activadas.** Puede invitarte cualquiera a quien no hayas bloqueado.
   *[no] 🚫 **Invitaciones desactivadas.** Nadie puede invitarte. Aún puedes unirte a mesas abiertas.
}
settings-public = { $on ->
    [yes] 📈 **Tu perfil es público.** La gente de tus servidores puede verlo.
   *[no] 🙈 **Tu perfil está oculto.** Solo puedes verlo tú. Las clasificaciones siguen mostrando tu nombre.
}
blocked-people = { $count ->
    [0] 👥 No has bloqueado a nadie. **/mundialito block** evita que alguien te invite o entre en tus mesas.
    [one] 👥 Has bloqueado a 1 persona.
   *[other] 👥 Has bloqueado a { $count } personas.
}
# The language's own name.
language-name = Español
language-spoken = { $chosen ->
    [yes] 🌐 **Hablamos español.** Es el idioma que elegiste.
   *[no] 🌐 **Hablamos español**, igual que en tu Discord.
}
settings-language = El idioma en que te hablo
settings-language-discord = El mismo que en Discord
settings-unblock = Desbloquear a alguien
button-settings-pings-off = Desactivar menciones
button-settings-pings-on = Activar menciones
button-settings-invitations-off = Desactivar invitaciones
button-settings-invitations-on = Activar invitaciones
button-settings-public-off = Ocultar mi perfil
button-settings-public-on = Mostrar mi perfil
done-block = { $on ->
    [yes] Has bloqueado a { $name }. No podrá invitarte, unirse a las mesas que abras ni seguir tus partidas, y no se enterará. Puedes cambiarlo en **/mundialito settings**.
   *[no] Ya no bloqueas a { $name }.
}
button-no-invitations = No más invitaciones
