# Your own settings: one private page.
settings-title = ### Deine Einstellungen
settings-pings = { $on ->
    [yes] 🔔 **Erwähnungen sind an.** Ich erwähne dich, wenn du am Zug bist.
   *[no] 🔕 **Erwähnungen sind aus.** `/mundialito games` zeigt, wo du am Zug bist.
}
settings-invitations = { $on ->
    [yes] ✉️ **Einladungen sind an.** Einladen können dich alle, die du nicht blockiert hast.
   *[no] 🚫 **Einladungen sind aus.** Niemand kann dich einladen. An offene Tische kannst du dich weiter setzen.
}
settings-public = { $on ->
    [yes] 📈 **Dein Profil ist öffentlich.** Andere auf deinen Servern können es ansehen.
   *[no] 🙈 **Dein Profil ist verborgen.** Nur du siehst es. In Ranglisten steht dein Name trotzdem.
}
blocked-people = { $count ->
    [0] 👥 Du hast niemanden blockiert. Wen du mit **/mundialito block** blockierst, kann dich nicht einladen und nicht an deine Tische kommen.
    [one] 👥 Du hast 1 Person blockiert.
   *[other] 👥 Du hast { $count } Personen blockiert.
}
# The language's own name.
language-name = Deutsch
language-spoken = { $chosen ->
    [yes] 🌐 **Wir sprechen Deutsch.** Diese Sprache hast du gewählt.
   *[no] 🌐 **Wir sprechen Deutsch**, wie in deinem Discord.
}
settings-language = Die Sprache, die ich mit dir spreche
settings-language-discord = Wie in Discord
settings-unblock = Blockierung aufheben
button-settings-pings-off = Erwähnungen aus
button-settings-pings-on = Erwähnungen an
button-settings-invitations-off = Einladungen aus
button-settings-invitations-on = Einladungen an
button-settings-public-off = Profil verbergen
button-settings-public-on = Profil zeigen
done-block = { $on ->
    [yes] Du hast { $name } blockiert. Diese Person kann dich nicht mehr einladen, nicht mehr an deine Tische kommen und deinen Partien nicht mehr folgen. Sie erfährt nichts davon. Aufheben kannst du es in **/mundialito settings**.
   *[no] { $name } ist jetzt nicht blockiert.
}
button-no-invitations = Keine Einladungen mehr
