calm-turns = **🔔 Quando tocca a me**
    { $how ->
        [each] Una menzione ogni volta
        [digest] Un messaggio alle 08:00 e uno alle 19:00
       *[never] Mai
    }
calm-zone = **🕘 La mia ora locale**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(stimata)*
       *[no] {""}
    }
calm-hours = **🌙 Ore di silenzio**
    { $on ->
        [yes] Dalle { $begin } alle { $end }
       *[no] Nessuna
    }
calm-absence = **🏖️ Assenza**
    { $until ->
        [none] No · quest’anno { $days ->
            [one] resta 1 giorno
           *[other] restano { $days } giorni
        }
       *[other] Ultimo giorno: { $until }
    }
button-calm-less = Meno avvisi
button-calm-calls = Cambia gli avvisi
button-calm-zone = Imposta l’ora
button-calm-hours = Imposta le ore
button-calm-away = Mi assento…
button-calm-back = Rieccomi
button-calm-play = Gioca e torna
button-calm-page = Le mie impostazioni
button-calm-go = Vai
calm-turns-form = Quando tocca a me
calm-turns-question = Quando ti chiamo ai tavoli senza fretta?
calm-turns-question-about = Per le partite in diretta ti chiamo sempre.
calm-turns-choice = { $how ->
    [each] Ogni volta
    [digest] Due volte al giorno
   *[never] Mai
}
calm-turns-then = { $how ->
    [each] Una menzione al tavolo
    [digest] Un messaggio diretto alle 08:00 e uno alle 19:00
   *[never] Guardo io: /mundialito games
}
calm-closed = Non posso scriverti. Consenti i messaggi diretti su questo server, poi riprova.
calm-zone-form = La mia ora locale
calm-zone-question = Dove sei, o che ore sono da te?
calm-zone-example = Roma · UTC−3 · 21:40
calm-zone-unknown = { $place ->
    [none] Non so dove sia.
   *[other] Non conosco *{ $place }*.
} Intendevi:
calm-hours-form = Ore di silenzio
calm-hours-from = Dalle
calm-hours-from-about = In queste ore i messaggi arrivano senza suono. Gli orologi vanno avanti.
calm-hours-to = Alle
calm-hours-off = Nessuna
calm-hours-equal = Inizio e fine sono uguali. Scegli due ore diverse, o disattivale.
calm-away-form = Assenza
calm-away-question = Fino a quale giorno compreso?
calm-away-question-about = { $days ->
    [one] Al massimo 14 giorni alla volta. Quest’anno te ne resta 1.
   *[other] Al massimo 14 giorni alla volta. Quest’anno te ne restano { $days }.
}
calm-tomorrow = Domani, { $date }
calm-no-days = Hai già usato tutti i 28 giorni di assenza di quest’anno.
calm-too-long = { $days ->
    [one] Quest’anno ti resta 1 giorno. Scegli una data più vicina.
   *[other] Quest’anno ti restano { $days } giorni. Scegli una data più vicina.
}
calm-begun = **Assenza annunciata. Ultimo giorno: { $until }.** { $tables ->
    [0] Ora non sei a nessun tavolo senza fretta.
    [one] Il tuo tavolo senza fretta ti aspetta; quelli in diretta no.
   *[other] I tuoi { $tables } tavoli senza fretta ti aspettano; quelli in diretta no.
}
calm-ended = **Rieccoti!** I tuoi tavoli senza fretta ripartono.
refusal-away = Hai annunciato un’assenza. Ultimo giorno: <t:{ $until }:D>. Giochi e torni adesso?
calm-held = -# 🏖️ { $names } { $count ->
    [one] è assente
   *[other] sono assenti
} (ultimo giorno: { $when }), quindi nessun tempo scade.
calm-away = -# 🏖️ { $names } { $count ->
    [one] è assente
   *[other] sono assenti
} (ultimo giorno: { $when }).
calm-digest-title = ### { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
calm-digest-none = Non ti aspetta niente.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ il tempo scade { $when }
        [invited] ✉️ hai un invito
        [asked] c’è una domanda per te
       *[no] il tuo turno è arrivato { $when }
    }
calm-digest-more = { $count ->
    [one] e un altro: **/mundialito games**
   *[other] e altri { $count }: **/mundialito games**
}
calm-digest-next = -# Prossimo messaggio alle { $when }, se qualcosa ti aspetta.
