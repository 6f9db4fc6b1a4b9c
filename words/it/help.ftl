help-page =
    ### Giochi da tavolo, proprio qui
    { $place ->
        [direct] **Gioca** qui contro la CPU, o con chi vuoi su un server.
       *[server] **Gioca** con chi vuoi o contro la CPU.
    }
    {""}**Impara** un gioco in due minuti.
    {""}**Ogni giorno:** due rompicapi per tutti.
    {""}**Tornei:** una serata, un campionato o una coppa.
    {""}**Altro…** sotto la plancia ha tutto il resto.
help-menu = Come faccio a…
help-kept = -# Conservo il tuo ID Discord, nomi, impostazioni e partite. Non leggo nessun messaggio.
help-manage = **Gestisci questo server.** Il menu qui sopra dice come chiudere una partita, bannare qualcuno, organizzare un torneo e limitare chi mi usa. Tutti i comandi: `/mundialito-admin`.
button-help-play = Gioca
button-help-tables = I miei tavoli
button-help-back = Indietro

# The questions, as they continue the menu's title, and their answers.
help-ask-move = fare una mossa
help-answer-move = Premi **Tocca a te** sotto la plancia, scegli un pezzo, poi che cosa fa. Finché non giochi, lo vedi solo tu.
help-ask-cards = vedere le mie carte
help-answer-cards = Arrivano con un messaggio diretto. Le mostrano anche **Mano**, al tavolo, e `/hand`. Non le vede nessun altro.
help-ask-undo = annullare, abbandonare o offrire il pareggio
help-answer-undo = Premi **Altro…** sotto la plancia. Per quello che riguarda gli altri serve il loro consenso.
help-ask-type = scrivere le mosse
help-answer-type = `/move` ti suggerisce che cosa puoi giocare mentre scrivi. In `/mundialito table` ci sono annullare, pareggio e il resto.
help-ask-words = giocare senza immagini
help-answer-words = **Altro…**, poi **Plancia a parole**. Ogni immagine ha una descrizione per i lettori di schermo.
help-ask-less = ricevere meno messaggi
help-answer-less = `/mundialito settings` spegne le menzioni, e gli inviti di chi non conosci.
help-ask-slow = giocare senza fretta
help-answer-slow = Apri un tavolo con `/mundialito play pace:slow`: si gioca quando si ha tempo. Manca qualcuno? Gli altri scelgono come continuare.
help-ask-watch = guardare o rivedere una partita
help-answer-watch = `/mundialito watch` mostra che cosa si gioca qui. Una partita finita ha **Replay** sotto la plancia.
help-ask-event = partecipare a un torneo
help-answer-event = `/mundialito event` mostra che cosa c’è in programma. Premi **Partecipa**, e **Ci sono** quando faccio l’appello. Le tue partite si aprono da sole.
help-ask-share = condividere una partita
help-answer-share = Sotto una partita finita: **Condividi**. Scegli una scheda, una clip o i momenti, poi **Pubblica**.
help-ask-ratings = vedere il rating
help-answer-ratings = `/mundialito leaderboard`, `/mundialito profile`, e `/mundialito rating` per sapere perché il tuo è cambiato.
help-ask-rules = consultare le regole
help-answer-rules = Scegli un gioco, o cerca una parola con `/mundialito rules`.
help-ask-block = bloccare qualcuno
help-answer-block = `/mundialito block`: non può più invitarti né entrare ai tuoi tavoli. Non ne saprà niente.
help-ask-data = vedere o eliminare i dati che salvi su di me
help-answer-data = `/mundialito privacy` li mostra tutti, te ne dà una copia e li elimina.
help-ask-end = chiudere una partita ferma
help-answer-end = `/mundialito-admin end` nel suo canale. Prima ti dico che cosa comporta, e chiedo conferma.
help-ask-ban = bannare qualcuno dai tavoli
help-answer-ban = `/mundialito-admin ban add`, per qualche giorno o finché non togli il ban. Chi ha un ban lascia subito i suoi tavoli qui.
help-ask-plan = organizzare un torneo o correggere un risultato
help-answer-plan = `/mundialito event`, poi **Nuovo torneo**. **Altro…** lì sotto lo avvia, lo mette in pausa, lo corregge o lo annulla. `/mundialito-admin setup` dice chi può organizzarne.
help-ask-language = cambiare la lingua qui
help-answer-language = `/mundialito-admin setup` sceglie la lingua di plance e messaggi. Le risposte private seguono la lingua di ogni persona.
help-ask-limit = limitare chi può usarti, e dove
help-answer-limit = In Discord: **Impostazioni server → Integrazioni**, poi il mio nome. Scegli ruoli e canali per ogni comando.
help-ask-posts = vedere che cosa pubblichi di tua iniziativa
help-answer-posts = Le plance con le loro menzioni, i risultati delle coppe, i tornei con i loro risultati, e un solo saluto. I rompicapi del giorno e un podio al mese solo se li attivi: `/mundialito-admin setup`.

button-privacy = Privacy
button-terms = Condizioni
