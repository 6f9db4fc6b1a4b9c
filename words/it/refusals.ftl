refusal-unknown-game = Non c’è nessun gioco che si chiama { $game }. Scegline uno dalla lista.
refusal-no-table = Quel tavolo non c’è più, o non vedi il suo canale. Aprine uno nuovo con **/mundialito play**.
refusal-not-started = La partita non è ancora iniziata.
refusal-running = La partita è già iniziata.
refusal-ended = Questa partita è finita.
refusal-closed = { $why ->
    [withdrawn] La sfida è stata ritirata.
   *[closed] Questo tavolo è stato chiuso prima della partita.
}
refusal-stale = Nel frattempo la plancia è cambiata. Guardala di nuovo.
refusal-game-over = Questa partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-others-turn = Non tocca a te. Aspetto <@{ $person }>.
refusal-computers-turn = Non tocca a te. La CPU ci sta pensando.
refusal-not-now = Ora non puoi farlo.
refusal-chance-awaited = Dadi o carte sono in arrivo. Riprova tra un attimo.
refusal-not-at-table = Non sei a questo tavolo.
refusal-already-joined = Sei già a questo tavolo.
refusal-lobby-full = Tutti i posti sono presi. Puoi aprire un altro tavolo: **/mundialito play**.
refusal-invitation-only = Gli ultimi posti sono per chi ha un invito. Puoi aprire un altro tavolo: **/mundialito play**.
refusal-not-in-lobby = Non sei a questo tavolo. Premi prima **Partecipa**.
refusal-host-only = Può farlo solo l’host, <@{ $host }>.
refusal-host-starts = Per ora può farlo solo l’host, <@{ $host }>. Tutto il tavolo potrà farlo <t:{ $since }:R>.
refusal-joined-often = Troppi viavai: non puoi più entrare a questo tavolo. Cercane un altro, o apri il tuo: **/mundialito play**.
refusal-sent-away = L’host ti ha tolto il posto, quindi a questo tavolo non puoi più entrare.
refusal-not-here = Quella persona non è a questo tavolo.
refusal-arranged-often = Questo tavolo ha avuto troppe modifiche. Inizia la partita, o apri un nuovo tavolo.
refusal-no-computer = A questo tavolo non c’è nessuna CPU.
refusal-too-few = Per questo gioco bisogna essere { $exactly ->
    [yes] { "" }
   *[no] almeno{ " " }
}in { $least ->
    [one] { $least }
   *[other] { $least }
}, e { $here ->
    [0] qui non c’è ancora nessuno
    [one] qui c’è solo 1 persona
   *[other] qui siete solo in { $here }
}.
refusal-too-many-invited = Questo gioco { $most ->
    [0] non ha posto per nessun altro
    [one] ha posto per 1 altra persona
   *[other] ha posto per altre { $most } persone
}.
refusal-options-forbid = Così la partita non può iniziare. { $why }
refusal-undo-pending = Qualcuno ha già chiesto di annullare. Prima rispondi a quella richiesta.
refusal-undo-nothing = Non hai niente da annullare.
refusal-undo-chance = Questo non puoi annullarlo: da allora sono usciti dadi o carte.
refusal-undo-hidden = Questo non puoi annullarlo: da allora qualcuno può aver visto una carta.
refusal-undo-gone = Nessuno chiede più di annullare.
refusal-undo-often = Questo l’hai annullato troppe volte. Continua da qui.
refusal-asked-often = In questa partita l’hai chiesto troppe volte.
refusal-not-asked = { $others ->
    [0] Può rispondere solo <@{ $person }>.
    [one] Possono rispondere solo <@{ $person }> e un’altra persona.
   *[other] Possono rispondere solo <@{ $person }> e altre { $others } persone.
}
refusal-proposal-pending = Gli altri non hanno ancora risposto alla tua ultima proposta. Aspetta, o ritirala con **Non d’accordo**.
refusal-proposal-open = La proposta dell’host è ancora aperta. Prima rispondi, o aspetta che rispondano tutti.
refusal-option-idle = Con queste impostazioni { $option } non fa differenza, quindi non è cambiato niente.
refusal-nothing-to-fill = Siete già abbastanza. Puoi ancora aggiungere le CPU una per una.
refusal-proposal-gone = Quella proposta non c’è più.
swap-gone = Qui non c’è più niente da scambiare.
refusal-draw-pending = Il pareggio è già stato offerto.
refusal-draw-nobody = Non c’è nessuno a cui chiedere: la CPU non accetta il pareggio.
refusal-draw-gone = Quell’offerta di pareggio non c’è più.
refusal-vote-gone = Quel voto è chiuso.
refusal-vote-choice = Non è una delle scelte.
refusal-vote-early = Il voto per chiudere la partita si apre <t:{ $since }:R>. Fino ad allora, aspetta o fai giocare la CPU.
vote-shut-out = Ora non puoi votare per chiudere la partita: { $name } non vede questo canale, e la partita potrebbe contare. Aspetta o fai giocare la CPU. Lo staff del server può far rientrare { $name }.
vote-no-end = Decidi tu chi vede questo canale, quindi non puoi votare per chiudere una partita che potrebbe contare: nessuno se la cava nascondendola a qualcuno. Aspetta { $name }, fai giocare la CPU o abbandona.
vote-let-in = { $name } non vede questo canale, e chi lo vede lo decidi tu. Fai rientrare { $name }, o aspetta.
refusal-no-draws = In questo gioco non c’è il pareggio concordato.
refusal-no-routines = In questo gioco ogni mossa è una decisione, quindi il tavolo non ne gioca nessuna per te.
refusal-routines-choice = Non è una delle scelte.
refusal-reserve-choice = Puoi scegliere solo le tue squadre.
refusal-round-out = La tua coppa è finita, quindi sono gli altri a decidere come si va avanti.
refusal-round-pending = L’ha già chiesto qualcuno.
refusal-round-gone = È già deciso.
refusal-seat-handed-over = Al tuo posto gioca la CPU. Prima riprendilo.
refusal-seat-not-handed-over = Al tuo posto giochi già tu.
refusal-puzzle-alone = Questo tentativo conta, quindi la CPU non può giocarlo per te.
refusal-event-alone = In un torneo ognuno gioca per sé.
refusal-rematch-made = La rivincita è già iniziata: tavolo `{ $table }`.
refusal-rematch-without = Qualcuno ha lasciato questo tavolo per sempre, quindi la rivincita non si può fare. Apri un nuovo tavolo: **/mundialito play**.
refusal-rematch-asked = Hai già chiesto la rivincita. Gli altri non hanno ancora risposto.
refusal-seats = { $least ->
    [1] { $most ->
        [1] Questo gioco è per una persona sola.
       *[other] Questo gioco è per 1-{ $most } persone.
    }
   *[other] { $most ->
        [2] Questo gioco è per due persone.
       *[other] Questo gioco è per { $least }-{ $most } persone.
    }
}
show-too-soon = Hai appena mostrato qualcosa qui. Riprova tra un minuto.
refusal-option-unknown = Questo gioco non ha l’opzione { $option }. Controlla come è scritta, o toglila.
refusal-option-value = { $option } non può valere { $value }. Scegli un altro valore.

## Attorno al tavolo
no-table-here = Qui non c’è nessuna partita. Iniziane una con **/mundialito play**, o trova le tue con **/mundialito games**.
which-table = Sei a più tavoli. Di’ quale; **/mundialito games** elenca i loro nomi.
refusal-table-action = Non conosco quell’azione. Ora puoi: { $actions }.
unknown-level = Quel livello non c’è. Scegli uno di questi: { $levels }.
opponent-yourself = Non puoi mandarti un invito. Non indicare nessuno, o gioca contro la CPU.
opponent-elsewhere = Quella persona non è su questo server. Scegli qualcuno che c’è.
opponent-refuses = Ora non puoi invitare { $name }. Invita qualcun altro, o lascia il posto libero.
opponent-blocked = Hai bloccato { $name }. Prima togli il blocco: **/mundialito settings**.
join-refused = Non puoi entrare a questo tavolo. Cercane un altro, o apri il tuo: **/mundialito play**.
block-yourself = Non puoi bloccarti.
block-bot = I bot non invitano nessuno, quindi non c’è niente da bloccare.
block-full = Puoi bloccare { $limit } persone. Prima sblocca qualcuno: **/mundialito settings**.
opponent-bot = Quel bot non sa giocare. Invita una persona, o scegli un livello della CPU.
alone-in-dm = Nei messaggi diretti puoi giocare contro la CPU: scegli un livello. Per giocare con altre persone, apri un tavolo su un server.
moderators-only = Può farlo solo la moderazione (chi ha il permesso **Gestisci messaggi**).
moderators-only-server = Moderi questo canale, ma questo può farlo solo chi modera tutto il server: chi ha un ruolo con **Gestisci messaggi**.
download-not-yet = Puoi scaricare il file della partita quando è finita.
replay-nothing = Qui non si è ancora giocato, e non hai finito nessuna partita. Per rivedere una partita da un file, allegalo come `file`.
replay-no-moment = Questa partita non ha quel momento.
replay-not-yours = Da quel lato non puoi guardare. A partita finita si vedono tutte le mani.
replay-file-gone = Non riesco più a leggere il file della partita. Allegalo di nuovo: `/mundialito replay`, opzione `file`.
replay-file-large = Quel file è troppo grande per essere una partita: al massimo { $size } kB.
replay-file-long = Quella partita è troppo lunga da rivedere.
replay-file-unreadable = Non è il file di una partita. Allega quello che ti ha dato **File della partita** sotto una partita finita.
replay-file-wrong = Non posso mostrare questo file: { $trouble }
outdated-command = Quel comando non è aggiornato. Riavvia Discord, o riprova tra qualche minuto.
press-outdated = Quel pulsante non è aggiornato. **/mundialito table** mostra il tavolo com’è adesso.
press-elsewhere = Quel tavolo è su un altro server. Gioca là.
press-left-server = Non sei più sul server di questo tavolo, quindi da qui non puoi giocarci.
table-hidden = Non vedi più il canale del tavolo `{ $table }`, quindi il tavolo per te è chiuso. { $seated ->
    [yes] Chiedi allo staff del server di farti rientrare, o lascia il tuo posto con **/mundialito table action:abbandona**.
   *[no] { "" }
}
channel-hidden = Non vedi più questo canale, quindi qui per te non funziona più niente. Se è un errore, parlane con lo staff del server.
place-permissions = Non posso pubblicare una plancia in { $place }. Chiedi allo staff del server di darmi { $names }.
place-permissions-yours = Non puoi aprire un tavolo in { $place }: lì ti serve { $names }. Prova un altro canale.
place-no-thread-here = A questo tavolo serve un thread suo, e qui non posso crearlo. Prova un altro canale.
place-thread-forbidden = A questo tavolo serve un thread suo, e qui non posso crearlo. Chiedi allo staff del server di darmi **Crea thread pubblici**.
place-threads-full = A questo tavolo serve un thread suo, ma questo server ha già tutti i thread aperti che Discord permette. Chiudine qualcuno, o prova un canale senza tavoli in corso.
place-no-pictures = Qui non posso allegare immagini, quindi le plance arrivano a parole. Chiedi allo staff del server di darmi **Allega file**.

## Intoppi
trouble-too-many-person = { $limit ->
    [one] { $person } è già a un tavolo. Prima bisogna finire quella partita.
   *[other] { $person } è già a { $limit } tavoli. Prima bisogna finire una di quelle partite.
}
trouble-too-many-server = { $limit ->
    [one] Questo server ha già un tavolo. Prima bisogna finire quella partita.
   *[other] Questo server ha già { $limit } tavoli. Prima bisogna finire una di quelle partite.
}
trouble-too-many-hour = { $limit ->
    [one] Puoi aprire 1 tavolo all’ora. Riprova più tardi, o entra a un tavolo aperto.
   *[other] Puoi aprire { $limit } tavoli all’ora. Riprova più tardi, o entra a un tavolo aperto.
}
trouble-direct-taken = Hai già una partita in corso nei nostri messaggi diretti. Prima finiscila, o gioca su un server. **/mundialito games** ti ci porta.
trouble-spent = Mi hai chiesto molto in poco tempo: clip, analisi, replay e suggerimenti richiedono lavoro, e li vogliono anche gli altri. Puoi chiederne ancora { $when }. Giocare puoi sempre.
trouble-given-up = Questa volta non ce l’ho fatta, ma non si è perso niente. Riprova tra un minuto.
trouble-place-taken = Qui c’è già una partita in corso. Apri la tua in un altro canale o in un nuovo thread.
trouble-archive = Non ho potuto salvare, quindi non è cambiato niente. Riprova tra un attimo. Chi gestisce questo bot lo sa già.
trouble-unconfirmed = Ho perso il mio database mentre salvavo: forse ha funzionato, forse no. Guarda il tavolo prima di riprovare. Chi gestisce questo bot lo sa già.
trouble-forbidden = Qui Discord non me lo permette. Chiedi allo staff del server di controllare i miei permessi.
trouble-discord = Discord ha rifiutato. Non si è perso niente: riprova.
trouble-answer = Discord ha rifiutato la mia risposta. La tua mossa è salvata, e la plancia la mostra.
trouble-ours = Qualcosa non ha funzionato da parte nostra, e non è cambiato niente. Se succede di nuovo, segnalalo con questo numero: { $number }.
banned = Hai un ban: non puoi giocare { $where ->
    [there] sul server di quel tavolo
   *[here] su questo server
}.{ $until ->
    [none] {""}
   *[other] {" "}Fine del ban: { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: “{ $reason }”.
} Lo staff del server può togliere il ban. **/mundialito settings**, **block** e **privacy** funzionano ancora.
banned-everywhere = Hai un ban: non puoi giocare con me.{ $until ->
    [none] {""}
   *[other] {" "}Fine del ban: { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: “{ $reason }”.
} **/mundialito settings**, **block** e **privacy** funzionano ancora.
opponent-banned = { $name } ha un ban e qui non può giocare. Invita qualcun altro, o lascia il posto libero.
refusal-control-pace = L’orologio tranquillo e quello svelto sono per le partite senza fretta, 10 minuti + 20 secondi per quelle in diretta.
refusal-control-two = 10 minuti + 20 secondi è un orologio per due persone esatte. Scegli un altro ritmo, o giocate in due.

follow-refused = Non puoi seguire questa partita, perché qualcuno che la gioca ti ha bloccato l’accesso.
menu-no-table = Questo messaggio non mostra un tavolo. Usa il comando su una delle mie plance.
