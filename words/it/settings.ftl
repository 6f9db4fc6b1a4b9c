button-settings-invitations-off = Disattiva gli inviti
button-settings-invitations-on = Attiva gli inviti
button-settings-public-off = Nascondi il profilo
button-settings-public-on = Mostra il profilo
done-block = { $on ->
    [yes] Hai bloccato { $name }. Non può più invitarti, entrare ai tuoi tavoli né seguire le tue partite, e non lo verrà a sapere. Per togliere il blocco: **/mundialito settings**.
   *[no] Hai tolto il blocco a { $name }.
}
button-no-invitations = Basta inviti
settings-invitations = **✉️ Inviti**
    { $on ->
        [yes] Chiunque può invitarti
       *[no] Nessuno può invitarti
    }
settings-public = **📈 Profilo**
    { $on ->
        [yes] Visibile nei tuoi server
       *[no] Lo vedi solo tu
    }
language-spoken = **🌐 Lingua**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , come in Discord
    }
blocked-people = **👥 Blocchi**
    { $count ->
        [0] Nessuno
        [one] Una persona
       *[other] { $count } persone
    }
settings-language-title = Lingua
settings-language = Lingua
settings-language-discord = La stessa di Discord
settings-block-title = Blocca qualcuno
settings-block = Chi non può invitarti né sedersi con te?
button-settings-language = Scegli la lingua
button-settings-block = Blocca qualcuno
