button-settings-invitations-off = Desativar convites
button-settings-invitations-on = Ativar convites
button-settings-public-off = Esconder meu perfil
button-settings-public-on = Mostrar meu perfil
done-block = { $on ->
    [yes] Você bloqueou { $name }. Essa pessoa não pode convidar você, entrar em mesas suas nem seguir seus jogos, e não fica sabendo. Para desfazer: **/mundialito settings**.
   *[no] Você desbloqueou { $name }.
}
button-no-invitations = Sem mais convites
settings-invitations = **✉️ Convites**
    { $on ->
        [yes] Qualquer pessoa pode convidar você
       *[no] Ninguém pode convidar você
    }
settings-public = **📈 Perfil**
    { $on ->
        [yes] Visível nos seus servidores
       *[no] Só você vê
    }
language-spoken = **🌐 Idioma**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , como no Discord
    }
blocked-people = **👥 Bloqueios**
    { $count ->
        [0] Ninguém
        [one] Uma pessoa
       *[other] { $count } pessoas
    }
settings-language-title = Idioma
settings-language = Idioma
settings-language-discord = O mesmo do Discord
settings-block-title = Bloquear alguém
settings-block = Quem não pode mais convidar você?
button-settings-language = Escolher idioma
button-settings-block = Bloquear alguém
