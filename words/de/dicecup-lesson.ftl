# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Gewinn ein Spiel
dicecup-step-match-text = Die Hälfte der Teams gehört dir, und wer den Sieger des Großen Finales coacht, gewinnt. In einem Spiel würfelt jedes Team einmal, und was oben liegt, sind seine Tore.
dicecup-step-match-task = Brasilien gehört dir. Würfle!
dicecup-step-match-hint = Es gibt nur einen Button.
dicecup-step-match-done = Drei zu eins: Brasilien ist weiter, Ghana fährt heim!

dicecup-step-dice-title = Sterne und Würfel
dicecup-step-dice-text = Die Sterne eines Teams bestimmen seinen Würfel: Ein Stern würfelt weiß (0 0 1 1 1 2), zwei blau (0 1 1 1 2 3), drei gelb (0 1 1 2 3 4).
dicecup-step-dice-task = Brasilien hat drei Sterne, Ghana einen. Wer kann mit einem einzigen Wurf vier Tore schießen?
dicecup-step-dice-hint = Nur der gelbe Würfel hat eine 4.
dicecup-step-dice-done = Richtig: Gelb ist der Würfel der Favoriten. Aber eine 0 hat jeder.
dicecup-step-dice-brazil-label = Brasilien
dicecup-step-dice-ghana-label = Ghana
dicecup-step-dice-ghana = Ghana wirft den weißen Würfel, und mehr als eine 2 hat er nicht.
dicecup-step-dice-both-label = Beide
dicecup-step-dice-both = Nur der gelbe Würfel hat eine 4. Ghanas Würfel ist weiß und hat höchstens eine 2.

dicecup-step-overtime-title = Verlängerung
dicecup-step-overtime-text = Ein K.-o.-Spiel braucht einen Sieger, also gibt es bei Gleichstand Verlängerung: Beide werfen den weißen Würfel, egal wie viele Sterne, und die Tore kommen dazu.
dicecup-step-overtime-task = Zwei zu zwei: Würfle für Brasilien in der Verlängerung.
dicecup-step-overtime-hint = Drücke den Button. Diesmal helfen dir die Sterne nicht.
dicecup-step-overtime-done = Drei zu drei, und noch immer kein Sieger. Bleibt nur das Elfmeterschießen.

dicecup-step-penalties-title = Elfmeterschießen
dicecup-step-penalties-text = Im Elfmeterschießen werfen beide Teams alle drei Würfel zusammen, und die höhere Summe kommt weiter.
dicecup-step-penalties-task = Wirf alle drei Würfel für Brasilien.
dicecup-step-penalties-hint = Drücke den Button, und drück die Daumen.
dicecup-step-penalties-done = 6 gegen 3: Brasilien ist weiter!

dicecup-step-round-title = Die nächste Runde
dicecup-step-round-text = Vor jeder Runde werden die Karten aller Teams, die noch dabei sind, neu gemischt und neu gepaart.
dicecup-step-round-task = Brasilien ist weiter. Gegen wen geht es in der nächsten Runde?
dicecup-step-round-hint = Einen festen Turnierbaum gibt es nicht.
dicecup-step-round-done = Richtig, sogar gegen ein anderes Team von dir.
dicecup-step-round-anybody-label = Irgendwen, der noch dabei ist
dicecup-step-round-bracket-label = Den Sieger des nächsten Spiels
dicecup-step-round-bracket = So wäre es in einem Turnierbaum, aber dieser Cup hat keinen: Jede Runde lost neue Paare aus.
dicecup-step-round-chosen-label = Wen ich mir aussuche
dicecup-step-round-chosen = Das sucht sich niemand aus. Die Karten werden gemischt.

dicecup-step-lots-title = Gruppen
dicecup-step-lots-text = In längeren Cups kommen zwei Teams jeder Gruppe weiter: nach Punkten, dann nach Tordifferenz, dann nach einem Wurf mit allen drei Würfeln für jedes Team, das gleichauf ist.
dicecup-step-lots-task = Alle vier Teams der Gruppe A sind gleichauf. Würfle für das erste.
dicecup-step-lots-hint = Drücke den Button: Argentinien würfelt.
dicecup-step-lots-done = 6 für Argentinien. Die anderen würfeln auch, und die höchsten Summen kommen weiter.

dicecup-step-coach-title = Der Coach
dicecup-step-coach-text = Vor dem Cup wählst du, wie lang er ist und welche Teams mitspielen, sogar ein selbst erfundenes.
dicecup-step-coach-task = Und was entscheidet ein Coach während des Spiels?
dicecup-step-coach-hint = Denk daran, was du bisher gedrückt hast.
dicecup-step-coach-done = Nur, wann gewürfelt wird. Also lehn dich zurück, juble, und schimpf auf die Würfel.
dicecup-step-coach-nothing-label = Gar nichts
dicecup-step-coach-attack-label = Wie hart man angreift
dicecup-step-coach-attack = Schön wär’s! Die Würfel hören nicht zu.
dicecup-step-coach-die-label = Welchen Würfel man wirft
dicecup-step-coach-die = Das entscheiden die Sterne, und die ändert niemand.
