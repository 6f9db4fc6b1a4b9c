# Your own settings: one private page.
settings-title = ### Tes paramètres
settings-pings = { $on ->
    [yes] 🔔 **Mentions activées.** Je te mentionne quand c’est à toi de jouer.
   *[no] 🔕 **Mentions désactivées.** `/mundialito games` montre où c’est à toi de jouer.
}
settings-invitations = { $on ->
    [yes] ✉️ **Invitations activées.** Toute personne que tu n’as pas bloquée peut t’inviter.
   *[no] 🚫 **Invitations désactivées.** Personne ne peut t’inviter. Tu peux toujours rejoindre les tables ouvertes.
}
settings-public = { $on ->
    [yes] 📈 **Ton profil est public.** Les autres peuvent le voir sur tes serveurs.
   *[no] 🙈 **Ton profil est caché.** Personne d’autre ne le voit. Les classements montrent toujours ton nom.
}
blocked-people = { $count ->
    [0] 👥 Tu n’as bloqué personne. **/mundialito block** empêche quelqu’un de t’inviter et de rejoindre tes tables.
    [one] 👥 Tu as bloqué 1 personne.
   *[other] 👥 Tu as bloqué { $count } personnes.
}
# The language's own name.
language-name = Français
language-spoken = { $chosen ->
    [yes] 🌐 **On parle français.** C’est la langue que tu as choisie.
   *[no] 🌐 **On parle français**, comme dans ton Discord.
}
settings-language = La langue que je te parle
settings-language-discord = La même que dans Discord
settings-unblock = Débloquer quelqu’un
button-settings-pings-off = Désactiver les mentions
button-settings-pings-on = Activer les mentions
button-settings-invitations-off = Désactiver les invitations
button-settings-invitations-on = Activer les invitations
button-settings-public-off = Cacher mon profil
button-settings-public-on = Montrer mon profil
done-block = { $on ->
    [yes] Tu as bloqué { $name } : plus d’invitations de sa part, et tes tables comme le suivi de tes parties lui sont fermés. Rien ne le lui dira. Pour annuler : **/mundialito settings**.
   *[no] Blocage levé : { $name }.
}
button-no-invitations = Ne plus m’inviter
