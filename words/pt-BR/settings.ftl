# Your own settings: one private page.
settings-title = ### Suas configurações
settings-pings = { $on ->
    [yes] 🔔 **As menções estão ligadas.** Vou mencionar você quando for a sua vez.
   *[no] 🔕 **As menções estão desligadas.** `/mundialito games` mostra onde é a sua vez.
}
settings-invitations = { $on ->
    [yes] ✉️ **Os convites estão ligados.** Quem você não bloqueou pode convidar você.
   *[no] 🚫 **Os convites estão desligados.** Ninguém pode convidar você. Você ainda pode entrar em mesas abertas.
}
settings-public = { $on ->
    [yes] 📈 **Seu perfil é público.** Outras pessoas nos seus servidores podem ver.
   *[no] 🙈 **Seu perfil está escondido.** Só você pode ver. Os rankings ainda mostram o seu nome.
}
blocked-people = { $count ->
    [0] 👥 Você não bloqueou ninguém. **/mundialito block** impede pessoas de convidar você e de entrar nas suas mesas.
    [1] 👥 Você bloqueou 1 pessoa.
   *[other] 👥 Você bloqueou { $count } pessoas.
}
# The language's own name.
language-name = Português (Brasil)
language-spoken = { $chosen ->
    [yes] 🌐 **Falamos português.** É o idioma que você escolheu.
   *[no] 🌐 **Falamos português**, como no seu Discord.
}
settings-language = O idioma em que falo com você
settings-language-discord = O mesmo do Discord
settings-unblock = Desbloquear alguém
button-settings-pings-off = Desligar menções
button-settings-pings-on = Ligar menções
button-settings-invitations-off = Desligar convites
button-settings-invitations-on = Ligar convites
button-settings-public-off = Esconder meu perfil
button-settings-public-on = Mostrar meu perfil
done-block = { $on ->
    [yes] Você bloqueou { $name }. Essa pessoa não pode convidar você, entrar em mesas suas nem seguir seus jogos, e não fica sabendo. Para voltar atrás: **/mundialito settings**.
   *[no] Você desbloqueou { $name }.
}
button-no-invitations = Sem mais convites
