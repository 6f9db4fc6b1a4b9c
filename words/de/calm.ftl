calm-turns = **🔔 Am Zug**
    { $how ->
        [each] Jedes Mal eine Erwähnung
        [digest] Eine Nachricht um 08:00 und um 19:00
       *[never] Keine Nachricht
    }
calm-zone = **🕘 Meine Zeit**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(geraten)*
       *[no] {""}
    }
calm-hours = **🌙 Ruhezeit**
    { $on ->
        [yes] { $begin } bis { $end }
       *[no] Aus
    }
calm-absence = **🏖️ Abwesend**
    { $until ->
        [none] Nein · dieses Jahr noch { $days ->
            [one] 1 Tag
           *[other] { $days } Tage
        }
       *[other] Bis { $until }
    }
button-calm-less = Weniger Meldungen
button-calm-calls = Meldungen ändern
button-calm-zone = Zeit einstellen
button-calm-hours = Stunden einstellen
button-calm-away = Ich bin weg …
button-calm-back = Ich bin zurück
button-calm-play = Ziehen, ich bin da
button-calm-page = Meine Einstellungen
button-calm-go = Zum Tisch
calm-turns-form = Am Zug
calm-turns-question = Wie melde ich mich an langsamen Tischen?
calm-turns-question-about = Bei Live-Partien melde ich mich immer.
calm-turns-choice = { $how ->
    [each] Jedes Mal
    [digest] Zweimal am Tag
   *[never] Nie
}
calm-turns-then = { $how ->
    [each] Eine Erwähnung am Tisch
    [digest] Eine Direktnachricht um 08:00 und um 19:00
   *[never] Ich sehe selbst nach: /mundialito games
}
calm-closed = Ich kann dir nicht schreiben. Erlaube auf diesem Server Direktnachrichten und versuch es noch einmal.
calm-zone-form = Meine Zeit
calm-zone-question = Wo bist du, oder wie spät ist es dort?
calm-zone-example = Wien · UTC+1 · 21:40
calm-zone-unknown = { $place ->
    [none] Ich weiß nicht, wo das ist.
   *[other] *{ $place }* kenne ich nicht.
} Meinst du:
calm-hours-form = Ruhezeit
calm-hours-from = Von
calm-hours-from-about = Nachrichten in dieser Zeit kommen still. Uhren laufen weiter.
calm-hours-to = Bis
calm-hours-off = Aus
calm-hours-equal = Anfang und Ende sind gleich. Wähle zwei verschiedene Stunden, oder schalte die Ruhezeit aus.
calm-away-form = Abwesend
calm-away-question = Bis einschließlich
calm-away-question-about = { $days ->
    [one] Höchstens 14 Tage am Stück. Dieses Jahr hast du noch 1 Tag.
   *[other] Höchstens 14 Tage am Stück. Dieses Jahr hast du noch { $days }.
}
calm-tomorrow = Morgen, { $date }
calm-no-days = Du warst dieses Jahr schon 28 Tage abwesend, mehr geht nicht.
calm-too-long = { $days ->
    [one] Du hast dieses Jahr noch 1 Tag. Wähle ein früheres Datum.
   *[other] Du hast dieses Jahr noch { $days } Tage. Wähle ein früheres Datum.
}
calm-begun = **Abwesend bis { $until }.** { $tables ->
    [0] Du sitzt gerade an keinem langsamen Tisch.
    [one] Dein langsamer Tisch wartet, Live-Partien nicht.
   *[other] Deine { $tables } langsamen Tische warten, Live-Partien nicht.
}
calm-ended = **Willkommen zurück.** An deinen langsamen Tischen geht es weiter.
refusal-away = Du bist bis <t:{ $until }:D> abwesend. Ziehen und wieder da sein?
calm-held = -# 🏖️ { $names } { $count ->
    [one] ist
   *[other] sind
} bis { $when } abwesend, darum läuft nichts ab.
calm-away = -# 🏖️ { $names } { $count ->
    [one] ist
   *[other] sind
} bis { $when } abwesend.
calm-digest-title = ### { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
calm-digest-none = Kein Tisch wartet auf dich.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ Zeit läuft { $when } ab
       *[no] du kamst { $when } dran
    }
calm-digest-more = und { $count } mehr: **/mundialito games**
calm-digest-next = -# Nächste Nachricht um { $when }, falls dann etwas wartet.
