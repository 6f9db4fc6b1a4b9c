ban-yourself = Non puoi bannarti.
ban-bot = I bot non giocano, quindi non si possono bannare.
ban-owner = Non puoi bannare chi gestisce il bot.
ban-owners-only = Bannare ovunque è riservato a chi gestisce il bot.
ban-none = { $name } non ha nessun ban.
done-banned = { $name } riceve un ban { $where ->
    [all] da tutti i miei tavoli
   *[here] dai tavoli di questo server
}{ $days ->
    [0] {""}
    [one] {" "}per 1 giorno
   *[other] {" "}per { $days } giorni
}. { $left ->
    [no] I suoi posti lì si liberano entro un minuto circa.
   *[yes] I suoi posti lì sono già liberi.
}
done-banned-own = Giocavi con { $name }, quindi prima hai abbandonato: { $tables }.
done-unbanned = { $name } può giocare di nuovo.
bans-title = ### Ban
bans-none = Nessuno ha un ban.
bans-line = - { $name } · inizio { $since }{ $until ->
    [none] {""}
   *[other] {" "}· fine { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}

## Chiudere un tavolo
button-end-all = Chiudi per tutti
button-end-resign = Abbandona solo tu
button-end-lobby = Chiudi il tavolo
end-ask = **{ $game }** al tavolo `{ $table }` in { $place }: { $who }
    { $state ->
        [lobby] Chiudi il tavolo? La partita non è iniziata.
       *[other] ⚠️ **La chiudi per tutti?** Non vince nessuno, e la partita non conta per il rating. Non si torna indietro.
    }
end-ask-own = { $cost ->
    [resigned] Hai abbandonato questa partita. Per il tuo rating conta ancora, per quello degli altri no.
   *[plays] Qui giochi anche tu, quindi per te vale come un abbandono. Il rating degli altri non cambia. Se **abbandoni solo tu**, { $then ->
        [wins] vince chi gioca contro di te
       *[other] gli altri continuano, e al tuo posto gioca la CPU
    }.
}
done-ended = Il tavolo `{ $table }` è chiuso.
done-ended-own = Il tavolo `{ $table }` è chiuso. Ci giocavi anche tu, quindi per te vale come un abbandono.
