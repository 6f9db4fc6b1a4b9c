seat = posto { $number }
computer = { $level ->
    [random] CPU (casuale)
    [easy] CPU (facile)
    [normal] CPU (normale)
    [hard] CPU (difficile)
    [expert] CPU (pro)
    [only] CPU
   *[other] CPU ({ $level })
}
computer-numbered = { $level ->
    [random] CPU { $number } (casuale)
    [easy] CPU { $number } (facile)
    [normal] CPU { $number } (normale)
    [hard] CPU { $number } (difficile)
    [expert] CPU { $number } (pro)
    [only] CPU { $number }
   *[other] CPU { $number } ({ $level })
}
board-computers = { $kind ->
    [seats] { $count ->
        [one] CPU{ computer-level }: posto { $sides }
       *[other] CPU{ computer-level }: posti { $sides }
    }
   *[sides] { $count ->
        [one] CPU{ computer-level }: { $sides }
       *[other] CPU{ computer-level }: { $sides }
    }
}
lobby-computers = { $count ->
    [one] 1 CPU{ computer-level }
   *[other] { $count } CPU{ computer-level }
}
computer-level = { $level ->
    [random] { " " }(casuale)
    [easy] { " " }(facile)
    [normal] { " " }(normale)
    [hard] { " " }(difficile)
    [expert] { " " }(pro)
    [only] { "" }
   *[other] { " " }({ $level })
}
computer-for = CPU per { $name }
versus = { " " }contro{ " " }
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-read-message-history = Leggi cronologia messaggi
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file

## Prima della partita
lobby-host = { $name } (host)
lobby-best = L’ideale: da { $least } a { $most } persone.
lobby-minutes = Dura circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} { $here ->
    [one] in solitario
   *[other] in { $here }
}{ $computers ->
    [0] { "" }
    [one] , CPU compresa
   *[other] , { $computers } CPU comprese
}.
lobby-turns = Circa { $turns } turni in tutto, { $each } a testa.{ $pace ->
    [slow] { " " }Con un turno ogni tre ore, fanno circa { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }.
   *[live] { "" }
}
lobby-advice = 💡 Meglio per una partita senza fretta: { $setting }
lobby-leaving = Elimino questo thread tra un minuto, a meno che non ci abbia scritto qualcun altro.
lobby-rivals = { $count ->
    [one] Se inizi in solitario, si aggiunge 1 CPU.
   *[other] Se inizi in solitario, si aggiungono { $count } CPU.
}
lobby-proposal = 🗳️ { $name } propone: **{ $setting }**. { $asked }, d’accordo?
lobby-declined = 🗳️ { $name } non è d’accordo su questo: { $setting }. Non cambia niente.
lobby-set-back = 🗳️ Al tavolo c’è anche { $name }, quindi le impostazioni concordate si azzerano: { $settings }.
lobby-if-all-agree = { $setting } (serve l’accordo di tutti)
lobby-computer = Aggiungi o togli qualcuno…
lobby-add-computer = { $level ->
    [random] Aggiungi una CPU (gioca a caso)
    [easy] Aggiungi una CPU (facile)
    [normal] Aggiungi una CPU (normale)
    [hard] Aggiungi una CPU (difficile)
    [expert] Aggiungi una CPU (pro)
    [only] Aggiungi una CPU
   *[other] Aggiungi una CPU ({ $level })
}
lobby-send-away = Togli { $name }
lobby-remove-computer = Togli una CPU
nobody-yet = ancora nessuno
nobody-else = in solitario

## Impostazioni
term-pace = { $value ->
    [live] In diretta: si gioca adesso
   *[slow] Senza fretta: giochi quando hai tempo
}
term-order = { $value ->
    [drawn] I posti vanno a sorte
    [host] Comincia l’host
   *[joined] L’host prende il primo posto
}
term-kickoff = { $value ->
    [now] Formazioni già pronte, subito il calcio d’inizio
   *[choose] Ognuno sceglie la sua formazione
}
term-minutes = Il fischio finale arriva dopo { $value ->
    [one] { $value } minuto
   *[other] { $value } minuti
}
term-turns = Il fischio finale arriva dopo { $value ->
    [one] { $value } turno
   *[other] { $value } turni
}
term-wait-live = { $value ->
    [quick] Lancio automatico dopo 3 secondi
    [brisk] Lancio automatico dopo 5 secondi
    [short] Lancio automatico dopo 10 secondi
    [long] Lancio automatico dopo un minuto
   *[usual] Lancio automatico dopo 20 secondi
}
term-wait-slow = { $value ->
    [quick] Lancio automatico dopo 15 minuti
    [brisk] Lancio automatico dopo 30 minuti
    [short] Lancio automatico dopo un’ora
    [long] Lancio automatico dopo un giorno
   *[usual] Lancio automatico dopo 4 ore
}
term-records = { $value ->
    [round] Un messaggio per ogni turno di coppa
   *[match] Un messaggio per ogni partita
}
term-hints = { $value ->
    [yes] Suggerimenti per tutti, quindi è un’amichevole
   *[no] Niente suggerimenti tra persone
}
option-plain = { $name }: { $value ->
    [none] non impostato
   *[other] { $value }
}

option-undrawn = ⚠️ Le immagini non possono mostrare { $letters }

## Una lista da scambiare e un modulo da scrivere
swap-title = **La tua scelta ({ $count }):** { $names }
swap-hint = Scegli chi esce e chi entra.
swap-leaving = Esce **{ $name }**. Scegli chi entra.
swap-coming = Entra **{ $name }**. Scegli chi esce.
swap-done = Entra **{ $coming }**, esce **{ $leaving }**.
swap-out = Togli…
swap-in = Metti…
swap-page = Altro… ({ $page } di { $pages })

## La plancia
semicolon = ;{ " " }
board-player = **{ $name }** ({ $side })
board-computer-side = CPU ({ $side }{ $level ->
    [random] , casuale
    [easy] , facile
    [normal] , normale
    [hard] , difficile
    [expert] , pro
    [only] { "" }
   *[other] , { $level }
})
board-numbered = { $player } ({ $number })
board-turn = { $person }, tocca a te{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
board-turn-task = { $person }, tocca a te{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
board-thinking = { $player } ci pensa…
board-resigned = 🏳️ { $name } abbandona. Al suo posto: { $computer }.
board-asleep = -# 💤 { $names } non { $count ->
    [one] risponde
   *[other] rispondono
}, quindi il tavolo non aspetta. Premi un pulsante qualsiasi per tornare.
board-away = ⏳ Ho fatto una pausa di { $unit ->
    [minutes] { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
    [hours] { $count } ore
   *[days] { $count } giorni
}. Nessuno ci ha rimesso tempo.
board-offer = 🤝 { $name } offre il pareggio. { $asked }, d’accordo? Continuare a giocare vale come un no. L’offerta scade { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } rifiuta il pareggio.
    [undo] ↩️ { $asker }, { $name } non vuole annullare.
   *[round] ⏩ { $asker }, { $name } non vuole giocare tutte le partite in una volta.
}
board-undo = ↩️ { $name } vuole annullare il suo ultimo turno. { $asked }, va bene? La richiesta scade { $when }.
board-undone = ↩️ { $name } annulla { $actions }.
board-vote = 💤 { $name } non gioca da un po’. { $asked }: { $ends ->
    [yes] si aspetta, gioca la CPU o si chiude la partita?
   *[no] si aspetta o gioca la CPU?
} Il voto si chiude { $when }.
board-vote-rated = -# Rating: aspettare non cambia niente. Con la CPU la partita conta ancora per gli altri; { $name } può solo perderci punti, a meno che la CPU non giochi appena un turno o due. Chiudere la partita non cambia il rating di nessuno.
board-vote-end = { $may ->
    [yes] -# La partita si chiude solo se chi vota è d’accordo all’unanimità.
   *[no] -# Il voto per chiudere la partita si apre { $since }.
}
board-routine = -# Lancio automatico { $when }.
board-round = ⏩ { $name } vuole giocare in una volta tutte le partite di questo turno di coppa. { $asked }, va bene? Si parte { $when }, se nessuno ha niente da ridire.
pause-round = ⏳ Il prossimo turno di coppa inizia { $when }.
pause-watch = 👀 Qui nessuno è più in corsa per la coppa. Si può guardare partita per partita, o saltare alla finale. La prossima partita inizia { $when }.
pause-skip = 👀 { $names } { $count ->
    [one] vuole
   *[other] vogliono
} saltare alla finale. { $asked }, d’accordo? Allora premi anche tu **Salta alla finale**. La prossima partita inizia { $when }.
pause-finale = 🏟️ Resta solo la finale. Calcio d’inizio { $when }.
board-reminder-event = ⏰ Promemoria: tocca a te.
board-reminder = ⏰ Promemoria: tocca a te. { $next ->
    [vote] { $others ->
        [one] L’altra persona può decidere { $when } come andare avanti.
       *[other] Il voto su come andare avanti si apre { $when }.
    }
    [voting] { $others ->
        [one] L’altra persona sta decidendo come andare avanti. Il suo tempo scade { $when }.
       *[other] Gli altri stanno votando su come andare avanti. Il voto si chiude { $when }.
    }
   *[closing] Senza una mossa, la partita si chiude { $when }.
}
board-whistle = -# ⏱️ Fischio finale { $when } · turno { $turn }
board-whistle-turns = -# ⏱️ Turno { $turn } di { $turns }, poi il fischio finale
board-whistle-due = -# ⏱️ Tempo scaduto: il fischio arriva appena le regole lo permettono.
board-slow = -# ⏳ Senza una mossa: { $steps }.
board-slow-reminder = promemoria { $when }
board-slow-vote = voto { $when }
board-slow-closing = la partita si chiude { $when }
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = Estrazioni sigillate prima dell’inizio
sealed-seats = Posti sigillati prima dell’inizio
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] Qualcuno abbandona
       *[other] { $name } abbandona
    }
    [agreed] Pareggio concordato
    [moderator] Chiusa dalla moderazione
    [voted] Chiusa con un voto
    [forfeit] { $name ->
        [none] Mancava qualcuno
       *[other] { $name } lascia la partita
    }
    [time] Tempo scaduto
    [idle] Chiusa dopo due settimane senza mosse
   *[other] Finita in anticipo
}
story-plain = Poco fa: { $event }
story-since = **Dal tuo ultimo turno**
story-deed = { $name }: { $events }

## Il rompicapo del giorno
daily-sealed =
    🔒 Il rompicapo del giorno { $number } ha gli stessi dadi per tutti. Restano sigillati fino al prossimo rompicapo, che arriva { $when }. Poi **/mundialito table action:verifica** verifica ogni dado del tavolo `{ $table }`. Questo è il suo sigillo, fin dall’inizio:
    `{ $commitment }`
daily-file-sealed = Il file della partita contiene i dadi del rompicapo, e c’è chi ci sta ancora giocando. Potrai scaricarlo { $when }.

## Pulsanti
button-agree = D’accordo
button-disagree = Non d’accordo
button-swap = Scambia…
button-write-again = Riprova…
button-join = Partecipa
button-start = Inizia
button-fill = { $count ->
    [one] Aggiungi una CPU
   *[other] Aggiungi { $count } CPU
}
button-play = Gioca…
button-open = Apri un tavolo
button-leave = Esci
button-cancel = Chiudi
button-panel = Tocca a te
button-more = Altro…
button-routine = Continua
button-seat = Il mio posto
button-round = Gioca tutte le partite
button-next = Prossima partita
button-finale = Gioca la finale
button-skip = Salta alla finale
button-round-yes = Si parte
button-round-no = Non adesso
button-text = Plancia a parole
button-side = Dal mio lato
button-undo = Annulla la mossa
button-draw = Offri il pareggio…
button-draw-yes = Sì, offri pareggio
button-draw-accept = Accetta il pareggio…
button-draw-decline = Rifiuta il pareggio
button-draw-agree = Sì, accetta
button-undo-accept = Permetti
button-undo-decline = Non permettere
button-hand-over = Fai giocare la CPU
button-return = Riprendi il posto
button-resign = Abbandona…
button-resign-yes = Sì, abbandona
button-play-on = Continua a giocare
button-no = Annulla
button-vote-wait = Aspetta
button-vote-computer = Gioca la CPU
button-vote-end = Chiudi la partita
button-replay = Replay
button-file = File della partita
button-jump = Vai alla plancia

## I tuoi comandi
panel-turn = { $side ->
    [none] Tocca a te.
   *[other] Tocca a te, { $side }.
}
panel-waiting = Aspettiamo { $awaited }.
panel-planned = Appena può, il tavolo gioca per te: { $actions }.
panel-watching = 👀 Stai guardando. { $count ->
    [0] La partita riprende tra un attimo.
   *[other] Aspettiamo { $awaited }.
}
panel-routine = Tocca a te lanciare.
routines-menu = Lancio automatico
routines = { $way ->
    [own] Lancio automatico: no
    [deciding] Lancio automatico: sì, tranne i lanci decisivi
   *[always] Lancio automatico: sì
}
reserve-menu = Chiedi sempre per…
panel-back = Rieccoti! Mentre non c’eri, il tavolo ha giocato per te.
panel-missed = 💤 { $others ->
    [one] L’altra persona pensa che tu non ci sia più e sta decidendo che cosa fare.
   *[other] Gli altri pensano che tu non ci sia più e stanno votando che cosa fare.
} Fai una mossa per continuare.
panel-handed-over = Al tuo posto gioca la CPU. Puoi riprenderlo quando vuoi.
more-title = **{ $game }**, tavolo `{ $table }`

## Domande, fatte una volta
ask-draw = **Offri il pareggio?** Si gioca finché tutti non accettano. La tua offerta scade alla mossa di chi gioca contro di te.
ask-draw-accept = **Accetti il pareggio?** La partita finisce subito, e non vince nessuno.
ask-resign = { $then ->
    [ends] ⚠️ **Vuoi davvero abbandonare?** La partita finisce subito. Non si torna indietro.
    [wins] ⚠️ **Vuoi davvero abbandonare?** Chi gioca contro di te vince subito. Non si torna indietro.
   *[other] ⚠️ **Vuoi davvero abbandonare?** La CPU gioca al tuo posto fino alla fine. Non si torna indietro.
}

## Fatto
done-started = La partita è iniziata.
done-in-thread = La trovi in { $place }.
done-leaving = Tavolo chiuso. { lobby-leaving }
done-undone = Mossa annullata.
done-undo-asked = Richiesta inviata. La mossa si annulla quando tutti quelli a cui l’ho chiesto accettano.
done-offered = Pareggio offerto.
done-agreed = Accordo trovato: la partita finisce in pareggio.
done-resigned = Hai abbandonato.
done-left = Hai lasciato il tavolo `{ $table }`.
done-nothing = Non è cambiato niente. La partita continua.
done-handed-over = { $left ->
    [0] Non resta nessun altro, quindi la partita la finisce la CPU.
   *[other] La CPU gioca per te finché non riprendi il tuo posto.
}
done-rematch-asked = Rivincita chiesta. Inizia quando tutti accettano.
done-rematch = { $moved ->
    [alone] È iniziata una nuova partita.
    [no] La rivincita è iniziata.
   *[yes] La rivincita è iniziata, a lati invertiti.
}
download-game = Tutta la partita in un file. `python -m rules verify FILE` verifica ogni estrazione e ogni mossa del tavolo `{ $table }`.
## Verificare che niente sia truccato
verify-nothing = Qui non c’è nessuna partita in corso, e nessuna è finita. Per verificare una partita giocata altrove, scegli il suo `table`.
verify-running =
    🔒 Al tavolo `{ $table }` ogni estrazione viene da un numero segreto, sigillato prima dell’inizio:
    `{ $commitment }`
    Mescolato a quel numero da allora, perché nessuno decida per conto suo: { $joined ->
        [none] niente
       *[other] gli ID dei clic con cui le persone hanno preso posto, { $joined }
    }
    Svelo il segreto a partita finita. Allora **/mundialito table action:verifica** verifica che corrisponda al sigillo, e che ogni dado e ogni carta vengano da lì.
verify-fits =
    ✅ **Verificato: non è cambiato niente.** Tavolo `{ $table }`: { $drawn ->
        [0] in questa partita non ci sono estrazioni; { $actions ->
            [one] la sua unica azione corrisponde
           *[other] tutte le { $actions } azioni corrispondono
        } al registro sigillato.
       *[other] { $drawn ->
            [one] l’unica estrazione
           *[other] tutte le { $drawn } estrazioni
        } e { $actions ->
            [one] un’azione
           *[other] { $actions } azioni
        } corrispondono al registro sigillato.
    }
    -# Sigillo: `{ $commitment }`
    -# Segreto: `{ $secret }`
    -# Mescolato: { $joined ->
        [none] niente
       *[other] { $players ->
            [one] il clic di una persona
           *[other] i clic di { $players } persone
        }, { $joined }
    }
    -# Per verificare senza di me, scarica il file della partita ed esegui `python -m rules verify FILE`. Il sigillo è lo SHA-256 di `mundialito:{ $table }:` seguito dal segreto.
verify-differs =
    ❌ **Qui qualcosa non torna.** { $trouble }
    -# Tavolo `{ $table }` · sigillo `{ $commitment }` · segreto `{ $secret }` · mescolato: { $joined } · estrazioni: { $drawn } · azioni: { $actions }

games-title = **I tuoi tavoli**
games-none = Non sei a nessun tavolo. Aprine uno con **/mundialito play**.
games-line = { $state ->
    [mine] - ▶ **Tocca a te** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - In attesa di altri · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Da iniziare · { $game } · { $who } · { $link } · `{ $table }`
}
games-hidden = - Nascosto · { $game } · `{ $table }` · Non vedi il suo canale. **/mundialito table action:abbandona** lascia il tuo posto.
games-puzzle = **/mundialito table table:{ $table }**

## Tavoli che non possono continuare
aside = 🗄️ { $reason ->
    [version] Il tavolo `{ $table }` non può continuare: le regole di questo gioco sono cambiate da quando è iniziato. Le mosse fatte restano salvate.
    [game] Il tavolo `{ $table }` non può continuare: questo bot non ha più il suo gioco. Le mosse fatte restano salvate.
   *[unreadable] Il tavolo `{ $table }` non può continuare: non riesco a leggere la partita salvata. Quello che è salvato resta per chi gestisce questo bot.
} Il risultato non conta. Per aprire qui un nuovo tavolo, usa **/mundialito play**.
aside-players = -# Al tavolo: { $names }
refusal-aside-version = Quel tavolo non può continuare: le regole del suo gioco sono cambiate da quando è iniziato. Aprine uno nuovo con **/mundialito play**.
refusal-aside-game = Quel tavolo non può continuare: questo bot non ha più il suo gioco. Scegline un altro con **/mundialito play**.
refusal-aside-removed = Quella partita è in pausa perché il suo server mi ha tolto. Riprende quando mi invitano di nuovo.
refusal-aside-unreadable = Quel tavolo non può continuare: non riesco a leggere la partita salvata. Quello che è salvato resta per chi gestisce questo bot. Apri un nuovo tavolo con **/mundialito play**.
refusal-over-version = Non posso mostrare quella partita: le sue regole sono cambiate da allora. Il risultato resta valido.
refusal-over-game = Non posso mostrare quella partita: questo bot non ha più quel gioco. Il risultato resta valido.
refusal-over-unreadable = Quella partita è finita, e non riesco più a leggerne le mosse.
board-clocks = -# ⏱️ { $clocks }
board-clock-runs = { $name }: il tempo scade { $when }
board-clock-left = { $name }: restano { $left }
clock-left = { $unit ->
    [days] { $big } g { $small } h
    [hours] { $big } h { $small } min
   *[minutes] { $big } min { $small } s
}
term-control = { $value ->
    [steady] Orologio tranquillo: 3 giorni, più 36 ore per turno
    [brisk] Orologio svelto: 1 giorno, più 12 ore per turno
    [timed] Orologio per due: 10 minuti, più 20 secondi per turno
   *[none] Senza orologio
}

tables-elsewhere = Su questo server i tavoli si aprono in { $places }.
button-open-there = Aprilo là

replay-player = Posto { $number }

person-erased = una persona andata via

doctor-state = { $state ->
    [lobby] aperto
    [set_aside] da parte
   *[running] in corso
}

share-part-moment = { $number ->
    [0] Preparazione
   *[other] { $game ->
        [dicecup] Partita { $number }
       *[other] Turno { $number }
    }
}
share-moment-of = { $moment } · { $name }
