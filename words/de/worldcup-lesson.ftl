# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Triff
worldcup-step-goal-text = Du coachst mehrere Nationen, und wird eine davon Weltmeister, gewinnst du. In deinem Zug spielst du eine Karte, auf irgendein Spiel.
worldcup-step-goal-task = Brasilien gehört dir, und gegen Jugoslawien steht es unentschieden: Triff!
worldcup-step-goal-hint = Wähle die Karte **Ein Tor**, dann Brasiliens Reihe gegen Jugoslawien.
worldcup-step-goal-done = Tor! Alle legen ihre Karten an dieselben Spiele, bis der Stapel leer ist.
worldcup-step-goal-match = Das war Brasiliens anderes Spiel. Triff in dem gegen Jugoslawien.
worldcup-step-goal-card = Die Reihe stimmt, aber diese Karte ist kein ganzes Tor. Wähle **Ein Tor**.

worldcup-step-attack-title = Halbe Tore
worldcup-step-attack-text = Ein Angriff ist ein halbes Tor, und zwei in derselben Reihe sind ein ganzes.
worldcup-step-attack-task = Jugoslawien führt: Gleiche mit einem zweiten Angriff für Brasilien aus.
worldcup-step-attack-hint = Wähle die Karte **Angriff**, dann Brasiliens Reihe gegen Jugoslawien.
worldcup-step-attack-done = Ausgleich! Du darfst für oder gegen jedes Team spielen.
worldcup-step-attack-defence = Die Reihe stimmt, aber eine Abwehr ist kein Tor.
worldcup-step-attack-single = Diese Hälfte steht allein, also ist sie kein Tor. Gegen Jugoslawien hat Brasilien schon eine.
worldcup-step-attack-foul = Damit ist Jugoslawiens Tor weg. Nicht schlecht, aber diesmal soll Brasilien treffen.

worldcup-step-defence-title = Sicher ist sicher
worldcup-step-defence-text = Andere können das letzte Plättchen einer Reihe wegnehmen, wenn es ein Tor oder ein Angriff ist. Eine Abwehr am Ende macht die ganze Reihe sicher.
worldcup-step-defence-task = Mach Brasiliens Tor gegen Jugoslawien sicher.
worldcup-step-defence-hint = Wähle die Karte **Abwehr**, dann Brasiliens Reihe gegen Jugoslawien.
worldcup-step-defence-done = Sicher! Ein Elfmeter am Ende der Reihe schützt sie genauso, ein weggenommenes Plättchen auch.
worldcup-step-defence-open = Das Tor ist verdeckt, aber jetzt kann das neue Plättchen weggenommen werden. Eine Abwehr nicht.
worldcup-step-defence-other = Sicher, aber die falsche Reihe: Brasiliens Tor gegen Jugoslawien kann noch weggenommen werden.

worldcup-step-foul-title = Nimm es weg
worldcup-step-foul-text = Ein Foul nimmt ein Tor weg, eine Abwehr einen Angriff, und ein Abseits beides.
worldcup-step-foul-task = Jugoslawiens Tor gegen Brasilien besteht aus zwei Angriffen: Nimm es weg.
worldcup-step-foul-hint = Ein Foul nimmt keine Angriffe weg. Wähle **Abseits**, dann Jugoslawiens letzten Angriff.
worldcup-step-foul-done = Kein Tor! Das Plättchen liegt jetzt verdeckt.
worldcup-step-foul-elsewhere = Das war Uruguays Tor. Jugoslawiens zwei Angriffe gegen Brasilien zählen noch.

worldcup-step-through-title = Weiterkommen
worldcup-step-through-text = Wer die letzte Karte zieht, beendet die Runde. Würfel geben vielleicht noch halbe Tore, dann kommt das beste Team jeder Gruppe weiter.
worldcup-step-through-task = Brasilien und Jugoslawien sind an der Spitze gleichauf: Bring Brasilien mit dieser letzten Karte weiter.
worldcup-step-through-hint = Ein **Elfmeter** ist ein ganzes Tor, außer der Würfel zeigt Schwarz. Spiel ihn für Brasilien gegen Jugoslawien.
worldcup-step-through-done = Im Halbfinale! Dort gibt es neue Karten.
worldcup-step-through-away = Brasilien ist nicht weiter. Es braucht ein Tor gegen Jugoslawien, und ein Elfmeter ist eins.

worldcup-step-colours-title = Teamfarben
worldcup-step-colours-text = Ein Torplättchen ist höchstens 3 für ein schwarzes, rotes oder blaues Team, 2 für ein grünes und 1 für ein gelbes oder graues.
worldcup-step-colours-task = Spiel deine drei Tore auf ein Team von dir, das alle drei bekommt.
worldcup-step-colours-hint = Brasilien ist grün, Peru gelb und Mexiko grau. Argentinien ist rot: Jede seiner Reihen geht.
worldcup-step-colours-done = Drei auf einmal! Große Karten gehören auf starke Teams, die auch längere Reihen haben.
worldcup-step-colours-given = Alle drei zählen, aber für ein fremdes Team. Such ein starkes von dir.
worldcup-step-colours-green = Ein grünes oder schwächeres Team darf keine 3 haben, also ging ein Tor verloren.
worldcup-step-colours-weak = Gelbe und graue Teams bekommen von jeder Torkarte nur 1, also gingen zwei Tore verloren.

worldcup-step-dice-title = Die Würfel
worldcup-step-dice-text = Am Ende einer Runde zeigen vier Würfel Farben, und jeder Punkt ist ein halbes Tor in jedem Spiel jedes Teams dieser Farbe.
worldcup-step-dice-task = Das grüne Brasilien hat gegen Jugoslawien einen Angriff. Die Würfel zeigen Schwarz, Rot, Grün und Blau: Wie viele Tore hat es?
worldcup-step-dice-hint = Ein Punkt ist grün. Ein halbes Tor und noch ein halbes …
worldcup-step-dice-done = Ein Tor: halb vom Angriff, halb vom Punkt. Starke Farben stehen auf mehr Seiten der Würfel.
worldcup-step-dice-none-label = Keins
worldcup-step-dice-one-label = Eins
worldcup-step-dice-two-label = Zwei
worldcup-step-dice-none = Der Angriff ist ein halbes Tor, und der grüne Punkt ist die andere Hälfte.
worldcup-step-dice-two = Ein Angriff und ein Punkt sind je ein halbes Tor.

worldcup-step-cups-title = 1930 und 2002
worldcup-step-cups-text = 1930 kommt der Erste jeder Gruppe weiter, und wer gleichauf ist, spielt noch einmal; 2002 kommen die ersten zwei weiter, und Tore können entscheiden.
worldcup-step-cups-task = Das ist 2002 mit 32 Teams in acht Gruppen. Wie viele überstehen sie?
worldcup-step-cups-hint = Zwei aus jeder der acht Gruppen.
worldcup-step-cups-done = Sechzehn! 2002 hat auch Karten für mehrere Teams und Elfmeterschießen. Fang mit 1930 an: Das dauert etwa eine Stunde.
worldcup-step-cups-eight-label = Acht
worldcup-step-cups-sixteen-label = Sechzehn
worldcup-step-cups-thirty-label = Alle 32
worldcup-step-cups-eight = Acht wären nur die Ersten. 2002 kommen auch die Zweiten weiter.
worldcup-step-cups-thirty = Zwei Teams jeder Gruppe fahren heim.
