button-settings-invitations-off = Couper les invitations
button-settings-invitations-on = Activer les invitations
button-settings-public-off = Cacher mon profil
button-settings-public-on = Montrer mon profil
done-block = { $on ->
    [yes] Tu as bloqué { $name }. Cette personne ne peut plus t’inviter, rejoindre tes tables ni suivre tes parties, et elle n’en saura rien. Pour annuler : **/mundialito settings**.
   *[no] { $name } n’est plus sur ta liste de blocages.
}
button-no-invitations = Ne plus m’inviter
settings-invitations = **✉️ Invitations**
    { $on ->
        [yes] Tout le monde peut t’inviter
       *[no] Personne ne peut t’inviter
    }
settings-public = **📈 Profil**
    { $on ->
        [yes] Visible sur tes serveurs
       *[no] Visible pour toi seulement
    }
language-spoken = **🌐 Langue**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , comme dans Discord
    }
blocked-people = **👥 Blocages**
    { $count ->
        [0] Personne
        [one] Une personne
       *[other] { $count } personnes
    }
settings-language-title = Langue
settings-language = Langue
settings-language-discord = La même que dans Discord
settings-block-title = Bloquer quelqu’un
settings-block = Qui ne doit plus t’inviter ?
button-settings-language = Choisir la langue
button-settings-block = Bloquer quelqu’un
