button-settings-invitations-off = Turn invitations off
button-settings-invitations-on = Turn invitations on
button-settings-public-off = Hide my profile
button-settings-public-on = Show my profile
# Example: You blocked Walter. They can't invite you, join tables you host, or follow your games. They won't know. Undo this in **/mundialito settings**.
done-block = { $on ->
    [yes] You blocked { $name }. They can't invite you, join tables you host, or follow your games. They won't know. Undo this in **/mundialito settings**.
   *[no] { $name } isn't blocked now.
}
button-no-invitations = Stop invitations
# Example: **✉️ Invitations** / Anyone may invite you
settings-invitations = **✉️ Invitations**
    { $on ->
        [yes] Anyone may invite you
       *[no] Nobody may invite you
    }
# Example: **📈 Profile** / Visible in your servers
settings-public = **📈 Profile**
    { $on ->
        [yes] Visible in your servers
       *[no] Only you can see it
    }
# Example: **🌐 Language** / English, as in Discord
language-spoken = **🌐 Language**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , as in Discord
    }
# Example: **👥 Blocked** / 100 people
blocked-people = **👥 Blocked**
    { $count ->
        [0] Nobody
        [one] One person
       *[other] { $count } people
    }
settings-language-title = Language
settings-language = Language
settings-language-discord = Same as Discord
settings-block-title = Block someone
settings-block = Who can't invite you or join your tables?
button-settings-language = Choose language
button-settings-block = Block someone
