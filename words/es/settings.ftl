button-settings-invitations-off = Desactivar invitaciones
button-settings-invitations-on = Activar invitaciones
button-settings-public-off = Ocultar mi perfil
button-settings-public-on = Mostrar mi perfil
done-block = { $on ->
    [yes] Has bloqueado a { $name }. No podrá invitarte, unirse a las mesas que abras ni seguir tus partidas, y no se enterará. Puedes cambiarlo en **/mundialito settings**.
   *[no] Ya no bloqueas a { $name }.
}
button-no-invitations = No más invitaciones
settings-invitations = **✉️ Invitaciones**
    { $on ->
        [yes] Cualquiera puede invitarte
       *[no] Nadie puede invitarte
    }
settings-public = **📈 Perfil**
    { $on ->
        [yes] Visible en tus servidores
       *[no] Solo puedes verlo tú
    }
language-spoken = **🌐 Idioma**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , como en Discord
    }
blocked-people = **👥 Bloqueos**
    { $count ->
        [0] Nadie
        [one] Una persona
       *[other] { $count } personas
    }
settings-language-title = Idioma
settings-language = Idioma
settings-language-discord = Como en Discord
settings-block-title = Bloquear a alguien
settings-block = ¿Quién no puede invitarte ni sentarse contigo?
button-settings-language = Elegir idioma
button-settings-block = Bloquear a alguien
