button-mistake-try = Prova tu
button-mistake-again = Riprova
button-mistake-show = Mostrami
button-mistake-picture = Mostra l’immagine
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 La tua partita contro { $others }**
}
    { $turn ->
        [0] Trova una mossa migliore.
       *[other] Turno { $turn }: trova una mossa migliore.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### La tua partita contro { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
}
mistake-task = 🎯 **Trova una mossa migliore.** Avevi giocato: { $action } · { $percent }% di probabilità di vincere
mistake-refused = 🚫 { $why }
mistake-so-far = Finora: { $actions }
mistake-right = ✅ **Così va meglio:** { $actions } · { $percent }% di probabilità di vincere.
mistake-before = -# Avevi giocato: { $action } · { $percent }%
mistake-wrong = ❌ **Questa no:** { $actions } · { $percent }% di probabilità di vincere. C’è di meglio.
mistake-better = 💡 **Meglio:** { $actions } · { $percent }% di probabilità di vincere.
mistake-answer = { $name } risponderebbe: { $actions }
mistake-gone = Questa analisi non è più disponibile. Riaprila con **Analisi** sotto la partita.
mistake-not-yours = Quella mossa non era tua. Puoi provare le tue nella tua analisi.
mistake-busy = Sto giudicando troppe mosse in questo momento. Riprova tra un minuto.
mistake-no-answer = Non riesco a giudicare questa mossa. Riprova più tardi.
