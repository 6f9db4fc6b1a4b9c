# Your own settings: one private page.
settings-title = ### Deine Einstellungen
# The language's own name.
language-name = Deutsch
language-preview = Vorschau: Was fehlt, ist auf Englisch
settings-unblock = Blockierung aufheben

# Was ein Server für alle festlegt: eine Seite für Leute, die ihn verwalten.
server-title = ### So arbeite ich hier
server-permissions = Wer welchen Befehl benutzen darf, legst du in Discord fest: **Servereinstellungen → Integrationen**
server-changed = { $name } hat { $when } geändert: { $setting }
server-changes = ### Alle Änderungen
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } hat das gerade geändert:** { $value }
server-warn = In { $place } brauche ich { $names }.
server-warn-gone = Ein Kanal wurde gelöscht. Bitte wähle einen anderen.
server-channel-gone = Diesen Kanal gibt es nicht mehr. Bitte wähle einen anderen.
server-zone-unknown = { $place ->
    [none] Sag mir bitte, wo du bist. Zum Beispiel:
   *[other] *{ $place }* kenne ich nicht. Meinst du einen dieser Orte?
}
server-zone-example = Berlin · UTC−3 · 21:40
server-form-zone = Wo bist du, oder wie spät ist es bei dir?
managers-only = Das können nur Leute, die diesen Server verwalten. Frag jemanden von ihnen.
button-server-setup = Einrichten
button-server-change = Ändern
button-server-fix = Beheben
button-server-changes = Alle Änderungen
button-server-back = Zurück
