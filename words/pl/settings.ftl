button-settings-invitations-off = Wyłącz zaproszenia
button-settings-invitations-on = Włącz zaproszenia
button-settings-public-off = Ukryj mój profil
button-settings-public-on = Pokaż mój profil
done-block = { $on ->
    [yes] Blokujesz: { $name }. Ta osoba nie może cię zapraszać, siadać przy twoich stołach ani obserwować twoich gier i nie dowie się o tym. Cofniesz to w **/mundialito settings**.
   *[no] Nie blokujesz już: { $name }.
}
button-no-invitations = Bez zaproszeń
settings-invitations = **✉️ Zaproszenia**
    { $on ->
        [yes] Każdy może cię zaprosić
       *[no] Nikt nie może cię zaprosić
    }
settings-public = **📈 Profil**
    { $on ->
        [yes] Widoczny na twoich serwerach
       *[no] Widzisz go tylko ty
    }
language-spoken = **🌐 Język**
    { $name }{ $chosen ->
        [yes] {""}
       *[no] , jak w Discordzie
    }
blocked-people = **👥 Zablokowane osoby**
    { $count ->
        [0] Nikt
        [one] Jedna osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
settings-language-title = Język
settings-language = Język
settings-language-discord = Tak jak w Discordzie
settings-block-title = Zablokuj kogoś
settings-block = Kto nie może cię zapraszać ani dołączać?
button-settings-language = Wybierz język
button-settings-block = Zablokuj kogoś
