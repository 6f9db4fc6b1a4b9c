## Il messaggio pubblico
lobby-title = ### { $game }{ $state ->
    [full] : al completo
    [last] : ultimo posto libero
   *[open] {""}
}
lobby-takes = { $unit ->
    [days] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
   *[minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
}
lobby-unrated = **amichevole**
lobby-anyone = **{ $name }** contro chi vuole
lobby-seats = **{ $here } su { $most }:** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· ideale in { $least }-{ $many }
}
lobby-others = { $names } e { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
lobby-starter = { $name } dà il via
lobby-no-seat = Tutti i posti sono presi
lobby-open-until = chiude { $when }
lobby-new-host = -# { $former } lascia il tavolo. Ora l’host è { $name }.

## Un invito
lobby-challenge = ### { $host } sfida { $guests }{ $to ->
    [none] : { $game }
   *[other] {" "}{ $to }
}
lobby-turned-down = ### { $names } ora non { $count ->
    [one] può giocare
   *[other] possono giocare
}
lobby-ask-others = { $host }, chiedo a tutti gli altri?
lobby-unanswered = ### Nessuna risposta da { $names }
lobby-no-game = Per questa volta non si gioca.

## Quello che resta di un tavolo chiuso
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### Il tavolo è stato chiuso
       *[other] ### { $name } chiude il tavolo
    }
    [withdrawn] { $name ->
        [none] ### La sfida è stata ritirata
       *[other] ### { $name } ritira la sfida
    }
    [alone] ### Nessuno ha preso posto in tempo
    [expired] ### Nessuno ha iniziato in tempo
    [moderator] ### La moderazione ha chiuso il tavolo
   *[other] ### Il tavolo non è più aperto
}
invite-others = { $host } ha sfidato { $guests }. Vuoi giocare anche tu?

## La pagina dell’host e quella di un ospite
host-open = **Il tuo tavolo è aperto.** { $seats ->
    [pair] La partita inizia appena arriva qualcuno.
   *[table] Inizia quando ci siete tutti.
}
host-invited = **{ $names } { $count ->
    [one] ha
   *[other] hanno
} la tua sfida.** { $seats ->
    [pair] La partita inizia quando { $names } accetta.
   *[table] Inizia quando ci siete tutti.
}
guest-in = **Sei al tavolo.** { $seats ->
    [pair] La partita inizia appena siete in due.
    [ready] Inizia la partita, o aspetta { $host }. Ti menziono quando tocca a te.
   *[table] Dà il via { $host }, e io ti menziono quando tocca a te.
}
level-question = **A che livello gioca la CPU?** La partita inizia subito, è un’amichevole, e cominci tu.
start-needs = { $count ->
    [one] Manca ancora 1 persona.
   *[other] Mancano ancora { $count } persone.
}

## Le impostazioni a parole
arranged-title = ### Impostazioni di questo tavolo: { $game }
arranged-here = **Al tavolo:** { $names }
arranged-changed = **Cambiate:** { $settings }
arranged-usual = **Come al solito:** { $settings }
arranged-host = -# Può cambiarle solo { $name }. Per alcune serve l’accordo di tutti.

## Risposte
done-declined = **Rifiuto inviato.** { $host } sa che ora non puoi giocare.
done-left-lobby = Hai lasciato il tavolo.
done-closed = Tavolo chiuso.
done-withdrawn = Sfida ritirata.
done-begun = { $count ->
    [0] **Si gioca.**
   *[other] **Si gioca.** { $count ->
        [one] Comincia
       *[other] Cominciano
    } { $names }.
}

## Pulsanti
button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira
button-ask-everyone = Chiedi a tutti
button-open-again = Aprine un altro
button-play-computer = Sfida la CPU
button-settings = Impostazioni
button-back = Indietro
level-only = { $level ->
    [random] Mosse a caso
    [easy] Facile
    [normal] Normale
    [hard] Difficile
    [expert] Pro
   *[other] { $level }
}

challenge-which = A quale gioco vuoi sfidare **{ $name }**?
challenge-pick = Scegli un gioco…
