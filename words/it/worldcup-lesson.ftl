# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Segna
worldcup-step-goal-text = Alcune squadre sono tue, e se una vince la coppa vinci tu. Al tuo turno giochi una carta, su una partita qualsiasi.
worldcup-step-goal-task = Il Brasile è tuo, ed è in parità con la Jugoslavia: segna!
worldcup-step-goal-hint = Scegli la carta **Un gol**, poi la fila del Brasile contro la Jugoslavia.
worldcup-step-goal-done = Rete! Tutti giocano sulle stesse partite, finché il mazzo non finisce.
worldcup-step-goal-match = Quella era l’altra partita del Brasile. Segna contro la Jugoslavia.
worldcup-step-goal-card = La fila è giusta, ma quella carta non è un gol intero. Scegli **Un gol**.

worldcup-step-attack-title = Mezzi gol
worldcup-step-attack-text = Un attacco è mezzo gol, e due nella stessa fila ne fanno uno intero.
worldcup-step-attack-task = La Jugoslavia è avanti: pareggia con un secondo attacco del Brasile.
worldcup-step-attack-hint = Scegli la carta **Attacco**, poi la fila del Brasile contro la Jugoslavia.
worldcup-step-attack-done = Pareggio! Puoi giocare a favore o contro qualsiasi squadra.
worldcup-step-attack-defence = La fila è giusta, ma una difesa non è un gol.
worldcup-step-attack-single = Quella metà è da sola, quindi niente gol. Contro la Jugoslavia, il Brasile ne ha già una.
worldcup-step-attack-foul = Così togli il gol della Jugoslavia. Niente male, ma stavolta fai segnare il Brasile.

worldcup-step-defence-title = Al sicuro
worldcup-step-defence-text = Chi gioca contro di te può togliere l’ultima tessera di una fila, se è un gol o un attacco. Una difesa in fondo protegge tutta la fila.
worldcup-step-defence-task = Proteggi il gol del Brasile contro la Jugoslavia.
worldcup-step-defence-hint = Scegli la carta **Difesa**, poi la fila del Brasile contro la Jugoslavia.
worldcup-step-defence-done = Al sicuro! In fondo va bene anche un rigore, o una tessera già tolta.
worldcup-step-defence-open = Il gol è coperto, ma ora si può togliere la tessera nuova. Una difesa no.
worldcup-step-defence-other = Protetta, ma è la fila sbagliata: il gol del Brasile contro la Jugoslavia si può ancora togliere.

worldcup-step-foul-title = Togli un gol
worldcup-step-foul-text = Un fallo toglie un gol, una difesa toglie un attacco, e un fuorigioco toglie l’uno o l’altro.
worldcup-step-foul-task = Il gol della Jugoslavia contro il Brasile sono due attacchi: toglilo.
worldcup-step-foul-hint = Un fallo non toglie gli attacchi. Scegli **Fuorigioco**, poi l’ultimo attacco della Jugoslavia.
worldcup-step-foul-done = Gol annullato! Ora la tessera è girata.
worldcup-step-foul-elsewhere = Così togli il gol dell’Uruguay. I due attacchi della Jugoslavia contro il Brasile valgono ancora.

worldcup-step-through-title = Passa il turno
worldcup-step-through-text = Chi pesca l’ultima carta chiude la fase. I dadi possono aggiungere mezzi gol, poi passa la squadra migliore di ogni girone.
worldcup-step-through-task = Brasile e Jugoslavia sono in testa a pari punti: con quest’ultima carta, porta avanti il Brasile.
worldcup-step-through-hint = Un **Rigore** è un gol intero, a meno che il dado non sia nero. Giocalo per il Brasile contro la Jugoslavia.
worldcup-step-through-done = In semifinale, con carte nuove!
worldcup-step-through-away = Il Brasile non passa. Gli serve un gol contro la Jugoslavia, e un rigore lo è.

worldcup-step-colours-title = I colori
worldcup-step-colours-text = Una tessera gol può valere 3 per una squadra nera, rossa o blu, al massimo 2 per una verde, e 1 per una gialla o grigia.
worldcup-step-colours-task = Gioca i tuoi tre gol su una tua squadra che li prenda tutti e tre.
worldcup-step-colours-hint = Il Brasile è verde, il Perù giallo e il Messico grigio. L’Argentina è rossa: va bene una qualsiasi delle sue file.
worldcup-step-colours-done = Tre in un colpo! Le carte grandi vanno alle squadre forti, che hanno anche file più lunghe.
worldcup-step-colours-given = Valgono tutti e tre, ma per la squadra di qualcun altro. Trovane una forte fra le tue.
worldcup-step-colours-green = Una squadra verde o più debole non può avere un 3, quindi un gol va perso.
worldcup-step-colours-weak = Le squadre gialle e grigie prendono solo 1 da qualsiasi carta gol, quindi due gol vanno persi.

worldcup-step-dice-title = I dadi
worldcup-step-dice-text = A fine fase quattro dadi mostrano dei colori: ogni pallino è mezzo gol in tutte le partite di tutte le squadre di quel colore.
worldcup-step-dice-task = Il Brasile, verde, ha un attacco contro la Jugoslavia. I dadi mostrano nero, rosso, verde e blu: quanti gol ha?
worldcup-step-dice-hint = Un pallino è verde. Mezzo gol e mezzo gol…
worldcup-step-dice-done = Un gol: metà dall’attacco, metà dal pallino. I colori forti stanno su più facce dei dadi.
worldcup-step-dice-none-label = Nessuno
worldcup-step-dice-one-label = Uno
worldcup-step-dice-two-label = Due
worldcup-step-dice-none = L’attacco è mezzo gol, e il pallino verde è l’altra metà.
worldcup-step-dice-two = Un attacco e un pallino valgono mezzo gol ciascuno.

worldcup-step-cups-title = Due coppe
worldcup-step-cups-text = Nel 1930 passa la prima di ogni girone, e chi è in parità rigioca; nel 2002 passano le prime due, e possono decidere i gol.
worldcup-step-cups-task = Questo è il 2002, con 32 squadre in otto gironi. Quante passano il turno?
worldcup-step-cups-hint = Due per ognuno degli otto gironi.
worldcup-step-cups-done = Sedici! Nel 2002 ci sono anche carte per più squadre, e i rigori. Comincia con il 1930, che dura circa un’ora.
worldcup-step-cups-eight-label = Otto
worldcup-step-cups-sixteen-label = Sedici
worldcup-step-cups-thirty-label = Tutte e 32
worldcup-step-cups-eight = Otto sarebbero solo le prime. Nel 2002 passano anche le seconde.
worldcup-step-cups-thirty = Due squadre per girone tornano a casa.
