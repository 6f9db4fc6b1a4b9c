# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-step-arrows-title = Auswege
mundialito-step-arrows-text = Eine Pyramide geht aufs nächste Feld, außer ein Balken versperrt ihr den Weg; und der linke und der rechte Rand hängen zusammen.
mundialito-step-arrows-task = Bring deinen Bauern mit zwei Schritten von f1 nach a2.
mundialito-step-arrows-hint = Wähle den Bauern auf f1. Von Spalte f führt ein Schritt nach rechts hintenherum in Spalte a.
mundialito-step-arrows-done = Hintenherum! Was weit weg aussieht, liegt manchmal nebenan.
mundialito-step-arrows-left = Das ist ein langer Weg. Von Spalte f ist es nach rechts nur ein Schritt bis Spalte a.
mundialito-step-arrows-queen = Das war deine Königin. Der Bauer auf f1 soll nach a2.

mundialito-step-push-title = Schieben
mundialito-step-push-text = Eine Pyramide schiebt eine gegnerische, die so groß wie sie oder kleiner ist, ein Feld weiter und nimmt ihren Platz ein.
mundialito-step-push-task = Schieb die rote Drohne von b4 nach b5.
mundialito-step-push-hint = Deine Königin auf b3 ist größer und steht direkt dahinter, und b5 ist frei.
mundialito-step-push-done = Weg da! Königinnen schieben alle. Nur in den Reihen 1 und 6 ist man sicher davor.
mundialito-step-push-jump = Das war ein Sprung: Die rote Drohne steht noch da, wo sie war.

mundialito-step-jump-title = Springen
mundialito-step-jump-text = Ist eine Pyramide zum Schieben zu klein, springt sie: über eine größere gegnerische auf das freie Feld dahinter.
mundialito-step-jump-task = Spring über die rote Königin auf d4.
mundialito-step-jump-hint = Dein Bauer auf d3 ist kleiner als die Königin vor ihm, und d5 ist frei.
mundialito-step-jump-done = Hinüber! Die Kleinen sind schwer zu halten.

mundialito-step-pass-title = Passen
mundialito-step-pass-text = Der Ball rollt nie: Er tauscht den Platz mit einer deiner Pyramiden, waagrecht oder schräg, beliebig weit, wenn nichts dazwischensteht.
mundialito-step-pass-task = Pass den Ball zu deiner Drohne auf e4.
mundialito-step-pass-hint = Der Ball auf c2 und die Drohne auf e4 liegen auf einer Schrägen. Wähle einen von beiden.
mundialito-step-pass-done = Was für ein Pass! Balken halten den Ball nicht auf, und er ist zwei Reihen weiter.
mundialito-step-pass-level = Der Pass ging zu deiner Königin auf a2. Die Drohne auf e4 steht weiter vorn.

mundialito-step-turn-title = Dein Zug
mundialito-step-turn-text = Ein Zug hat zwei Aktionen: Die erste musst du spielen, wenn du kannst; danach darfst du aufhören.
mundialito-step-turn-task = Zieh deinen Bauern nach d4, dann beende deinen Zug.
mundialito-step-turn-hint = Der Bauer auf d3 geht einfach nach oben. Dann drücke **Zug beenden**.
mundialito-step-turn-done = Gut gehalten! Die zweite Aktion kannst du nehmen oder lassen.
mundialito-step-turn-second = Dein Bauer steht auf d4, aber du hast noch etwas gespielt. Hör diesmal nach der ersten Aktion auf.
mundialito-step-turn-early = Dein Zug ist zu Ende, aber dein Bauer steht nicht auf d4.
mundialito-step-turn-elsewhere = Beide Aktionen sind weg, und dein Bauer steht nicht auf d4.

mundialito-step-setup-title = Aufstellung
mundialito-step-setup-text = Vor dem Anstoß stellst du zwei Königinnen, zwei Drohnen und zwei Bauern in beliebiger Folge in Reihe 1 auf, dann legst du den Ball in Reihe 2.
mundialito-step-setup-task = Stell dein Team auf, und leg deinen Ball hin.
mundialito-step-setup-hint = Für den Anfang ist die fertige Aufstellung gut.
mundialito-step-setup-done = Da ist dein Team! Rot steht gegenüber und zieht zuerst.

mundialito-step-goal-title = Tor!
mundialito-step-goal-text = Du gewinnst, sobald dein Ball in Reihe 6 liegt, wo sich die roten Pyramiden aufgestellt haben.
mundialito-step-goal-task = Triff in diesem Zug.
mundialito-step-goal-hint = Deine Drohne auf d6 und der Ball liegen auf einer Schrägen, aber dein Bauer auf b4 steht dazwischen. Zieh ihn weg, oder pass erst zu ihm.
mundialito-step-goal-done = Was für ein Tor! Mit einer Pyramide nach vorn, dann der Pass auf sie: So gewinnt man.
mundialito-step-goal-wasted = Der Zug ist vorbei, und der Ball liegt noch auf a3. Mach zuerst seine Linie nach d6 frei, dann pass.
mundialito-step-goal-over = Der Zug ist vorbei, ohne Tor. Du brauchst beide Aktionen: eine für die freie Linie nach d6, eine für den Pass.

mundialito-step-defend-title = Verteidigen
mundialito-step-defend-text = Rot will den Ball in Reihe 1 haben, und die rote Drohne auf d1 wartet auf den Pass.
mundialito-step-defend-task = Verhindere, dass Rot im nächsten Zug trifft.
mundialito-step-defend-hint = Der Pass ginge von a4 nach d1. Stell deine Königin auf diese Schräge, dann beende deinen Zug.
mundialito-step-defend-done = Gerettet! Durch eine Pyramide geht nichts durch, also reicht eine auf der Linie.
mundialito-step-defend-open = Die Linie von a4 nach d1 war frei, und Rot hat nicht lange überlegt.

mundialito-lesson-side = Du bist Gualda (Gelb), gegenüber ist Bermellon (Rot). Die Augen zeigen die Größe: Bauern haben eins, Drohnen zwei, Königinnen drei.
