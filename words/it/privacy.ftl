privacy-title = ### I dati salvati su di te
privacy-nothing = Su di te non è salvato niente.
privacy-id = Il tuo ID Discord, che ti rappresenta nelle partite e nei registri.
privacy-names = I tuoi nomi: **{ $name }** ({ $account }).
privacy-language = La tua lingua: { $language }.
privacy-count-settings = { $count ->
    [one] 1 impostazione o formazione ricordata.
   *[other] { $count } impostazioni e formazioni ricordate.
}
privacy-count-blocked = { $count ->
    [one] 1 persona che hai bloccato.
   *[other] { $count } persone che hai bloccato.
}
privacy-count-lessons = { $count ->
    [one] Per 1 gioco: se hai finito la lezione o non vuoi più che te la proponga.
   *[other] Per { $count } giochi: se hai finito la lezione o non vuoi più che te la proponga.
}
privacy-direct = Il canale dei tuoi messaggi diretti con me.
privacy-count-open = { $count ->
    [one] 1 tavolo aperto o invito.
   *[other] { $count } tavoli aperti e inviti.
}
privacy-count-finished = { $count ->
    [one] 1 partita finita, con ogni mossa. Serve a calcolare il tuo rating.
   *[other] { $count } partite finite, con ogni mossa. Servono a calcolare i tuoi rating.
}
privacy-count-tries = { $count ->
    [one] 1 tentativo a un rompicapo del giorno.
   *[other] { $count } tentativi ai rompicapi del giorno.
}
privacy-count-mentions = { $count ->
    [one] 1 nota su quando ti ho menzionato. La tengo per un giorno.
   *[other] { $count } note su quando ti ho menzionato. Le tengo per un giorno.
}
privacy-count-openings = { $count ->
    [one] 1 nota su quando hai aperto un tavolo. La tengo per un giorno.
   *[other] { $count } note su quando hai aperto un tavolo. Le tengo per un giorno.
}
privacy-count-hands = { $count ->
    [one] 1 messaggio diretto che mostra la tua mano.
   *[other] { $count } messaggi diretti che mostrano le tue mani.
}
privacy-count-servers = { $count ->
    [one] Se fai parte di 1 server.
   *[other] Se fai parte di { $count } server.
}
privacy-count-bans = { $count ->
    [one] 1 ban, con il suo motivo. Un hash del tuo ID resta finché c’è il ban, anche se elimini il resto.
   *[other] { $count } ban, con i loro motivi. Un hash del tuo ID resta finché ci sono i ban, anche se elimini il resto.
}
privacy-count-follows = { $count ->
    [one] 1 partita che segui.
   *[other] { $count } partite che segui.
}
privacy-count-tips = { $count ->
    [one] 1 pronostico su una partita di coppa.
   *[other] { $count } pronostici su partite di coppa.
}
privacy-count-changes = { $count ->
    [one] 1 modifica alle impostazioni di un server.
   *[other] { $count } modifiche alle impostazioni di server.
}
privacy-count-events = { $count ->
    [one] 1 torneo a cui hai preso parte, che hai organizzato o in cui hai corretto un risultato.
   *[other] { $count } tornei a cui hai preso parte, che hai organizzato o in cui hai corretto un risultato.
}
privacy-count-absences = { $count ->
    [one] L’assenza al tuo ultimo torneo su 1 server, con un hash del tuo ID.
   *[other] L’assenza al tuo ultimo torneo su { $count } server, con un hash del tuo ID.
}
privacy-count-against = { $count ->
    [one] 1 nota di prima che eliminassi tutto, per esempio su un tavolo che hai aperto. Resta per un giorno, con un hash del tuo ID.
   *[other] { $count } note di prima che eliminassi tutto, per esempio sui tavoli che hai aperto. Restano per un giorno, con un hash del tuo ID.
}
privacy-erased-lately = Quando hai eliminato tutto: { $when }. Lo tengo per un giorno, con un hash del tuo ID.
privacy-ways = **/mundialito privacy export** ti manda tutto in un file. **/mundialito privacy delete** lo elimina.
privacy-exported = Ecco tutti i dati salvati su di te. Questo messaggio lo vedi solo tu.
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [one] Sei a 1 tavolo aperto, o c’è un invito per te. Lo lasci, o abbandoni se la partita è in corso.
        { privacy-ask-all }
   *[other] Sei a { $open } tavoli aperti, o ci sono inviti per te. Li lasci, e abbandoni le partite in corso.
        { privacy-ask-all }
}
privacy-ask-all =
    Elimino i tuoi nomi, impostazioni, rating, tentativi ai rompicapi e ogni altro dato su di te. Le partite finite restano per le altre persone, e lì figuri come *una persona andata via*.
    Ciò che ti limita, come il blocco di qualcuno, resta quanto sarebbe rimasto, con un hash del tuo ID. Puoi eliminare tutto una volta al giorno.
    Non si può annullare. I messaggi già pubblicati nei canali restano finché qualcuno non li elimina lì.
    Il pulsante funziona per { $minutes } minuti.
privacy-late = Quel pulsante funzionava solo per { $minutes } minuti. Non ho eliminato niente. Scrivi **/mundialito privacy delete** per averne un altro.
privacy-too-soon = Hai eliminato tutto meno di un giorno fa. Puoi farlo di nuovo { $when }.
button-erase = Elimina i miei dati
privacy-erased = Tutti i dati su di te sono eliminati. Se giochi ancora, riparti da zero.
privacy-erased-nothing = Non c’era più niente da eliminare.
privacy-count-streaks = La tua serie nei rompicapi del giorno.
privacy-count-mistakes = { $count ->
    [one] 1 errore tuo, rivisto o risolto.
   *[other] { $count } errori tuoi, rivisti o risolti.
}
privacy-count-digests = { $count ->
    [one] 1 messaggio sui tuoi turni, con l’ora del prossimo.
   *[other] { $count } messaggi sui tuoi turni, con l’ora del prossimo.
}
