button-share = Condividi
button-last-turn = Che è successo?

## The page
share-title = ### Condividi questa partita
share-audience = { $place ->
    [none] La pubblico qui, con { $ways }.
   *[other] La vede chi è in { $place }, con { $ways }.
}
share-kind = { $kind ->
    [card] Scheda
    [picture] Immagine
    [film] Clip
   *[moments] Momenti
}
share-menu = Scegli una parte
share-part-turn = L’ultimo turno
share-part-goal = Gol { $number }
share-part-all = Tutta la partita
share-part-chapter = { $game ->
    [dicecup] Partita { $number }
    [worldcup] Fase { $number }: i risultati
   *[other] Parte { $number }
}
share-film-takes = -# Una clip di { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}. Ci vuole un attimo.
button-share-post = Pubblica
button-share-cancel = Annulla
share-making = Preparo la clip… { $percent }%
share-waiting = La tua clip comincia quando ne finisce un’altra…
share-posted = { $place ->
    [none] **Pubblicata.**
   *[other] **È in { $place }.**
}
button-share-go = Guarda
share-result-only = { $place ->
    [none] Pubblico qui il tuo risultato. Potrai condividere la plancia { $when }.
   *[other] Chi è in { $place } vede il tuo risultato. Potrai condividere la plancia { $when }.
}

## What is posted
share-by = -# { $what } · condivide { $name }
share-from-file = dal file di una partita
film-player = Posto { $number }

## Why not
share-no-files = Qui non posso pubblicare immagini. Chiedi allo staff del server il permesso { $right }.
share-nothing = Non è ancora successo niente. Riprova dopo la prima mossa.
share-nothing-file = In questo file non succede niente, quindi non c’è niente da condividere.
share-nothing-new = Dal tuo ultimo turno non è successo niente.
share-busy = In questo momento preparo troppe clip. Riprova tra un minuto, o pubblica un’immagine.
share-one-at-a-time = La tua ultima clip non è ancora finita. Aspetta che sia pronta, poi riprova.
share-failed = Questa clip non mi riesce. Pubblica un’immagine, o scegli una parte più breve.
share-not-drawn = Questa immagine non mi riesce. Riprova tra un minuto, o scegli una clip.
share-private = C’è ancora chi risolve questo rompicapo in privato. Potrai condividerlo quando è finito.
