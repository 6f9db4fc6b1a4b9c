# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Vinci una partita
dicecup-step-match-text = Metà delle squadre sono tue, e vince il CT della squadra che si prende la finalissima. In una partita ogni squadra lancia il suo dado una volta, e quello che esce sono i suoi gol.
dicecup-step-match-task = Il Brasile è tuo. Lancia!
dicecup-step-match-hint = C’è un solo pulsante da premere.
dicecup-step-match-done = Tre a uno: il Brasile passa il turno e il Ghana torna a casa!

dicecup-step-dice-title = Stelle e dadi
dicecup-step-dice-text = Le stelle di una squadra dicono il suo dado: con una lancia il bianco (0 0 1 1 1 2), con due il blu (0 1 1 1 2 3), con tre il giallo (0 1 1 2 3 4).
dicecup-step-dice-task = Il Brasile ha tre stelle, il Ghana una. Chi può fare quattro gol con un solo lancio?
dicecup-step-dice-hint = Solo il dado giallo ha un 4.
dicecup-step-dice-done = Giusto: il dado giallo è quello delle favorite. Ma uno 0 ce l’hanno tutti.
dicecup-step-dice-brazil-label = Il Brasile
dicecup-step-dice-ghana-label = Il Ghana
dicecup-step-dice-ghana = Il Ghana lancia il dado bianco, e la faccia migliore è un 2.
dicecup-step-dice-both-label = Tutti e due
dicecup-step-dice-both = Solo il dado giallo ha un 4. Quello del Ghana è bianco, con un 2 al massimo.

dicecup-step-overtime-title = Supplementari
dicecup-step-overtime-text = Una partita di coppa vuole un vincitore. In parità si va ai supplementari: tutte e due le squadre lanciano il dado bianco, qualunque siano le stelle, e i gol si sommano.
dicecup-step-overtime-task = Due a due: lancia per il Brasile nei supplementari.
dicecup-step-overtime-hint = Premi il pulsante. Stavolta le stelle non aiutano.
dicecup-step-overtime-done = Tre a tre, e ancora nessun vincitore. Restano solo i rigori.

dicecup-step-penalties-title = Rigori
dicecup-step-penalties-text = Ai rigori ogni squadra lancia tutti e tre i dadi insieme, e passa il turno la somma più alta.
dicecup-step-penalties-task = Lancia i tre dadi per il Brasile.
dicecup-step-penalties-hint = Premi il pulsante e incrocia le dita.
dicecup-step-penalties-done = 6 contro 3: il Brasile passa il turno!

dicecup-step-round-title = Il turno seguente
dicecup-step-round-text = Prima di ogni turno le carte delle squadre ancora in corsa si mescolano e formano nuove coppie.
dicecup-step-round-task = Il Brasile passa il turno. Chi incontra adesso?
dicecup-step-round-hint = Non c’è un tabellone fisso.
dicecup-step-round-done = Giusto, e può essere anche un’altra squadra tua.
dicecup-step-round-anybody-label = Chiunque sia in corsa
dicecup-step-round-bracket-label = Chi vince lì accanto
dicecup-step-round-bracket = Così funziona un tabellone, ma questa coppa non ce l’ha: ogni turno forma nuove coppie.
dicecup-step-round-chosen-label = Chi scelgo io
dicecup-step-round-chosen = Non sceglie nessuno. Le carte si mescolano.

dicecup-step-lots-title = Gironi
dicecup-step-lots-text = Nelle coppe più lunghe passano due squadre per girone: per punti, poi per differenza reti, poi con un lancio dei tre dadi per ogni squadra in parità.
dicecup-step-lots-task = Le quattro squadre del girone A sono in parità. Lancia per la prima.
dicecup-step-lots-hint = Premi il pulsante: il lancio è dell’Argentina.
dicecup-step-lots-done = 6 per l’Argentina. Lanciano anche le altre, e passano le somme più alte.

dicecup-step-coach-title = Il CT
dicecup-step-coach-text = Prima della coppa scegli quanto dura e quali squadre giocano, anche una inventata da te.
dicecup-step-coach-task = E durante una partita, che cosa decide un CT?
dicecup-step-coach-hint = Pensa a quello che hai premuto finora.
dicecup-step-coach-done = Solo quando lanciare. Quindi goditela, fai il tifo e dai la colpa ai dadi.
dicecup-step-coach-nothing-label = Un bel niente
dicecup-step-coach-attack-label = Quanto attaccare
dicecup-step-coach-attack = Magari! I dadi non danno retta.
dicecup-step-coach-die-label = Quale dado lanciare
dicecup-step-coach-die = Lo decidono le stelle, e quelle non le cambia nessuno.
