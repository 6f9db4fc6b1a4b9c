# Die Tagesrätsel von Mundialito: die Aufgaben, was ein falscher Versuch erlaubt, und warum die Lösung stimmt.
mundialito-aim-goal = Triff in diesem Zug
mundialito-aim-safe = Stopp jede Gefahr
mundialito-aim-forced = Erzwing ein Tor in zwei Zügen, egal wie die andere Seite spielt
mundialito-puzzle-short = Kein Tor: Der Ball liegt noch auf { $at }.
mundialito-puzzle-scores = { $side } trifft mit { $actions }.
mundialito-puzzle-holds = { $side } spielt { $actions }, und du kannst im nächsten Zug nicht treffen.
mundialito-puzzle-else = Sonst trifft { $side } mit { $actions }.
mundialito-puzzle-tries = Spielt { $side } { $actions },
mundialito-puzzle-answers = trifft { $side } mit { $actions }.
mundialito-puzzle-sure = Nichts kommt dazwischen: Im nächsten Zug trifft { $side } mit { $actions }.
