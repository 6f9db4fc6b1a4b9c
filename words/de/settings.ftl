button-settings-invitations-off = Einladungen aus
button-settings-invitations-on = Einladungen an
button-settings-public-off = Profil verbergen
button-settings-public-on = Profil zeigen
done-block = { $on ->
    [yes] Du hast { $name } blockiert. Diese Person kann dich nicht mehr einladen, nicht mehr an deine Tische kommen und deinen Partien nicht mehr folgen. Sie erfährt nichts davon. Aufheben kannst du es in **/mundialito settings**.
   *[no] { $name } ist nicht mehr blockiert.
}
button-no-invitations = Keine Einladungen
settings-invitations = **✉️ Einladungen**
    { $on ->
        [yes] Alle dürfen dich einladen
       *[no] Niemand darf dich einladen
    }
settings-public = **📈 Profil**
    { $on ->
        [yes] Auf deinen Servern sichtbar
       *[no] Nur für dich sichtbar
    }
language-spoken = **🌐 Sprache**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , wie in Discord
    }
blocked-people = **👥 Blockiert**
    { $count ->
        [0] Niemand
        [one] Eine Person
       *[other] { $count } Leute
    }
settings-language-title = Sprache
settings-language = Sprache
settings-language-discord = Wie in Discord
settings-block-title = Jemanden blockieren
settings-block = Wer darf dich nicht mehr einladen?
button-settings-language = Sprache wählen
button-settings-block = Jemanden blockieren
