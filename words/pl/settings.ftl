# Your own settings: one private page.
settings-title = ### Twoje ustawienia
settings-pings = { $on ->
    [yes] 🔔 **Wzmianki są włączone.** Oznaczam cię, gdy przychodzi twoja kolej.
   *[no] 🔕 **Wzmianki są wyłączone.** `/mundialito games` pokaże, gdzie jest twoja kolej.
}
settings-invitations = { $on ->
    [yes] ✉️ **Zaproszenia są włączone.** Może cię zaprosić każdy, kogo nie blokujesz.
   *[no] 🚫 **Zaproszenia są wyłączone.** Nikt nie może cię zaprosić. Do otwartych stołów dalej możesz dołączać.
}
settings-public = { $on ->
    [yes] 📈 **Twój profil jest publiczny.** Mogą go oglądać inni na twoich serwerach.
   *[no] 🙈 **Twój profil jest ukryty.** Widzisz go tylko ty. W tabelach wyników twoja nazwa pozostaje.
}
blocked-people = { $count ->
    [0] 👥 Nikogo nie blokujesz. Po **/mundialito block** dana osoba nie może cię zapraszać ani siadać przy twoich stołach.
    [one] 👥 Blokujesz 1 osobę.
    [few] 👥 Blokujesz { $count } osoby.
   *[many] 👥 Blokujesz { $count } osób.
}
# The language's own name.
language-name = Polski
language-spoken = { $chosen ->
    [yes] 🌐 **Rozmawiamy po polsku.** To język z twojego wyboru.
   *[no] 🌐 **Rozmawiamy po polsku**, tak jak w twoim Discordzie.
}
settings-language = W jakim języku mam do ciebie mówić
settings-language-discord = Tak jak w Discordzie
settings-unblock = Odblokuj kogoś
button-settings-pings-off = Wyłącz wzmianki
button-settings-pings-on = Włącz wzmianki
button-settings-invitations-off = Wyłącz zaproszenia
button-settings-invitations-on = Włącz zaproszenia
button-settings-public-off = Ukryj mój profil
button-settings-public-on = Pokaż mój profil
done-block = { $on ->
    [yes] Blokujesz: { $name }. Ta osoba nie może cię zapraszać, siadać przy twoich stołach ani obserwować twoich gier i nie dowie się o tym. Cofniesz to w **/mundialito settings**.
   *[no] Nie blokujesz już: { $name }.
}
button-no-invitations = Bez zaproszeń
