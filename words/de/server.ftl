# Was ein Server für alle festlegt: eine Seite für Leute, die ihn verwalten.
server-title = ### So arbeite ich hier
server-line-chosen-language = 🌐 Sprache
server-line-channels = 🎲 Spielkanäle
server-line-quiet = 🌙 Meine Ruhezeit
server-language-discord = Wie in Discord
server-channels-all = Überall
server-quiet-off = Aus
server-quiet-hours = { $begin } bis { $end }, { $zone }
server-permissions = Wer welchen Befehl benutzen darf, legst du in Discord fest: **Servereinstellungen → Integrationen**
server-changed = { $name } hat { $when } geändert: { $setting }
server-changes = ### Alle Änderungen
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } hat das gerade geändert:** { $value }
server-warn = In { $place } brauche ich { $names }.
server-warn-gone = Ein Kanal wurde gelöscht. Bitte wähle einen anderen.
server-channel-gone = Diesen Kanal gibt es nicht mehr. Bitte wähle einen anderen.
server-quiet-equal = Anfang und Ende sind gleich. Wähle zwei verschiedene Uhrzeiten oder schalte die Ruhezeit aus.
server-zone-unknown = { $place ->
    [none] Sag mir bitte, wo du bist. Zum Beispiel:
   *[other] *{ $place }* kenne ich nicht. Meinst du einen dieser Orte?
}
server-zone-example = Berlin · UTC−3 · 21:40
server-form-language-title = Sprache
server-form-language = Sprache von Brettern und Posts
server-form-language-about = Privat spreche ich mit allen in ihrer eigenen Sprache.
server-form-channels-title = Spielkanäle
server-form-channels = Nur hier werden Tische eröffnet
server-form-channels-about = Ohne Auswahl geht es überall. Laufende Partien bleiben, wo sie sind.
server-form-quiet-title = Meine Ruhezeit
server-form-quiet-from = Von
server-form-quiet-from-about = In dieser Zeit poste ich nichts ungefragt. Partien laufen weiter wie sonst.
server-form-quiet-to = Bis
server-form-zone = Wo bist du, oder wie spät ist es bei dir?
managers-only = Das können nur Leute, die diesen Server verwalten. Frag jemanden von ihnen.
tables-elsewhere = Gespielt wird in { $places }.
button-open-there = Dort eröffnen
button-server-setup = Einrichten
button-server-change = Ändern
button-server-fix = Beheben
button-server-changes = Alle Änderungen
button-server-back = Zurück
