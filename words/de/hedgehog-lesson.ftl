# The lesson of the hedgehog race (rules/hedgehog/lessons.txt). The learner is red; yellow is the other player.

hedgehog-lesson-side = Du bist Rot. Alle haben einen kleinen Bauern, eine mittlere Drohne und eine große Königin.

hedgehog-step-tree-title = Der Baum
hedgehog-step-tree-text = Stell deine Königin, deine Drohne und deinen Bauern aufeinander, von unten nach oben: Dieser Baum gewinnt das Rennen.
hedgehog-step-tree-task = Vollende deinen Baum: Bring deinen Bauern auf deine Drohne, zwei Plätze im Uhrzeigersinn.
hedgehog-step-tree-hint = Drücke **Bauer +2**: **+** heißt im Uhrzeigersinn, und die Zahl sind die Plätze.
hedgehog-step-tree-done = Was für ein Baum! Er zählt auch mit anderen darüber oder darunter, solange niemand dazwischen ist.
hedgehog-step-tree-apart = Deine Drohne ist von deiner Königin gestiegen. Der Bauer muss kommen.
hedgehog-step-tree-missed = Dein Zug ist vorbei, und dein Bauer steht nicht auf deiner Drohne.

hedgehog-step-points-title = Punkte
hedgehog-step-points-text = Der Würfel gibt dir Punkte: Für jeden Platz zahlt ein Bauer 1, eine Drohne 2, eine Königin 3.
hedgehog-step-points-task = Du hast eine 2 gewürfelt. Bring deinen Bauern auf die gelbe Königin, zwei Plätze im Uhrzeigersinn (+2).
hedgehog-step-points-hint = Such die Buttons deines Bauern: **+2** sind zwei Plätze im Uhrzeigersinn. Zweimal **+1** geht auch.
hedgehog-step-points-done = Zwei Plätze für zwei Punkte. Bauern sind flink, Königinnen langsam.
hedgehog-step-points-drone = Deine Drohne zahlt 2 für einen einzigen Platz, also sind alle Punkte weg. Der Bauer kommt damit zwei Plätze weit.
hedgehog-step-points-back = In diese Richtung geht es weg von der gelben Königin. Sie steht zwei Plätze weiter im Uhrzeigersinn.

hedgehog-step-landing-title = Nicht quetschen
hedgehog-step-landing-text = Auf Kleineren darfst du nicht landen: Ein Bauer klettert auf alle, eine Drohne auf Drohnen und Königinnen, eine Königin nur auf Königinnen.
hedgehog-step-landing-task = Zieh deine Drohne auf den einzigen Platz daneben, auf dem sie landen darf.
hedgehog-step-landing-hint = Auf der einen Seite deiner Drohne steht ein gelber Bauer, auf der anderen eine gelbe Königin.
hedgehog-step-landing-done = Weich gelandet! Große Igel haben wenig Auswahl, also achte auf ihre Plätze.
hedgehog-step-landing-pawn = Das war dein Bauer. Nimm deine Drohne; sie zahlt 2 Punkte für einen Platz.

hedgehog-step-carry-title = Huckepack
hedgehog-step-carry-text = Du landest immer auf einem Rücken, und wer auf einem ziehenden Igel steht, reitet kostenlos mit.
hedgehog-step-carry-task = Zieh deine Drohne auf deine Königin, mit dem gelben Bauern auf dem Rücken.
hedgehog-step-carry-hint = Deine Königin ist die nächste im Uhrzeigersinn: **Drohne +1**, für 2 Punkte.
hedgehog-step-carry-done = Alle an Bord! Irgendwann tragen andere dich genauso weit und zahlen dafür.
hedgehog-step-carry-away = Deine Drohne hat den Bauern in die andere Richtung getragen, auf die gelbe Königin. Zu deiner geht es im Uhrzeigersinn.
hedgehog-step-carry-pawn = Deine Drohne soll auf deine Königin klettern, und das kostet beide Punkte.

hedgehog-step-winner-title = Der letzte Zug
hedgehog-step-winner-text = Wenn jemand geht, schließt sich die Lücke, und alles dahinter rückt einen Platz näher.
hedgehog-step-winner-task = Du hast eine 6 gewürfelt. Gewinn in diesem Zug.
hedgehog-step-winner-hint = Zuerst die Drohne: zwei Plätze gegen den Uhrzeigersinn (−2) auf deine Königin, für 4 Punkte. Dann reichen 2 Punkte gerade für deinen Bauern.
hedgehog-step-winner-done = Königin, Drohne, Bauer! In beide Richtungen zählen ist das halbe Spiel.
hedgehog-step-winner-pawn = Dein Bauer steht auf deiner Königin, wo deine Drohne hingehört. Erst die Drohne, dann der Bauer.
hedgehog-step-winner-away = Deine Drohne ist auf einem gelben Rücken gelandet. Deine Königin steht zwei Plätze gegen den Uhrzeigersinn.
hedgehog-step-winner-missed = Dein Zug ist vorbei, ohne Baum. Du brauchst alle 6 Punkte: 4 für die Drohne (−2), dann 2 für den Bauern (+2).

hedgehog-step-stop-title = Genug
hedgehog-step-stop-text = Du darfst aufhören, wann du willst, aber übrige Punkte verfallen.
hedgehog-step-stop-task = Stell deine Drohne auf deine Königin, dann beende deinen Zug, und lass deinen Bauern in Ruhe.
hedgehog-step-stop-hint = Deine Königin steht einen Platz gegen den Uhrzeigersinn von der Drohne (−1). Dann drücke **Zug beenden**.
hedgehog-step-stop-done = Klug! Auf einem gelben Rücken ginge dein Bauer, wohin Gelb will.
hedgehog-step-stop-spent = Deine Drohne steht auf deiner Königin, aber dein Bauer ist auf einen gelben Rücken geklettert, und Gelb kann ihn wegtragen. Hör diesmal dazwischen auf.
hedgehog-step-stop-early = Dein Zug ist vorbei, und deine Drohne steht nicht auf deiner Königin.
hedgehog-step-stop-pawn = Dein Bauer ist auf einen gelben Rücken geklettert, und Gelb kann ihn wegtragen. Zieh stattdessen deine Drohne.

hedgehog-step-strangers-title = Fremde
hedgehog-step-strangers-text = Zu dritt, zu zweit oder allein kann es Farben geben, die niemandem gehören und nur ziehen, wenn jemand sie trägt.
hedgehog-step-strangers-task = Nur Rot gehört dir. Klettere auf die blaue Drohne, auf dem Weg zu deiner Königin und deiner Drohne.
hedgehog-step-strangers-hint = Die blaue Drohne steht neben deinem Bauern, einen Platz im Uhrzeigersinn (+1).
hedgehog-step-strangers-done = Ein sicherer Schritt: Von hier trägt dich niemand weg. So spielt man allein.
hedgehog-step-strangers-back = Das war der grüne Bauer und ein Umweg. Die blaue Drohne steht auf der anderen Seite.

hedgehog-step-nest-title = Das Nest
hedgehog-step-nest-text = In der Variante mit Nestern ist alles umgekehrt: Du landest auf gleich Großen oder Kleineren, und deine Königin kommt nach oben.
hedgehog-step-nest-task = Vollende dein Nest: Bauer, Drohne, Königin.
hedgehog-step-nest-hint = Deine Königin steht neben deiner Drohne, einen Platz gegen den Uhrzeigersinn (−1), für alle 3 Punkte.
hedgehog-step-nest-done = Kuschelig! Jetzt kennst du beide Wege zum Sieg. Meistens wird ein Baum gebaut.
hedgehog-step-nest-away = Deine Königin ist auf der gelben Drohne gelandet. Deine eigene ist auf der anderen Seite.
hedgehog-step-nest-missed = Deine Königin braucht alle 3 Punkte für einen Platz. Lass die anderen, wo sie sind.
