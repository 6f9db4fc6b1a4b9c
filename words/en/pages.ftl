# The pages of a person's own settings and of a server's.

# Your own settings: one private page.
settings-title = ### Your settings
# The language's own name.
language-name = English
language-preview = Preview: what is missing is in English
settings-unblock = Unblock someone

# What a server sets for everybody there: one page for people who manage it.
server-title = ### How I work here
server-permissions = Who may use which command is set in Discord: **Server Settings → Integrations**
# Example: Olga changed 🌙 My quiet hours in 2 hours
server-changed = { $name } changed { $setting } { $when }
server-changes = ### All changes
# Example: **Olga** · 🌐 Language: Français → Deutsch · in 2 hours
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
# Example: **Pia has just changed this:** Français
server-between = **{ $name } has just changed this:** { $value }
# Example: I need Send Messages and Attach Files in #general.
server-warn = I need { $names } in { $place }.
server-warn-gone = A channel was deleted. Please choose another one.
server-channel-gone = That channel was deleted. Please choose another one.
# Example: I don't know *Berln*. Did you mean one of these?
server-zone-unknown = { $place ->
    [none] Please say where you are. For example:
   *[other] I don't know *{ $place }*. Did you mean one of these?
}
server-zone-example = Berlin · UTC−3 · 21:40
server-form-zone = Where are you, or what time is it there?
managers-only = Only people who may manage this server can do that. Ask one of them.
button-server-setup = Set me up
button-server-change = Change
button-server-fix = Fix
button-server-changes = All changes
button-server-back = Back
