# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Du bist Gualda (Gelb). Augen zeigen die Größe: Bauer eins, Drohne zwei, Königin drei.

mundialito-step-goal-title = Tor!
mundialito-step-goal-text = Bring eine deiner Pyramiden in Reihe 6, dann pass ihr den Ball zu: Liegt er dort, hast du gewonnen.
mundialito-step-goal-task = Deine Drohne ist schon dort. Pass ihr den Ball zu!
mundialito-step-goal-hint = Wähle **Ball a3**, dann den Pass zur Drohne auf d6.
mundialito-step-goal-done = Tor! Ein Pass geht waagrecht oder schräg, so weit du willst. Tippen kannst du ihn als Stern und Feld: Das war `*d6`.
mundialito-step-goal-away = Deine Drohne hat Reihe 6 verlassen. Dort muss sie auf den Pass warten.
mundialito-step-goal-over = Der Zug ist vorbei, ohne Tor. Es braucht nur den Pass.

mundialito-step-arrows-title = Balken
mundialito-step-arrows-text = Eine Pyramide geht aufs nächste Feld, nie schräg. Ein schwarzer Balken versperrt den Weg aus seinem Feld hinaus, nie den Weg hinein.
mundialito-step-arrows-task = Bring deinen Bauern mit zwei Schritten von b2 nach c3.
mundialito-step-arrows-hint = Ein Balken versperrt dem Bauern auf b2 den Weg nach oben. Geh nach rechts auf c2, dann nach oben.
mundialito-step-arrows-done = Außen herum! Von oben käme man auf b2 hinein: Der Balken sperrt nur den Weg hinaus.
mundialito-step-arrows-astray = Da geht es weg vom Ziel. Von c2, gleich neben b2, ist es nach oben nur ein Schritt bis c3.
mundialito-step-arrows-queen = Das war deine Königin. Der Bauer auf b2 soll nach c3.

mundialito-step-turn-title = Dein Zug
mundialito-step-turn-text = Ein Zug hat zwei Aktionen, und die zweite kannst du nehmen oder lassen. Beim Pass darf niemand im Weg stehen.
mundialito-step-turn-task = Triff in diesem Zug.
mundialito-step-turn-hint = Dein Bauer auf b4 steht zwischen dem Ball und der Drohne auf d6. Zieh ihn weg, oder pass erst zu ihm.
mundialito-step-turn-done = Was für ein Tor! Mit einer Pyramide nach vorn, dann der Pass auf sie: So gewinnt man.
mundialito-step-turn-wasted = Der Zug ist vorbei, und der Ball liegt noch auf a3. Mach zuerst seine Linie nach d6 frei, dann pass.
mundialito-step-turn-over = Der Zug ist vorbei, ohne Tor. Du brauchst beide Aktionen: eine für die freie Linie nach d6, eine für den Pass.

mundialito-step-push-title = Schieben
mundialito-step-push-text = Ist eine gegnerische Pyramide nicht größer als deine, kannst du sie ein Feld weiterschieben und ihren Platz einnehmen.
mundialito-step-push-task = Schieb die rote Drohne von a3 nach a4.
mundialito-step-push-hint = Deine Königin auf a2 ist größer und steht direkt dahinter, und a4 ist frei.
mundialito-step-push-done = Weg da! Nur in den Reihen 1 und 6 ist man sicher davor.

mundialito-step-jump-title = Springen
mundialito-step-jump-text = Zum Schieben zu klein? Dann springst du drüber, auf das freie Feld dahinter.
mundialito-step-jump-task = Spring über die rote Königin auf f5.
mundialito-step-jump-hint = Dein Bauer auf f4 ist kleiner als die Königin vor ihm, und f6 ist frei.
mundialito-step-jump-done = Hinüber, und jetzt wartet er in Reihe 6 auf den Ball!

mundialito-step-defend-title = Verteidigen
mundialito-step-defend-text = Rot will den Ball in Reihe 1 haben, und die rote Drohne auf d1 wartet auf den Pass.
mundialito-step-defend-task = Verhindere, dass Rot im nächsten Zug trifft.
mundialito-step-defend-hint = Der Pass ginge von a4 nach d1. Stell deine Königin auf diese Schräge, dann beende deinen Zug.
mundialito-step-defend-done = Gerettet! Eine Pyramide auf der Linie reicht.
mundialito-step-defend-open = Die Linie von a4 nach d1 war frei, und Rot hat nicht lange überlegt.

mundialito-step-edges-title = Hintenherum
mundialito-step-edges-text = Der linke und der rechte Rand hängen zusammen: Von Spalte f führt ein Schritt nach rechts in Spalte a.
mundialito-step-edges-task = Bring deinen Bauern mit zwei Schritten von f3 nach a4.
mundialito-step-edges-hint = Wähle den Bauern auf f3. Nach rechts geht es hintenherum nach a3, und a4 liegt darüber.
mundialito-step-edges-done = Hintenherum! Was weit weg aussieht, liegt manchmal nebenan. Nur passen kann man so nicht.
mundialito-step-edges-left = Das ist ein langer Weg. Von Spalte f ist es nach rechts nur ein Schritt bis Spalte a.
mundialito-step-edges-queen = Das war deine Königin. Der Bauer auf f3 soll nach a4.

mundialito-step-setup-title = Aufstellung
mundialito-step-setup-text = Wo Teams ihre Aufstellung wählen, kommen zwei Königinnen, zwei Drohnen und zwei Bauern in beliebiger Reihenfolge in Reihe 1, dann der Ball in Reihe 2.
mundialito-step-setup-task = Stell dein Team auf, und leg deinen Ball hin.
mundialito-step-setup-hint = Für den Anfang tut es die fertige Aufstellung.
mundialito-step-setup-done = Da ist dein Team! Rot steht gegenüber und zieht zuerst.
