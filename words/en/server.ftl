# What a server sets for everybody there: one page for people who manage it.
server-title = ### How I work here
server-line-chosen-language = 🌐 Language
server-line-channels = 🎲 Game channels
server-line-quiet = 🌙 My quiet hours
server-language-discord = As in Discord
server-channels-all = Everywhere
server-quiet-off = Off
# Example: 22:00 to 07:00, Berlin
server-quiet-hours = { $begin } to { $end }, { $zone }
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
server-quiet-equal = Both hours are the same. Choose two different ones, or turn quiet hours off.
# Example: I don't know *Berln*. Did you mean one of these?
server-zone-unknown = { $place ->
    [none] Please say where you are. For example:
   *[other] I don't know *{ $place }*. Did you mean one of these?
}
server-zone-example = Berlin · UTC−3 · 21:40
server-form-language-title = Language
server-form-language = Language of boards and posts
server-form-language-about = In private, I speak each person's own language.
server-form-channels-title = Game channels
server-form-channels = Tables open only here
server-form-channels-about = Choose none to allow them all. Running games stay where they are.
server-form-quiet-title = My quiet hours
server-form-quiet-from = From
server-form-quiet-from-about = In these hours, I post nothing unless asked. Games go on as usual.
server-form-quiet-to = To
server-form-zone = Where are you, or what time is it there?
managers-only = Only people who may manage this server can do that. Ask one of them.
# Example: In this server, tables open in #general.
tables-elsewhere = In this server, tables open in { $places }.
button-open-there = Open it there
button-server-setup = Set me up
button-server-change = Change
button-server-fix = Fix
button-server-changes = All changes
button-server-back = Back
