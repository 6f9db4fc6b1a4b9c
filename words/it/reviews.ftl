button-review = Analisi
review-title = ### Analisi: { $game } · `{ $table }`
review-percent = { $percent }%

## The first page. $name is a player, none for all of them.

review-none-lost = { $name } ha giocato bene: nessuna delle scelte che ho guardato è costata { $least } punti o più.
review-lost = { $name } ha perso { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in { $count ->
    [one] un turno
   *[other] { $count } turni
}.
review-looked = Ho guardato { $looked } { $choices ->
    [one] scelta su { $choices }
   *[other] scelte su { $choices }
}.
review-nothing-chosen = In questa partita nessuno aveva niente da scegliere.
review-luck = { $points ->
    [0] La fortuna non ha dato né tolto niente.
   *[other] { $side ->
        [good] La fortuna ha dato { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[bad] La sfortuna è costata { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
}
review-luck-some = Eventi casuali contati: { $rolls } su { $all }.
review-moments = **Dove si è perso di più**
review-turning-point = **La svolta:** turno { $turn }, { $name } { $before } → { $after }
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Turno { $turn }, { $name }
}: { $played } · −{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}
review-note = -# Un punto è un centesimo di partita. La CPU stima queste probabilità e può sbagliare. Giudica ogni scelta da quello che si poteva vedere da quel posto.
review-curve-title = Probabilità di vincere
review-curve-turn = Turno
review-curve-event = Evento
review-alt = { $lines ->
    [one] Curva della probabilità di vincere
   *[other] Curve della probabilità di vincere di ogni posto
}{ $turns ->
    [0] { "" }
    [one] { " " }in 1 turno
   *[other] { " " }in { $turns } turni
}, all’inizio e dopo ogni quarto della partita.
review-alt-line = { $name }: { $steps }.
review-alt-mark = Momento { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } turno { $turn }
}.

## A moment. $name is who chose.

review-moment = **Momento { $number } di { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
} · { $name }
review-played = **In partita:** { $action } · { $percent }% di vincere
review-better = **Meglio:** { $action } · { $percent }%
review-because = **Meglio:** { $action } · { $percent }%. { $reasons }
review-expected = Seguito previsto: { $actions }
review-followed = Com’è andata: { $deeds }
review-deed = { $name } – { $actions }
review-over = Così è finita la partita.
review-head-better = Meglio: { $action }
review-head-played = In partita: { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Turno { $turn } · { $name }
}
review-picture-better = L’immagine mostra la mossa migliore.
review-picture-played = L’immagine mostra la mossa giocata.
review-picture-both = L’immagine mostra la posizione prima di questa scelta: ✖ è la mossa giocata, ✔ quella migliore.

## Its controls

review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = In breve
review-show-played = La mossa giocata
review-show-better = La mossa migliore
review-in-words = A parole
review-pictures = Immagini
review-replay = Replay da qui
review-show = Mostra a tutti
review-sides = I momenti di chi
review-side-all = I momenti di tutti

## Making it

review-waiting = La tua analisi comincia appena ne finisce un’altra…
review-making = Guardo ogni turno di questa partita… { $percent }%
review-again = Guarda di nuovo
review-not-yet = Puoi analizzare questa partita quando è finita.
review-no-analyst = Non so ancora analizzare questo gioco: { $game }.
review-not-yours = Può aprire l’analisi solo chi ha giocato questa partita. Chiedi a una di queste persone di mostrarla a tutti.
review-busy = Ci sono troppe analisi in corso. Riprova tra un minuto.
review-queued = Hai già { $most } analisi in arrivo. Aspetta che ne finisca una, poi riprova.
review-failed = L’analisi di questa partita non è riuscita. Riprova più tardi.
review-gone = Questa analisi non c’è più. Chi ha giocato può premere **Analisi** sotto la partita.
review-by = -# La mostra { $name }
review-shown = { $link ->
    [none] Questa analisi è già visibile a tutti.
   *[other] Questa analisi è già visibile a tutti: { $link }
}
review-coming = L’analisi sta arrivando nel canale.
review-sealed = Altre persone stanno ancora giocando questo rompicapo. Puoi analizzare la tua partita { $when }.
