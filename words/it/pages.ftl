settings-title = ### Le tue impostazioni
language-name = Italiano
language-preview = Anteprima: quello che manca è in inglese
settings-unblock = Sblocca qualcuno

server-title = ### Come lavoro qui
server-permissions = Chi può usare quale comando si decide in Discord: **Impostazioni server → Integrazioni**
server-changed = { $name } ha cambiato { $setting } { $when }
server-changes = ### Tutte le modifiche
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } l’ha appena cambiato:** { $value }
server-warn = Mi serve { $names } in { $place }.
server-warn-gone = Un canale non c’è più. Scegline un altro.
server-channel-gone = Quel canale non c’è più. Scegline un altro.
server-zone-unknown = { $place ->
    [none] Dimmi dove sei. Per esempio:
   *[other] Non conosco *{ $place }*. Intendevi uno di questi?
}
server-zone-example = Roma · UTC−3 · 21:40
server-form-zone = Dove sei, o che ore sono da te?
managers-only = Può farlo solo chi può gestire questo server. Chiedi a una di queste persone.
button-server-setup = Configurami
button-server-change = Cambia
button-server-fix = Correggi
button-server-changes = Tutte le modifiche
button-server-back = Indietro
