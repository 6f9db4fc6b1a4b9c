mundialito-lesson-side = Giochi con Gualda, il giallo. I pallini dicono la grandezza: pedone uno, drone due, regina tre.

mundialito-step-goal-title = Gol!
mundialito-step-goal-text = Porta una delle tue piramidi sulla riga 6, poi passale la palla: se la palla arriva lì, vinci.
mundialito-step-goal-task = Il tuo drone è già lì. Passagli la palla!
mundialito-step-goal-hint = Scegli **Palla a3**, poi il passaggio al drone in d6.
mundialito-step-goal-done = Gol! Un passaggio va in orizzontale o in diagonale, lontano quanto vuoi. Puoi scriverlo con un asterisco e una casella: questo era `*d6`.
mundialito-step-goal-away = Il tuo drone ha lasciato la riga 6. Deve aspettare lì il passaggio.
mundialito-step-goal-over = Il turno è finito senza gol. Basta il passaggio.

mundialito-step-arrows-title = Le barre
mundialito-step-arrows-text = Una piramide va nella casella accanto, mai in diagonale. Una barra nera impedisce di uscire dalla casella su cui sta, mai di entrarci.
mundialito-step-arrows-task = Porta il tuo pedone da b2 in c3 in due passi.
mundialito-step-arrows-hint = Una barra impedisce al pedone di salire da b2. Vai a destra in c2, poi su.
mundialito-step-arrows-done = Aggirata! Dall’alto si potrebbe scendere in b2: la barra ferma solo chi esce.
mundialito-step-arrows-astray = Di lì ti allontani. Da c2, accanto a b2, basta un passo in su per arrivare in c3.
mundialito-step-arrows-queen = Quella era la regina. È il pedone in b2 che deve andare in c3.

mundialito-step-turn-title = Il tuo turno
mundialito-step-turn-text = Un turno ha due azioni, e la seconda la fai solo se vuoi. In mezzo a un passaggio non può stare nessuno.
mundialito-step-turn-task = Segna in questo turno.
mundialito-step-turn-hint = Il tuo pedone in b4 è fra la palla e il drone in d6. Spostalo, oppure passa prima a lui.
mundialito-step-turn-done = Che gol! Manda avanti una piramide, poi pescala con un passaggio: così si vince.
mundialito-step-turn-wasted = Il turno è finito, e la palla è ancora in a3. Prima libera la sua linea verso d6, poi passa.
mundialito-step-turn-over = Il turno è finito senza gol. Usa tutte e due le azioni: una per liberare la linea verso d6, una per il passaggio.

mundialito-step-push-title = La spinta
mundialito-step-push-text = Spingi di una casella una piramide dell’altra squadra non più grande della tua, e prendi il suo posto.
mundialito-step-push-task = Spingi il drone rosso da a3 in a4.
mundialito-step-push-hint = La tua regina in a2 è più grande, sta proprio dietro, e a4 è libera.
mundialito-step-push-done = Via di lì! Sulle righe 1 e 6 invece nessuno si può spingere.

mundialito-step-jump-title = Il salto
mundialito-step-jump-text = Troppo piccola per spingere? Allora la piramide salta, nella casella libera dietro.
mundialito-step-jump-task = Salta la regina rossa in f5.
mundialito-step-jump-hint = Il tuo pedone in f4 è più piccolo della regina che ha davanti, e f6 è libera.
mundialito-step-jump-done = Oplà! E ora aspetta la palla sulla riga 6.

mundialito-step-defend-title = La difesa
mundialito-step-defend-text = Il rosso vuole la sua palla sulla riga 1, e il suo drone in d1 aspetta il passaggio.
mundialito-step-defend-task = Non far segnare il rosso al prossimo turno.
mundialito-step-defend-hint = Il passaggio andrebbe da a4 in d1. Metti la tua regina su quella diagonale, poi finisci il turno.
mundialito-step-defend-done = Pericolo sventato! Basta una piramide sulla linea.
mundialito-step-defend-open = La linea da a4 in d1 era libera, e il rosso non ci ha pensato due volte.

mundialito-step-edges-title = Il giro dei bordi
mundialito-step-edges-text = I bordi sinistro e destro si toccano: dalla colonna f, un passo a destra porta nella colonna a.
mundialito-step-edges-task = Porta il tuo pedone da f3 in a4 in due passi.
mundialito-step-edges-hint = Scegli il pedone in f3. Un passo a destra, facendo il giro, porta in a3, e lì sopra c’è a4.
mundialito-step-edges-done = Giro fatto! Quello che sembra lontano può essere dietro l’angolo. Solo i passaggi non vanno di lì.
mundialito-step-edges-left = Di lì è lunga. Dalla colonna f basta un passo a destra per arrivare nella colonna a.
mundialito-step-edges-queen = Quella era la regina. È il pedone in f3 che deve andare in a4.

mundialito-step-setup-title = La formazione
mundialito-step-setup-text = Se le squadre scelgono la formazione, due regine, due droni e due pedoni vanno sulla riga 1, nell’ordine che vuoi, poi la palla sulla riga 2.
mundialito-step-setup-task = Schiera la squadra e piazza la palla.
mundialito-step-setup-hint = La formazione già fatta va benissimo per cominciare.
mundialito-step-setup-done = Ecco la tua squadra! Il rosso si schiera di fronte, e comincia.
