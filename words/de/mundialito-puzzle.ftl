# Die Tagesrätsel von Mundialito: die Aufgaben, was ein falscher Versuch erlaubt, und warum die Lösung stimmt.
mundialito-aim-goal = Mach in diesem Zug ein Tor
mundialito-aim-safe = Wehr jede Drohung ab
mundialito-aim-forced = Erzwing ein Tor in zwei Zügen, egal was kommt
mundialito-puzzle-short = Kein Tor: Der Ball liegt noch auf { $at }.
mundialito-puzzle-scores = { $side } trifft mit { $actions }.
mundialito-puzzle-holds = { $side } spielt { $actions }, und du kannst im nächsten Zug nicht treffen.
mundialito-puzzle-else = Sonst trifft { $side } mit { $actions }.
mundialito-puzzle-tries = Spielt { $side } { $actions },
mundialito-puzzle-answers = trifft { $side } mit { $actions }.
mundialito-puzzle-sure = Nichts kommt dazwischen: Im nächsten Zug trifft { $side } mit { $actions }.
