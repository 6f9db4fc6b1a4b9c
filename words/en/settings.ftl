# Your own settings: one private page.
settings-title = ### Your settings
settings-pings = { $on ->
    [yes] 🔔 **Mentions are on.** I mention you when it's your turn.
   *[no] 🔕 **Mentions are off.** `/mundialito games` shows where it's your turn.
}
settings-invitations = { $on ->
    [yes] ✉️ **Invitations are on.** Anyone you haven't blocked can invite you.
   *[no] 🚫 **Invitations are off.** Nobody can invite you. You can still join open tables.
}
settings-public = { $on ->
    [yes] 📈 **Your profile is public.** People on your servers can see it.
   *[no] 🙈 **Your profile is hidden.** Only you can see it. Leaderboards still show your name.
}
blocked-people = { $count ->
    [0] 👥 You haven't blocked anyone. **/mundialito block** stops people from inviting you and joining your tables.
    [one] 👥 You've blocked 1 person.
   *[other] 👥 You've blocked { $count } people.
}
# The language's own name.
language-name = English
language-spoken = { $chosen ->
    [yes] 🌐 **I speak English with you.** That's the language you chose.
   *[no] 🌐 **I speak English with you**, same as your Discord.
}
settings-language = The language I speak with you
settings-language-discord = Same as Discord
settings-unblock = Unblock someone
button-settings-pings-off = Turn mentions off
button-settings-pings-on = Turn mentions on
button-settings-invitations-off = Turn invitations off
button-settings-invitations-on = Turn invitations on
button-settings-public-off = Hide my profile
button-settings-public-on = Show my profile
done-block = { $on ->
    [yes] You blocked { $name }. They can't invite you, join tables you host, or follow your games. They won't know. Undo this in **/mundialito settings**.
   *[no] { $name } isn't blocked now.
}
button-no-invitations = Stop invitations
