# Das eine Formular mit den Einstellungen eines Tischs, und was danach gesagt wird.

form-title = Einstellungen: { $game }
form-pace = Tempo
form-begins = Wer anfängt
form-order = { $value ->
    [drawn] Wird ausgelost
    [joined] In der Reihenfolge des Beitritts
   *[host] Du
}
form-wait-live = Live. { term-wait-live }
form-wait-slow = Langsam. { term-wait-slow }
form-turns = Am langsamen Tisch: { $turns } Züge
form-flags = Außerdem
form-kickoff = Alle wählen ihre Aufstellung
form-kickoff-else = Sonst geht es mit einer fertigen gleich los
form-hints = Tipps für alle
form-hints-then = Dann bleibt die Partie ohne Wertung{ $asks ->
    [yes] . Alle müssen zustimmen
   *[no] {""}
}
form-thread = In einem eigenen Thread spielen
form-line = Bis zu { $longest } Zeichen, oder leer lassen
form-number = Eine ganze Zahl{ $most ->
    [none] , mindestens { $least }
   *[other] { " " }von { $least } bis { $most }
}. Leer heißt: wie üblich.
form-late = Das Formular kam zu spät. Versuch es bitte noch einmal.

## Auf der Seite des Hosts
form-asked = { $names } { $count ->
    [one] muss
   *[other] müssen
} noch zustimmen: **{ $setting }**.
form-replaced = Während du gewählt hast, wurden die Einstellungen geändert. Deine gelten jetzt statt dieser: { $settings }.
form-more = { $count ->
    [one] Jetzt kannst du noch eine Sache wählen.
   *[other] Jetzt kannst du noch { $count } Dinge wählen.
}
form-wrong-text = **{ $name }:** Schreib höchstens { $longest } Buchstaben in eine Zeile. Alles andere ist gespeichert.
form-wrong-number = **{ $name }:** Schreib eine ganze Zahl{ $most ->
    [none] , mindestens { $least }
   *[other] { " " }von { $least } bis { $most }
}. Alles andere ist gespeichert.
start-alone = Niemand ist gekommen. Mit { $count ->
    [one] einem Computer
   *[other] { $count } Computern
} starten?
start-unagreed = Noch sind nicht alle einverstanden: **{ $setting }**. Ohne das starten?

## Menüs
invite-one = Jemanden herausfordern …
invite-several = Jemanden einladen …
lobby-about = Regeln und alle Einstellungen
form-control = { $value ->
    [steady] Langsam, ruhige Uhr: 3 Tage + 36 Stunden pro Zug
    [brisk] Langsam, flotte Uhr: 1 Tag + 12 Stunden pro Zug
   *[timed] Live, zu zweit: 10 Minuten + 20 Sekunden pro Zug
}
form-agree = Alle müssen zustimmen
