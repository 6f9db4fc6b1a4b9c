# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Erstes Tor
worldcup-step-goal-text = Du hast mehrere Nationen, und in jedem Zug spielst du eine Karte auf ein Team in irgendeinem Spiel: 2-1 ist das erste Spiel der Gruppe 2.
worldcup-step-goal-task = Jugoslawien führt in Spiel 2-1: Triff für Brasilien, dein Team.
worldcup-step-goal-hint = Wähle die Karte **Ein Tor**, dann Brasiliens Reihe in Spiel 2-1 gegen Jugoslawien.
worldcup-step-goal-done = Tor, und Ausgleich! Alle spielen auf dieselben Spiele, bis der Stapel leer ist.
worldcup-step-goal-match = Das war Brasiliens anderes Spiel. Gegen Jugoslawien geht es in 2-1.
worldcup-step-goal-card = Die Reihe stimmt, aber diese Karte ist kein ganzes Tor. Wähle **Ein Tor**.

worldcup-step-colours-title = Teamfarben
worldcup-step-colours-text = Ein Torplättchen ist höchstens 3 für ein schwarzes, rotes oder blaues Team, 2 für ein grünes und 1 für ein gelbes oder graues.
worldcup-step-colours-task = Spiel deine drei Tore auf ein Team von dir, das alle drei bekommt.
worldcup-step-colours-hint = Brasilien ist grün, Peru gelb und Mexiko grau. Argentinien ist rot: Jede seiner Reihen geht.
worldcup-step-colours-done = Drei auf einmal! Große Karten gehören auf starke Teams, die auch längere Reihen haben.
worldcup-step-colours-given = Alle drei zählen, aber für ein fremdes Team. Such ein starkes von dir.
worldcup-step-colours-green = Ein grünes oder schwächeres Team darf keine 3 haben, also ging ein Tor verloren.
worldcup-step-colours-weak = Gelbe und graue Teams bekommen von jeder Torkarte nur 1, also gingen zwei Tore verloren.

worldcup-step-attack-title = Halbe Tore
worldcup-step-attack-text = Ein Angriff ist ein halbes Tor, und zwei in derselben Reihe sind ein ganzes.
worldcup-step-attack-task = Die USA gehören jemand anderem und führen in Spiel 4-1: Gleiche mit einem zweiten Angriff für Belgien aus.
worldcup-step-attack-hint = Wähle die Karte **Angriff**. Spiel 4-1 liegt nicht bei deinen Teams: Du findest es unter **Anderswo …**, Gruppe 4.
worldcup-step-attack-done = Ausgleich! Du darfst jedem Team helfen oder schaden, und was anderen schadet, nützt dir.
worldcup-step-attack-single = Diese Hälfte steht allein, also ist sie kein Tor. Belgien hat in Spiel 4-1 schon eine.
worldcup-step-attack-closed = Die Reihe stimmt, aber eine Abwehr ist kein Tor, und Belgiens Reihe ist jetzt voll.
worldcup-step-attack-foul = Damit ist das Tor der USA weg. Nicht schlecht, aber diesmal soll Belgien treffen.

worldcup-step-defence-title = Dichtmachen
worldcup-step-defence-text = Nur das letzte Plättchen einer Reihe kann umgedreht werden, und nur ein offenes Tor oder ein offener Angriff.
worldcup-step-defence-task = Schütze Brasiliens Tor in Spiel 2-1 für immer.
worldcup-step-defence-hint = Wähle die Karte **Abwehr**, dann Brasiliens Reihe in Spiel 2-1.
worldcup-step-defence-done = Dicht! Eine Abwehr am Ende schützt die ganze Reihe, genau wie ein Elfmeter oder ein umgedrehtes Plättchen.
worldcup-step-defence-open = Das Tor ist verdeckt, aber das neue Plättchen kann umgedreht werden. Eine Abwehr nicht.
worldcup-step-defence-other = Gut verteidigt, aber in der falschen Reihe: Brasiliens Tor in Spiel 2-1 ist noch offen.

worldcup-step-foul-title = Foul, Abseits
worldcup-step-foul-text = Ein Foul dreht ein Tor um, eine Abwehr einen Angriff, und ein Abseits beides.
worldcup-step-foul-task = Nimm Jugoslawien in Spiel 2-1 das Tor weg: Es besteht aus zwei Angriffen.
worldcup-step-foul-hint = Ein Foul dreht keine Angriffe um. Wähle **Abseits**, dann Jugoslawiens letzten Angriff.
worldcup-step-foul-done = Kein Tor! Von einer 3 oder einer 2 bliebe ein kleineres Tor übrig.
worldcup-step-foul-elsewhere = Das war Uruguays Tor. Jugoslawiens zwei Angriffe in Spiel 2-1 zählen noch.

worldcup-step-dice-title = Die Würfel
worldcup-step-dice-text = Am Ende einer Runde zeigen vier Würfel Farben, und jeder Punkt ist ein halbes Tor in jedem Spiel jedes Teams dieser Farbe.
worldcup-step-dice-task = Das grüne Brasilien hat in Spiel 2-1 einen Angriff. Die Würfel zeigen Schwarz, Rot, Grün und Blau: Wie viele Tore hat es?
worldcup-step-dice-hint = Ein Punkt ist grün. Ein halbes Tor und noch ein halbes …
worldcup-step-dice-done = Ein Tor: halb vom Angriff, halb vom Punkt. Starke Farben stehen auf mehr Seiten der Würfel.
worldcup-step-dice-none-label = Keins
worldcup-step-dice-one-label = Eins
worldcup-step-dice-two-label = Zwei
worldcup-step-dice-none = Der Angriff ist ein halbes Tor, und der grüne Punkt ist die andere Hälfte.
worldcup-step-dice-two = Ein Angriff und ein Punkt sind je ein halbes Tor.

worldcup-step-through-title = Weiterkommen
worldcup-step-through-text = Wer die letzte Karte zieht, beendet die Runde, und 1930 kommt das beste Team jeder Gruppe weiter.
worldcup-step-through-task = Brasilien und Jugoslawien führen Gruppe 2 gemeinsam an: Bring Brasilien mit dieser letzten Karte weiter.
worldcup-step-through-hint = Ein **Elfmeter** ist ein ganzes Tor, außer der Würfel zeigt Schwarz. Spiel ihn für Brasilien in Spiel 2-1.
worldcup-step-through-done = Im Halbfinale! Ein Elfmeter kann auch nicht umgedreht werden. Holt ein Team von dir den Pokal, gewinnst du.
worldcup-step-through-away = Brasilien ist nicht weiter. Es braucht ein ganzes Tor gegen Jugoslawien, und ein Elfmeter ist eins.

worldcup-step-cups-title = Zwei Weltmeisterschaften
worldcup-step-cups-text = 1930 kommt der Erste jeder Gruppe weiter, und wer gleichauf ist, spielt noch einmal; 2002 kommen die ersten zwei weiter, und Tore können entscheiden.
worldcup-step-cups-task = Das ist 2002 mit 32 Teams in acht Gruppen. Wie viele überstehen sie?
worldcup-step-cups-hint = Zwei aus jeder der acht Gruppen.
worldcup-step-cups-done = Sechzehn! 2002 hat auch Karten für mehrere Teams und Elfmeterschießen. Fang mit 1930 an: Das dauert etwa 50 Minuten.
worldcup-step-cups-eight-label = Acht
worldcup-step-cups-sixteen-label = Sechzehn
worldcup-step-cups-thirty-label = Alle 32
worldcup-step-cups-eight = Acht wären nur die Ersten. 2002 kommen auch die Zweiten weiter.
worldcup-step-cups-thirty = Zwei Teams jeder Gruppe fahren heim.
