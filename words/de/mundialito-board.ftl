# Mundialito: the board in words.

mundialito-text-key = G ist Gualda, B ist Bermellon; 1 ist ein Bauer, 2 eine Drohne, 3 eine Königin, o der Ball.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } trifft in Reihe { $row }.
mundialito-text-bars = Fehlende Pfeile, Feld für Feld: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] oben
    [R] rechts
    [D] unten
   *[L] links
}
mundialito-text-compass = Nach oben geht es zu Reihe 6, nach rechts zu Spalte f. Die Seiten hängen zusammen: Rechts von f liegt a, links von a liegt f.
mundialito-text-actions = { mundialito-side } kann spielen:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = Zug beenden: end
mundialito-text-none = Keine Figur kann etwas tun. Zug beenden: end
mundialito-text-place = Schreib setup und sechs Größen für die Spalten a bis f, zum Beispiel setup 321123.
mundialito-text-place-ball = Schreib ball und ein Feld in Reihe { $row }, zum Beispiel ball c{ $row }.
