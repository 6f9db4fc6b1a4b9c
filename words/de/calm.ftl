calm-turns = **🔔 Wenn ich dran bin**
    { $how ->
        [each] Jedes Mal eine Erwähnung
        [digest] Je eine Nachricht um 08:00 und 19:00
       *[never] Keine Nachricht
    }
calm-zone = **🕘 Meine Ortszeit**
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
       *[other] Bis zum { $until }
    }
button-calm-less = Weniger Meldungen
button-calm-calls = Meldungen ändern
button-calm-zone = Ortszeit festlegen
button-calm-hours = Ruhezeit festlegen
button-calm-away = Ich bin weg …
button-calm-back = Ich bin wieder da
button-calm-play = Zurück und ziehen
button-calm-page = Meine Einstellungen
button-calm-go = Zum Tisch
calm-turns-form = Wenn ich dran bin
calm-turns-question = Wie oft melde ich mich an langsamen Tischen?
calm-turns-question-about = Bei Live-Partien melde ich mich immer.
calm-turns-choice = { $how ->
    [each] Jedes Mal
    [digest] Zweimal am Tag
   *[never] Nie
}
calm-turns-then = { $how ->
    [each] Eine Erwähnung am Tisch
    [digest] Je eine Direktnachricht um 08:00 und 19:00
   *[never] Ich sehe selbst nach: /mundialito games
}
calm-closed = Ich kann dir nicht schreiben. Erlaube auf diesem Server Direktnachrichten und versuch es noch einmal.
calm-zone-form = Meine Ortszeit
calm-zone-question = Wo bist du, oder wie spät ist es bei dir?
calm-zone-example = Wien · UTC+1 · 21:40
calm-zone-unknown = { $place ->
    [none] Ich weiß nicht, wo das ist.
   *[other] *{ $place }* kenne ich nicht.
} Meinst du:
calm-hours-form = Ruhezeit
calm-hours-from = Von
calm-hours-from-about = In dieser Zeit kommen Nachrichten lautlos. Die Uhren laufen weiter.
calm-hours-to = Bis
calm-hours-off = Aus
calm-hours-equal = Anfang und Ende sind gleich. Wähle zwei verschiedene Uhrzeiten oder schalte die Ruhezeit aus.
calm-away-form = Abwesend
calm-away-question = Bis einschließlich
calm-away-question-about = { $days ->
    [one] Höchstens 14 Tage am Stück. Dieses Jahr hast du noch 1 Tag übrig.
   *[other] Höchstens 14 Tage am Stück. Dieses Jahr hast du noch { $days } übrig.
}
calm-tomorrow = Morgen, { $date }
calm-no-days = Du warst dieses Jahr schon 28 Tage abwesend, mehr geht nicht.
calm-too-long = { $days ->
    [one] Du hast dieses Jahr noch 1 Tag. Wähle ein früheres Datum.
   *[other] Du hast dieses Jahr noch { $days } Tage. Wähle ein früheres Datum.
}
calm-begun = **Abwesend bis zum { $until }.** { $tables ->
    [0] Du sitzt gerade an keinem langsamen Tisch.
    [one] Dein langsamer Tisch wartet, Live-Partien nicht.
   *[other] Deine { $tables } langsamen Tische warten, Live-Partien nicht.
}
calm-ended = **Willkommen zurück.** An deinen langsamen Tischen geht es weiter.
refusal-away = Du bist bis zum <t:{ $until }:D> abwesend. Wenn du ziehst, bist du wieder da.
calm-held = -# 🏖️ { $names } { $count ->
    [one] ist
   *[other] sind
} bis zum { $when } abwesend. Bis dahin läuft keine Frist.
calm-away = -# 🏖️ { $names } { $count ->
    [one] ist
   *[other] sind
} bis zum { $when } abwesend.
calm-digest-title = ### { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
calm-digest-none = Kein Tisch wartet auf dich.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ deine Zeit läuft { $when } ab
        [invited] ✉️ du bist eingeladen
        [asked] jemand fragt dich etwas
       *[no] du kamst { $when } dran
    }
calm-digest-more = und noch { $count }: **/mundialito games**
calm-digest-next = -# Nächste Nachricht um { $when }, falls dann ein Tisch wartet.
