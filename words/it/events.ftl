command-event = event
command-event-about = Vedi i tornei, trova le tue partite o organizza una serata, un campionato o una coppa
button-help-events = Tornei

event-page = ### Tornei di questo server
event-page-none = ### Tornei
    Niente in programma.{ $may ->
        [yes] {""}
       *[no] {" "}Qui i tornei li organizza lo staff del server.
    }
event-page-line = **{ $name }**
    { $when } · iscrizioni: { $in }
event-page-running = **{ $name }**
    { $format ->
        [league] Quattro settimane, fine: { $until }
       *[other] { $stage } · { $in ->
            [one] 1 persona in gioco
           *[other] { $in } persone in gioco
        }
    }
event-page-stage = { $kind ->
    [groups] Gironi, giornata { $number }
    [final] La finale
    [semi] Le semifinali
    [quarter] I quarti di finale
    [tie] Eliminazione diretta, round { $number }
   *[round] Round { $number }
}
event-page-over = **{ $name }**
    { $count ->
        [0] Finito
        [one] Vince { $winner }
       *[other] Vincono { $winner }
    }
event-page-full = -# Un server può avere { $most } tornei alla volta.
button-event-new = Nuovo torneo
button-event-open = Apri
button-event-matches = Le mie partite
button-event-list = Tutti i tornei

event-form = Nuovo torneo
event-form-name = Nome
event-form-name-example = Mercoledì di coppa
event-form-format = Formula
event-form-game = Gioco
event-form-start = Inizio
event-form-start-about = { $guess ->
    [yes] Ora locale: { $zone } (credo). Puoi cambiarla in /mundialito settings.
   *[no] Ora locale: { $zone }
}
event-form-start-example = venerdì alle 20:00
event-form-repeat = Ripeti
event-format = { $format ->
    [evening] Serata
    [league] Campionato
    [cup] Coppa in diretta
   *[slowcup] Coppa senza fretta
}
event-format-about = { $format ->
    [evening] In diretta, a ogni round giocano tutti. Da 4 a 64 persone
    [league] Senza fretta, quattro settimane, tutti contro tutti. Da 4 a 64 persone
    [cup] Eliminazione diretta in una serata. Da 4 a 32 persone
   *[slowcup] Eliminazione diretta, una mossa al giorno. Da 4 a 32 persone
}
event-repeat = { $rhythm ->
    [weekly] Ogni settimana
    [monthly] Ogni mese
   *[once] Una volta
}

event-draft = ### Lo pubblico in { $place }?
event-draft-what = **{ $name }**, { $what }: { $game }
    { $when }
event-draft-rounds = { $rounds } round
event-draft-ungrouped = Eliminazione diretta dall’inizio, senza gironi
event-kind = { $format ->
    [evening] una serata in diretta
    [league] un campionato senza fretta
    [cup] una coppa in diretta
   *[slowcup] una coppa senza fretta
}
event-then = { $rhythm ->
    [weekly] Poi ogni settimana
   *[monthly] Poi ogni mese
}
button-event-post = Pubblica
button-event-change = Modifica
button-event-settings = Opzioni del gioco
button-event-grouped = Prima i gironi
button-event-ungrouped = Senza gironi
event-rounds-menu = Quanti round
event-rounds-usual = I soliti round
event-rounds-item = { $rounds } round
event-when-unread = ### *{ $typed }*: cioè quando?
    Scegli una di queste date, o premi **Modifica** e scrivi come in *{ event-form-start-example }*.
event-when-past = ### Quel momento è già passato
    Scegli un inizio nei prossimi 60 giorni.
event-when-far = ### Manca troppo tempo
    Scegli un inizio nei prossimi 60 giorni.
event-posted = **{ $name }** è pubblicato in { $place }. Vuoi giocare anche tu? Lì premi **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }**. Per avviarlo, metterlo in pausa o annullarlo, premi **{ button-event-more }**.
event-name-bad = Questo nome non va. Servono da 2 a 40 caratteri visibili.
event-game-unfit = { $format ->
    [cup] Per una coppa serve un gioco a cui si gioca anche in due.
    [league] Per un campionato serve un gioco a cui si gioca anche in due.
   *[other] Scegli un gioco per due persone, o da 3 a 6.
}
event-organisers-only = Qui solo lo staff del server può organizzare tornei.
event-servers-only = I tornei si giocano sui server. Usa questo comando lì.
event-gone = Non trovo più quel torneo. `/mundialito event` mostra quelli in programma.
event-not-now = Non si può più: il torneo è andato avanti.
event-too-many = Un server può avere { $most } tornei alla volta. Aspetta che ne finisca uno, o annullane uno.
event-twice = **{ $name }** è già pubblicato.
event-place-wrong = Qui non posso tenere un torneo. Usa **/mundialito event** in un canale testuale dove posso aprire thread.

event-signup = ### { $name }: { $game }
    { $about }
event-about = { $format ->
    [evening] Si gioca a ogni round. In diretta, circa { $hours ->
        [one] un’ora.
       *[other] { $hours } ore.
    }
    [league] In ogni divisione, tutti contro tutti, una mossa al giorno. Quattro settimane.
    [cup] Gironi da quattro, poi eliminazione diretta. In diretta, circa { $hours ->
        [one] un’ora.
       *[other] { $hours } ore.
    }
    [knockout] Eliminazione diretta. In diretta, circa { $hours ->
        [one] un’ora.
       *[other] { $hours } ore.
    }
    [slowcup] Gironi da quattro, poi eliminazione diretta. Una mossa al giorno.
   *[slowknockout] Eliminazione diretta, una mossa al giorno.
}
event-in = { $count ->
    [0] **Ancora nessuno.** Servono almeno { $least } persone.
   *[other] **{ $count } a bordo:** { $names }
}
event-signup-called = **Appello!** Premi **Ci sono** per giocare, anche senza iscrizione. { $place }
event-more-names = { $names } e altre { $count } persone
event-small = { $rhythm ->
    [weekly] { $when }, poi ogni settimana · organizza { $by }
    [monthly] { $when }, poi ogni mese · organizza { $by }
   *[once] { $when } · organizza { $by }
}
event-by-moderators = lo staff del server
event-full = I { $most } posti sono finiti.
event-put-back = Si rimanda di 15 minuti: servono almeno { $least } persone.
event-suspended = In pausa: così ha deciso chi organizza.
event-signup-running = **Si gioca:** { $place }
event-signup-over = **Finito.** { $count ->
        [0] Non vince nessuno.
        [one] Vince { $winner }.
       *[other] Vincono { $winner }.
    } { $place }
event-signup-off = **Annullato.**
button-event-join = Partecipa
button-event-leave = Esci
button-event-more = Altro…
event-joined = { $slow ->
    [yes] **Partecipi.** Le tue partite si aprono da sole { $when }.
   *[no] **Partecipi.** Faccio l’appello 15 minuti prima dell’inizio. In quel momento premi **Ci sono** per giocare.
}
event-joined-already = Partecipi già.
event-left = Non partecipi più a **{ $name }**.
event-left-running = Non partecipi più a **{ $name }**. Le tue partite lì sono finite.
event-leave-ask = Vuoi lasciare **{ $name }**? { $format ->
    [evening] Se hai una partita in corso, la perdi.
    [league] Tutte le tue partite finiscono, e non puoi tornare.
   *[cup] Esci dal torneo, e non puoi tornare.
}
event-not-in = Non partecipi a questo torneo.
event-not-your-game = Questa partita non è tua.
event-has-begun = È già cominciato: nessuno può più iscriversi.
event-is-full = I { $most } posti sono finiti.
event-must-wait = Hai saltato il tuo ultimo torneo. Puoi iscriverti di nuovo { $when }; per farlo prima, parla con { $by }.
event-removed = Non partecipi più a questo torneo: così ha deciso chi organizza. Per tornare, parla con { $by }.

event-roll = ### { $name }: appello
    Inizio: { $at } ({ $when }). Premi **{ button-event-here }** per giocare. Entra nel sorteggio solo chi risponde.
event-here = { $count ->
    [0] **Ancora nessuno.** Servono almeno { $least } persone.
   *[other] **All’appello, { $count } su { $all }:** { $names }
}
button-event-here = Ci sono
button-event-not-today = Oggi no
button-event-late = Partecipa da ora
event-here-noted = **Bene, ci sei.** La tua prima partita si apre da sola, e **La mia partita** ti ci porta.
event-here-late = { $given ->
    [half] **Giochi dal prossimo round**, con mezzo punto per questo.
    [five] **Giochi dal prossimo round**, con 5 punti per questo.
   *[no] **Giochi dal prossimo round.**
}
event-here-too-late = Metà dei round è già cominciata: per iscriversi è troppo tardi.
event-here-early = Faccio l’appello 15 minuti prima dell’inizio.
event-rested = Resti in pausa finché non premi **Rieccomi**.
event-back = Rieccoti: giochi il prossimo round.
event-back-not-needed = Partecipi già.

event-round = ### { $name } · round { $round ->
        [0] { $number }
       *[other] { $number } di { $round }
    }
event-round-league = ### { $name }
event-round-ties = ### { $name } · { $stage ->
        [final] la finale
        [semi] le semifinali
        [quarter] i quarti di finale
       *[other] eliminazione diretta, round { $number }
    }
event-round-groups = ### { $name } · gironi, giornata { $number }
event-match-up = **{ $one }** contro **{ $two }** · { $state }
event-match-up-points = **{ $one }** ({ $first }) contro **{ $two }** ({ $second }) · { $state }
event-table = Tavolo { $number }: { $names } · { $state }
event-state = { $state ->
    [waiting] apre tra poco
    [turn] turno { $turn }
    [begun] in corso
    [won] vince { $winner }
    [drawn] pareggio
    [walkover] { $winner } vince a tavolino
    [absent] non è venuto nessuno
    [void] finisce in parità
   *[vanished] non conta
}
event-round-free = { $format ->
    [cup] **{ $names }** · direttamente al prossimo round
    [groups] **{ $names }** · nessuna partita in questa giornata
    [tables] **{ $names }** · riposo in questo round: 5 punti
    [idle] **{ $names }** · nessuna partita in questo round
   *[other] **{ $names }** · riposo in questo round: 1 punto
}
event-round-count = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $over ->
    [0] nessuna finita
    [one] 1 finita
   *[other] { $over } finite
}
event-round-ends = { $ahead ->
    [ball] Fine: { $when }. Poi vince chi ha portato la palla più avanti.
   *[other] Fine: { $when }. Poi vince chi è in vantaggio.
}
event-round-next = Il prossimo round comincia { $when }.
event-round-paused = In pausa: così ha deciso chi organizza. Le partite in corso continuano.
event-replay-note = { $one } e { $two } vanno allo spareggio: la loro partita è finita in parità.
event-lots-note = Tra { $one } e { $two } decide il sorteggio: passa { $winner }.
button-event-match = La mia partita
button-event-standings = Classifica
button-event-bracket = Tabellone
button-event-groups-table = Gironi
button-event-why = Perché?
button-event-words = A parole
button-event-picture = Immagine
event-watch-menu = Guarda una partita…
event-watch-item = { $one } contro { $two }
event-match-free = { $format ->
    [cup] In questo round non giochi: passi direttamente al prossimo.
    [groups] In questa giornata non giochi.
    [tables] In questo round riposi: 5 punti.
   *[other] In questo round riposi: 1 punto.
}
event-match-none = Al momento non hai partite.
event-match-here = La tua partita contro { $names } in **{ $name }** è qui: { $place }
    { $turn ->
        [yours] Tocca a te.
       *[theirs] Per ora non tocca a te.
    }
button-event-board = contro { $name }
event-match-soon = La tua partita si apre tra poco.
event-match-over = La tua partita di questo round è finita. Quando finiscono le altre, il torneo va avanti da solo.
event-matches-none = Al momento non hai partite di tornei.
event-matches = ### Le mie partite
event-match-line = **{ $event }**: tu contro { $names } · { $place }{ $turn ->
    [yours] { " " }· **tocca a te**
   *[theirs] { "" }
}
event-matches-coming = **{ $event }** · { $when }
event-thread = { $event } · tavolo { $table }

event-result = { $how ->
    [won] { $winner } batte { $loser } ({ $stage }{ $turn ->
        [0] { "" }
       *[other] , turno { $turn }
    })
    [time] { $winner } batte { $loser } allo scadere del tempo ({ $stage })
    [clock] { $winner } batte { $loser } sull’orologio ({ $stage })
    [drawn] { $winner } e { $loser } pareggiano ({ $stage }{ $turn ->
        [0] { "" }
       *[other] , turno { $turn }
    })
   *[void] { $winner } contro { $loser } finisce senza risultato, quindi in parità ({ $stage })
}
event-result-table = { $names } ({ $stage })
event-where = { $kind ->
    [group] girone { $letter }
    [division] divisione { $number }
    [final] finale
    [semi] semifinale
    [quarter] quarto di finale
    [tie] eliminazione diretta
   *[round] round { $number }
}
event-result-board = plancia
event-walkover = ### A tavolino: vince { $winner }
    { $absent } non ha fatto la prima mossa in { $patience ->
        [one] un minuto
       *[other] { $patience } minuti
    }. Non conta per il rating.
event-walkover-slow = ### A tavolino: vince { $winner }
    { $absent } non ha fatto la prima mossa in 48 ore. Non conta per il rating.
event-walkover-left = ### A tavolino: vince { $winner }
    { $absent } ha lasciato il torneo.
event-walkover-paused = ### A tavolino: vince { $winner }
    { $absent } è in pausa.
event-nobody-came = ### Non è venuto nessuno
    { $names } non hanno fatto la prima mossa.
event-walkover-back = { $count ->
    [one] { $absent }, sei in pausa. Premi **{ button-event-back }** per giocare il prossimo round.
   *[other] { $absent }, siete in pausa. Premete **{ button-event-back }** per giocare il prossimo round.
}
button-event-back = Rieccomi
event-corrected = { $by } ha corretto un risultato ({ $stage }): { $what }.
event-corrected-won = { $winner } batte { $loser }
event-corrected-drawn = { $winner } contro { $loser }, pareggio
event-corrected-none = { $winner } contro { $loser }, nessun punto a nessuno

event-leads = { $count ->
    [one] In testa { $leader } con { $points }.
   *[other] In testa { $leader } con { $points }.
}
event-standings-text = { $leads ->
    [you] Sei in testa con { $points }.
    [shared] Sei in testa a pari merito, con { $points }.
   *[other] Sei in posizione { $place } su { $all }. { $leading }
}
event-standings-none = Non si è ancora giocato niente.

event-why = ### Perché questi abbinamenti
event-why-small = -# Le regole degli abbinamenti sono in **Altro…**.
event-why-none = Ancora nessun abbinamento.
event-why-pair = **{ $one } contro { $two }:**
event-why-meet = { $cause ->
    [lot] per sorteggio.
    [equal] stessi punti ({ $first }), prima partita tra loro.
    [nearest] { $first } e { $second } punti, la coppia più vicina che c’era.
    [division] nella divisione { $number } si gioca tutti contro tutti.
    [group] nel girone { $letter } si gioca tutti contro tutti.
    [seeds] teste di serie { $seed } e { $other }.
    [winners] così dice il tabellone.
    [replay] la loro partita è finita in parità: si va allo spareggio.
   *[only] l’unico abbinamento possibile.
}
event-why-begins = { $why ->
    [balance] Comincia { $one }: finora ha cominciato meno volte.
    [last] Comincia { $one }: l’ultima volta ha cominciato { $two }.
    [swapped] Stavolta comincia { $one }.
   *[lot] Comincia { $one }, per sorteggio.
}
event-why-table = **Tavolo { $number }** ({ $names }): { $cause ->
    [lot] per sorteggio.
    [leaders] i punti sono quasi pari.
   *[only] l’unico tavolo possibile.
}
event-why-free = **{ $name }** riposa: { $cause ->
    [lot] per sorteggio tra le ultime posizioni.
    [last] è la posizione più bassa tra chi non ha ancora riposato.
    [odd] il girone è dispari.
    [bye] in questo round non c’è nessuno contro cui giocare.
   *[only] era l’unica possibilità.
}

event-more = ### { $name }
    { $rules }
    -# { $fair }
event-rules = { $format ->
    [evening] **Chi gioca contro chi.** Chi ha gli stessi punti, o quasi, e mai due volte la stessa coppia. Chi riposa prende un punto, una volta sola. Parità alla fine? Contano prima le partite tra voi, poi i punti di chi hai battuto.
    [tables] **Chi si siede con chi.** Chi è in testa gioca con chi è in testa. Se superi tutto il tavolo, 10 punti; se superi la metà, 5.
    [league] **Quattro settimane.** In ogni divisione si gioca tutti contro tutti. La prossima volta il primo posto sale e l’ultimo scende. Due partite saltate, e sei fuori.
    [knockout] **Eliminazione diretta.** I rating migliori sono teste di serie. Dopo un pareggio c’è lo spareggio a lati invertiti, poi il sorteggio.
   *[cup] **Eliminazione diretta.** I rating migliori sono teste di serie. Dopo un pareggio c’è lo spareggio a lati invertiti, poi il sorteggio. Da otto persone in su ci sono prima i gironi, e da ognuno si passa in due.
}
event-rules-absent = { $slow ->
    [yes] **Niente prima mossa in 48 ore?** Si perde a tavolino, e non conta per il rating.
   *[no] **Niente prima mossa in 5 minuti?** Si perde a tavolino, e non conta per il rating. Resti in pausa finché non premi **Rieccomi**.
}
event-fair = Dadi onesti: ogni sorteggio viene da un segreto, sigillato prima di ogni iscrizione, e dai clic di chi partecipa. Sigillo: { $seal }
event-fair-file = Il file mostra ogni sorteggio. `python -m tournaments verify` li controlla.
button-event-file = File dei sorteggi
button-event-now = Comincia ora
button-event-next = Prossimo round ora
button-event-pause = Metti in pausa
button-event-continue = Riprendi
button-event-remove = Togli qualcuno…
button-event-correct = Correggi risultato…
button-event-off = Annulla il torneo
button-event-off-one = Solo questo
button-event-off-all = Tutta la serie
button-event-let-in = Fai entrare…
event-remove-menu = Chi vuoi togliere?
event-correct-menu = Quale partita?
event-correct-which = ### { $one } contro { $two }
    Com’è finita?
event-correct-nothing = Non c’è nessun risultato che si possa ancora correggere.
event-correct-win = Vince { $name }
event-correct-draw = Pareggio
event-correct-nobody = Nessun punto
event-corrected-done = Fatto. L’ho scritto nel thread del torneo.
event-off-ask = Vuoi annullare **{ $name }**? Le partite in corso finiscono senza risultato.
event-off-done = Torneo annullato: **{ $name }**.
event-paused-done = Torneo in pausa: **{ $name }**. Nessun round comincia finché non premi **Riprendi**.
event-continued-done = Si riprende: **{ $name }**.
event-removed-done = { $name } non partecipa più.
event-hurried-done = Si comincia entro un minuto.
event-hurried-waits = { $slow ->
    [yes] Si comincia appena ci sono { $least } iscrizioni.
   *[no] Ho fatto l’appello. Si comincia appena { $least } persone premono **Ci sono**.
}
event-let-in-menu = Chi può iscriversi subito?
event-let-in-done = { $there ->
    [yes] { $name } partecipa già.
   *[no] { $name } può iscriversi da ora.
}
event-let-in-bot = I bot non possono partecipare ai tornei.
event-moderators-only = Questo torneo lo organizza lo staff del server: può farlo solo lo staff.
event-organiser-only = Possono farlo solo { $by }, che organizza questo torneo, e lo staff del server.

event-won = ### 🏆 { $winner } vince { $name }!
event-won-shared = ### 🏆 { $name }: primo posto a pari merito per { $winner }
event-won-league = ### 🏆 { $name }: fine del campionato
event-no-winner = ### { $name }: fine del torneo
    Non vince nessuno.
event-division-won = **Divisione { $number }:** { $winner }
event-place-line = **{ $place }.** { $names }
event-end-small = { $people ->
    [one] 1 persona
   *[other] { $people } persone
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
event-end-next = Prossimo appuntamento: { $when }.
event-off-too-few = ### Annullato: { $name }
    { $slow ->
        [yes] { $here ->
            [0] Nessuna iscrizione, e ne servono { $least }.
            [one] Una sola iscrizione, e ne servono { $least }.
           *[other] Solo { $here } iscrizioni, e ne servono { $least }.
        }
       *[no] { $here ->
            [0] Non c’era nessuno, e servono { $least } persone.
            [one] C’era una persona sola, e ne servono { $least }.
           *[other] C’erano { $here } persone, e ne servono { $least }.
        }
    }
event-off-called = ### Annullato: { $name }
    Lo ha annullato { $by }.
event-off-paused = ### Annullato: { $name }
    Era in pausa da { $slow ->
        [yes] due settimane
       *[no] un giorno
    }.
event-off-lost = ### Annullato: { $name }
    Qui non posso più aprire thread.
event-off-pairing = Gli abbinamenti nuovi sono finiti, quindi il torneo si chiude qui.
event-off-unpaired = ### Annullato: { $name }
    Nessun abbinamento era possibile, quindi non è cominciato.
event-stops = E sono tre di fila: smetto di ripeterlo.
button-event-join-next = Gioca il prossimo
button-event-again = Ricomincia
event-calendar = { $game }. Partecipa qui: { $url }
event-game-line = **{ $name }**, { $stage }
event-game-deadline = Il tempo per la prima mossa di { $name } scade { $when }, poi si perde a tavolino.
event-game-claim = { $name } non è qui. { $other }, premi **Ci sono** per vincere: il tuo tempo scade { $when }.
event-game-after = { $next ->
    [league] Tutte le partite del campionato: { $place }
    [last] Guarda come finisce: { $place }
   *[round] Il prossimo round comincia da solo: { $place }
}
event-appeared = Bene, ci sei.

server-line-event-organisers = 🏅 Tornei
event-organisers = { $who ->
    [everybody] Chiunque può organizzare tornei
   *[moderators] I tornei li organizza lo staff del server
}
event-organisers-form = Tornei
event-organisers-question = Chi può organizzare tornei qui?
event-organisers-choice = { $who ->
    [everybody] Chiunque
   *[moderators] Lo staff del server
}
