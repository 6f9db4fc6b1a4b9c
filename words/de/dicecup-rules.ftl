# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = Argentinien hat das Große Finale gewonnen, also gewinnt sein Coach die Partie. Darunter der Weg durch den Cup.
example-dicecup-1 = Alle 32 Teams, gerade in ihre Gruppen gelost. Die Sterne neben jedem Namen sind die Stärke, das Trikot hat die Nummer des Coaches.
example-dicecup-3 = Kolumbien hat einen Stern und mit dem weißen Würfel eine 0 geworfen. Als Nächstes wirft Argentinien mit drei Sternen den gelben.
example-dicecup-4 = Drei Coaches, und 32 Teams auf sie verteilt: Zwei haben elf, einer hat zehn.
example-dicecup-6 = Kolumbien würfelte 0 und Argentinien 1, also endete es 0:1. Es war ein K.-o.-Spiel, darum ist Argentinien weiter.
example-dicecup-7 = USA und Honduras: 1:1 in der regulären Zeit, je ein Tor in der Verlängerung und dann 2:6 im Elfmeterschießen. Es bleibt beim 2:2, aber Honduras ist weiter.
example-dicecup-8 = Der kürzeste Cup vor seinen Halbfinals. Ein Spiel ist aufgedeckt, das andere liegt noch verdeckt.
example-dicecup-9 = Die Gruppen A und B mit Siegen, Unentschieden, Niederlagen, Toren und Punkten. Die Linie trennt die zwei Teams ab, die jetzt weiter wären.
example-dicecup-11 = Tunesien und Slowenien sind nach Punkten und Tordifferenz gleichauf. Tunesien hat mit drei Würfeln 8 geworfen, als Nächstes kommt Slowenien.
example-dicecup-12 = Die K.-o.-Runden nach den Gruppen: Achtelfinale, Viertelfinale und die Halbfinals, die noch kommen.
example-dicecup-14 = Von jedem Stapel wurde eine Karte aufgedeckt: Kolumbien gegen Argentinien, noch nicht gewürfelt.
example-dicecup-16 = Ein Cup, allein gespielt. England hat ihn gewonnen, und niemand hat verloren.
