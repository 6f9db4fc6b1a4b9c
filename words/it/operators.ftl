command-doctor = doctor
command-doctor-about = Vedi che cosa aspetta un tavolo, e sistema ciò che non va
option-doctor-table = Un tavolo di questo server; se lo lasci vuoto, quello di qui, o tutti

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = È un tavolo aperto, in attesa di persone. Ultima attività: { $when }.
doctor-over = La partita è finita { $when }.
doctor-waits = ⏳ In attesa di { $names }. Il turno è cominciato { $when }.
doctor-thinks = 💭 Sta pensando: { $names }. Il turno è cominciato { $when }.
doctor-vote = 🗳️ { $others ->
    [one] L’altra persona sta decidendo
   *[other] Il resto del tavolo sta votando
} che cosa fare con { $name }. Il voto è cominciato { $when }.
doctor-nobody = Non tocca a nessuno. L’ultimo turno è finito { $when }.
doctor-next = Poi, { $when }: { $kind ->
    [lobby] il tavolo aperto chiude.
    [remind] parte un promemoria.
    [away] il resto del tavolo decide che cosa fare.
    [vote] si contano i voti.
    [idle] si chiude la partita dimenticata.
    [clock] il fischio finale.
    [routine] il tavolo gioca per chi è di turno.
    [round] si gioca tutto il turno di coppa.
    [pause] comincia la prossima partita.
    [lapse] scade una richiesta senza risposta.
    [hold] finisce un’assenza.
   *[other] altro ({ $kind }).
}
doctor-board = [La plancia]({ $link }) è aggiornata.
doctor-well = ✅ Questo tavolo è a posto.
doctor-repaired = 🔧 { $fault ->
    [timers] Mancavano dei timer. Li ho ripristinati.
    [computer] La CPU non aveva cominciato a pensare. Ora sta pensando.
    [board] La plancia non c’era più. L’ho pubblicata di nuovo.
    [old-board] La plancia non era aggiornata. L’ho aggiornata.
    [hands] Mancava una mano. L’ho inviata di nuovo.
    [parcels] Mancava un aggiornamento. L’ho pubblicato.
    [channel] Il canale è tornato.
    [aside] Il tavolo si legge di nuovo, e la partita continua.
   *[other] Leggo di nuovo il canale.
}
doctor-fault = ⚠️ { $fault ->
    [timers] Mancano dei timer, e non riesco a ripristinarli. Riprova tra un momento.
    [computer] La CPU non sta ancora pensando. Glielo chiedo di nuovo tra poco.
    [board] La plancia non c’è più, e non riesco ancora a pubblicarla di nuovo.
    [old-board] La plancia non è aggiornata, e non riesco ancora ad aggiornarla.
    [hands] Manca una mano, e non riesco ancora a inviarla. La mostra anche **Mano** sulla plancia.
    [channel] Il canale non c’è più. Chiunque giochi al tavolo può spostarlo in un altro canale: lì usa **/mundialito table** con il nome del tavolo.
   *[other] Non riesco a leggere il canale. Lì mi servono **Visualizza canale** e **Leggi cronologia messaggi**.
}
doctor-parcels = 📮 { $count ->
    [one] Un aggiornamento non è ancora pubblicato. È di { $when }.
   *[other] { $count } aggiornamenti non sono ancora pubblicati. Il più vecchio è di { $when }.
}
doctor-error = { $attempts ->
    [one] Un tentativo
   *[other] { $attempts } tentativi
}. L’ultimo problema: { $code ->
    [50013] lì mi manca un permesso.
    [50001] non vedo il canale.
    [10003] il canale non c’è più.
    [50007] questa persona non accetta messaggi diretti.
    [50278] questa persona non accetta messaggi diretti.
    [50083] il thread è archiviato.
    [160005] il thread è bloccato.
   *[other] `{ $error }`.
} Prossimo tentativo: { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] Messo da parte { $when }: le regole di questo gioco sono cambiate da quando il tavolo è cominciato.
    [game] Messo da parte { $when }: questo bot non ha più il gioco del tavolo.
    [removed] Messo in pausa { $when }: questo server ha rimosso il bot.
   *[unreadable] Messo da parte { $when }: la partita salvata non si legge.
} Il suo canale è libero per un altro tavolo. Tutto ciò che è salvato resta per chi gestisce il bot.
doctor-server = ### Tavoli di questo server: { $running } in corso, { $lobbies } aperti, { $aside } da parte
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] iscrizioni aperte
    [unreadable] non si legge
   *[running] in corso
}{ $waiting ->
    [0] { "" }
    [one] { " " }· 1 messaggio non ancora pubblicato
   *[other] { " " }· { $waiting } messaggi non ancora pubblicati
}
doctor-house = -# Su tutti i server: { $running } in corso, { $lobbies } { $lobbies ->
    [one] aperto
   *[other] aperti
}, { $aside } da parte. Aggiornamenti da pubblicare: { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , il più vecchio previsto { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } con tre tentativi o più
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Prossimo timer: { $timer }.
}

## For operators
command-status = status
command-status-about = Per chi gestisce questo bot: vedi come sta
owners-only = Solo per chi gestisce questo bot. Per i tavoli di questo server usa **/mundialito-admin doctor**.
status-title = ### Mundialito { $version }{ $clusters ->
    [one] {""}
   *[other] , cluster { $cluster } (uno di { $clusters })
}, avvio { $since }
status-discord = Discord: { $servers } server, { $people ->
    [one] una persona
   *[other] { $people } persone
} ai tavoli{ $clusters ->
    [one] {""}
   *[other] {" "}di tutti i cluster
}, latenza { $latency } ms{ $shards ->
    [0] {""}
    [one] {""}
   *[other] , { $up } shard su { $shards } in linea
}
status-timers = Timer: { $timers }{ $overdue ->
    [0] , nessuno in ritardo
   *[other] , ⚠️ { $overdue } in ritardo
}
status-sweep = Ultimo giro completo: { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} fa{ $restarts ->
    [0] .
   *[other] ; ⚠️ { $restarts ->
        [one] un riavvio
       *[other] { $restarts } riavvii
    }.
}
status-thinking = CPU al tavolo: { $waiting ->
    [0] niente in attesa
    [one] una mossa in attesa
   *[other] { $waiting } mosse in attesa
}{ $weaker ->
    [0] .
   *[other] {"."} ⚠️ Negli ultimi dieci minuti, { $weaker ->
        [one] una mossa
       *[other] { $weaker } mosse
    } di un livello più debole, perché la macchina aveva troppo da fare. L’attesa più lunga: { $longest ->
        [0] meno di un secondo
        [one] un secondo
       *[other] { $longest } secondi
    }. Aumenta **COMPUTER_WORKERS** se la macchina ha processori liberi.
}
status-process = Event loop: al massimo { $lag } ms di ritardo negli ultimi due minuti. Memoria: { $memory } MiB
status-backup = Backup: { $state ->
    [off] disattivato. Per attivarlo, imposta `BACKUPS` su una cartella.
    [failed] ⚠️ l’ultimo non è riuscito; guarda il log. Ultimo backup buono: { $when }.
    [failing] ⚠️ l’ultimo non è riuscito; guarda il log. Non c’è ancora un backup buono.
    [none] ancora nessuno.
   *[made] fatto e controllato { $when }.
}
status-errors = { $count ->
    [0] Nessun errore dall’avvio.
    [one] ⚠️ Un errore dall’avvio:
   *[other] ⚠️ { $count } errori dall’avvio. I più recenti:
}
status-error = -# { $when } `{ $place }`: { $event }
