hedgehog-lesson-side = Giochi con il rosso. Ogni colore ha un pedone piccolo, un drone medio e una regina grande.

hedgehog-step-tree-title = L’albero
hedgehog-step-tree-text = Impila regina, drone e pedone in quest’ordine, dal basso in alto: quell’albero vince la corsa.
hedgehog-step-tree-task = Completa l’albero: porta il tuo pedone sul tuo drone, due spazi in senso orario.
hedgehog-step-tree-hint = Premi **Pedone +2**: **+** è il senso orario, e il numero conta gli spazi.
hedgehog-step-tree-done = Che albero! Sopra o sotto può esserci altra gente, basta che nessuno stia in mezzo.
hedgehog-step-tree-apart = Il drone ha lasciato la regina. È il pedone che deve arrivare.
hedgehog-step-tree-missed = Il turno è finito, e il pedone non è sul drone.

hedgehog-step-points-title = I punti
hedgehog-step-points-text = Il dado ti dà i punti: per ogni spazio un pedone ne paga 1, un drone 2, una regina 3.
hedgehog-step-points-task = Hai fatto 2. Porta il tuo pedone sulla regina gialla, due spazi in senso orario (+2).
hedgehog-step-points-hint = Cerca i pulsanti del tuo pedone. **+2** è due spazi in senso orario; oppure premi due volte **+1**.
hedgehog-step-points-done = Due spazi per due punti. I pedoni corrono, le regine se la prendono comoda.
hedgehog-step-points-drone = Il drone paga 2 per un solo spazio, quindi i punti sono finiti. Il pedone ne fa due, di spazi, con gli stessi punti.
hedgehog-step-points-back = Di lì ti allontani dalla regina gialla. È a due spazi in senso orario.

hedgehog-step-landing-title = Non si schiaccia nessuno
hedgehog-step-landing-text = Non puoi salire su chi è più piccolo: un pedone sale su tutti, un drone su droni e regine, una regina solo sulle regine.
hedgehog-step-landing-task = Porta il tuo drone nell’unico posto vicino dove può salire.
hedgehog-step-landing-hint = Da una parte del drone c’è un pedone giallo, dall’altra una regina gialla.
hedgehog-step-landing-done = Atterraggio morbido! I ricci grossi hanno pochi posti dove andare: tieni d’occhio quei posti.
hedgehog-step-landing-pawn = Quello era il pedone. Prova con il drone, che paga 2 punti a spazio.

hedgehog-step-carry-title = A cavalluccio
hedgehog-step-carry-text = Finisci sempre in groppa a qualcuno, e chi sta su un riccio che si muove viaggia gratis.
hedgehog-step-carry-task = Porta il tuo drone sulla tua regina, con il pedone giallo in groppa.
hedgehog-step-carry-hint = La tua regina è la prossima in senso orario: **Drone +1**, per 2 punti.
hedgehog-step-carry-done = Tutti in carrozza! Un giorno ti porteranno gli altri, e pagheranno loro.
hedgehog-step-carry-away = Il drone ha portato il pedone dall’altra parte, sulla regina gialla. La tua è in senso orario.
hedgehog-step-carry-pawn = È il drone che deve salire sulla regina, e ci vogliono tutti e due i punti.

hedgehog-step-winner-title = L’ultimo turno
hedgehog-step-winner-text = Quando qualcuno se ne va, il vuoto si chiude, e tutto quello che sta oltre si avvicina di uno spazio.
hedgehog-step-winner-task = Hai fatto 6. Vinci in questo turno.
hedgehog-step-winner-hint = Prima il drone: due spazi in senso antiorario (−2), sulla tua regina, per 4 punti. I 2 che restano bastano giusti per il pedone.
hedgehog-step-winner-done = Regina, drone, pedone! Contare nei due sensi dell’anello è metà del gioco.
hedgehog-step-winner-pawn = Il pedone è sulla regina, al posto del drone. Prima il drone, poi il pedone.
hedgehog-step-winner-away = Il drone è finito su una groppa gialla. La tua regina è a due spazi in senso antiorario.
hedgehog-step-winner-missed = Il turno è finito senza albero. Ti servono tutti e 6 i punti: 4 per il drone (−2), poi 2 per il pedone (+2).

hedgehog-step-stop-title = Basta così
hedgehog-step-stop-text = Puoi fermarti quando vuoi, ma i punti che non spendi sono persi.
hedgehog-step-stop-task = Metti il drone sulla regina, poi finisci il turno e lascia stare il pedone.
hedgehog-step-stop-hint = La tua regina è a uno spazio dal drone, in senso antiorario (−1). Poi premi **Finisci il turno**.
hedgehog-step-stop-done = Bella mossa! Su una groppa gialla, il pedone andrebbe dove vuole il giallo.
hedgehog-step-stop-spent = Il drone è sulla regina, ma il pedone è salito su una groppa gialla, e il giallo può portarselo via. Stavolta fermati nel mezzo.
hedgehog-step-stop-early = Il turno è finito, e il drone non è sulla regina.
hedgehog-step-stop-pawn = Il pedone è salito su una groppa gialla, e il giallo può portarselo via. Muovi invece il drone.

hedgehog-step-strangers-title = I forestieri
hedgehog-step-strangers-text = Quando si gioca in tre o meno, possono esserci colori che non sono di nessuno e si muovono solo se qualcuno li porta.
hedgehog-step-strangers-task = Solo il rosso è tuo. Sali sul drone blu, sulla strada per la tua regina e il tuo drone.
hedgehog-step-strangers-hint = Il drone blu è accanto al tuo pedone, a uno spazio in senso orario (+1).
hedgehog-step-strangers-done = Un passo al sicuro: da qui nessuno ti porta via. È così che si corre in solitario.
hedgehog-step-strangers-back = Quello era il pedone verde, e la strada più lunga. Il drone blu è dall’altra parte.

hedgehog-step-nest-title = Il nido
hedgehog-step-nest-text = Nella variante dei nidi è tutto al contrario: sali su chi è grande uguale o più piccolo, e la tua regina va in cima.
hedgehog-step-nest-task = Completa il nido: pedone, drone, regina.
hedgehog-step-nest-hint = La tua regina è accanto al drone, a uno spazio in senso antiorario (−1), per tutti e 3 i punti.
hedgehog-step-nest-done = Che calduccio! Ora sai tutti e due i modi di vincere. Quasi tutti i tavoli giocano con l’albero.
hedgehog-step-nest-away = La regina è finita sul drone giallo. Il tuo è dall’altra parte.
hedgehog-step-nest-missed = Alla regina servono tutti e 3 i punti per uno spazio. Lascia gli altri dove sono.
