# A person's own settings: one private page.
settings-title = ### Your settings
settings-pings = { $on ->
    [yes] 🔔 **Mentions are on.** I mention you when it's your turn.
   *[no] 🔕 **Mentions are off.** `/mundialito games` shows where it's your turn.
}
settings-invitations = { $on ->
    [yes] ✉️ **Invitations are on.** Anybody you haven't blocked can invite you.
   *[no] 🚫 **Invitations are off.** Nobody can invite you. You can still join open tables.
}
settings-public = { $on ->
    [yes] 📈 **Your profile is public.** Others on a server can look at your rating.
   *[no] 🙈 **Your profile is hidden.** Only you can look at it.
}
blocked-people = { $count ->
    [0] 👥 You haven't blocked anybody. **/mundialito block** stops somebody from inviting you and from joining your tables.
    [one] 👥 You have blocked one person.
   *[other] 👥 You have blocked { $count } people.
}
settings-unblock = Unblock somebody
button-settings-pings-off = Turn mentions off
button-settings-pings-on = Turn mentions on
button-settings-invitations-off = Turn invitations off
button-settings-invitations-on = Turn invitations on
button-settings-public-off = Hide my profile
button-settings-public-on = Show my profile
done-block = { $on ->
    [yes] You blocked { $name }. They can't invite you or join tables that you host, and they aren't told. Undo it with **/mundialito settings**.
   *[no] { $name } isn't blocked.
}
