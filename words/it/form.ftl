form-title = Impostazioni: { $game }
form-pace = Ritmo
form-begins = Chi comincia
form-order = { $value ->
    [drawn] A sorte
    [joined] In ordine di arrivo
   *[host] Tu
}
form-wait-live = In diretta. { term-wait-live }
form-wait-slow = Senza fretta. { term-wait-slow }
form-turns = A un tavolo senza fretta: { $turns } turni
form-flags = Inoltre
form-kickoff = Ognuno sceglie la sua formazione
form-kickoff-else = Altrimenti formazione già pronta e subito il calcio d’inizio
form-hints = Suggerimenti per tutti
form-hints-then = Allora è un’amichevole{ $asks ->
    [yes] . Serve l’accordo di tutti
   *[no] {""}
}
form-thread = Gioca in un thread a parte
form-line = Al massimo { $longest } caratteri, o niente
form-number = Un numero intero{ $most ->
    [none] , { $least } o più
   *[other] { " " }da { $least } a { $most }
}. Se lo lasci vuoto, vale il solito.
form-late = Quel modulo ci ha messo troppo ad aprirsi. Riprova.

## Sulla pagina dell’host
form-asked = { $count ->
    [one] Serve l’accordo di { $names }
   *[other] Serve l’accordo di { $names }
}: **{ $setting }**.
form-replaced = Mentre sceglievi, le impostazioni sono cambiate. Le tue hanno sostituito queste: { $settings }.
form-more = { $count ->
    [one] Ora c’è una scelta in più.
   *[other] Ora ci sono { $count } scelte in più.
}
form-wrong-text = **{ $name }:** scrivi al massimo { $longest } lettere, su una riga. Il resto è salvato.
form-wrong-number = **{ $name }:** scrivi un numero intero{ $most ->
    [none] , { $least } o più
   *[other] { " " }da { $least } a { $most }
}. Il resto è salvato.
start-alone = Non c’è ancora nessun altro. Inizi con { $count ->
    [one] una CPU
   *[other] { $count } CPU
}?
start-unagreed = Non sono ancora tutti d’accordo: **{ $setting }**. Inizi senza?

## Menu
invite-one = Sfida qualcuno…
invite-several = Invita qualcuno…
lobby-about = Regole e tutte le impostazioni
form-control = { $value ->
    [steady] Senza fretta, orologio tranquillo: 3 giorni + 36 ore per turno
    [brisk] Senza fretta, orologio svelto: 1 giorno + 12 ore per turno
   *[timed] In diretta, per due: 10 minuti + 20 secondi per turno
}
form-agree = Serve l’accordo di tutti
