# Das Tagesrätsel: seine Seite, die Versuche am Fußballrätsel, das Rennen, Serien, frühere Tage und das Teilen.
daily-title = ### Tagesrätsel { $number }
daily-name = Tagesrätsel { $number }
daily-closes = Endet { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Zwei Aktionen, ohne Uhr.
       *[other] Drei Versuche. Üblich: { $par }
    }
daily-football-done = **⚽ { $score ->
        [0] Heute nicht gelöst
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] Es hat nicht gereicht.
        [1] Im ersten Versuch.
        [2] Im zweiten Versuch.
       *[3] Im dritten Versuch.
    }
daily-race = **🦔 Bau den roten Baum**
    { $par ->
        [0] In möglichst wenigen Zügen.
       *[other] Ein Versuch, möglichst wenige Züge. Üblich: { $par }
    }
daily-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
daily-race-done = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}{ $best ->
    [yes] , hier bisher der Bestwert
   *[no] , Schnitt hier: { $average }
}
daily-race-failed = Heute kein Baum
daily-others = { $count ->
    [one] -# 1 andere Person hier ist fertig. Ihr Ergebnis siehst du nach deinem.
   *[other] -# { $count } andere hier sind fertig. Ihre Ergebnisse siehst du nach deinem.
}
daily-over = Tagesrätsel { $number } ist vorbei. Hier ist das von heute.
daily-elsewhere = Diesen Versuch hast du schon gespielt. Hier geht es weiter.
daily-side = Du spielst { $side } und hast zwei Aktionen.
daily-go = { $go ->
    [0] **Übung:** { $task }.
    [1] **Erster Versuch, für { $stars }:** { $task }.
    [2] **Zweiter Versuch, für { $stars }:** { $task }.
   *[3] **Dritter Versuch, für { $stars }:** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = Das war es nicht.
daily-refused = ❌ { $why }
daily-solved = ✅ **Gelöst!**
daily-quit-ask = Das Rätsel von heute aufgeben? Es bleibt ungelöst und zählt nicht für deine Serie.
daily-head = { $score ->
    [0] ### Heute nicht gelöst
    [1] ### ★★★ Im ersten Versuch!
    [2] ### ★★ Im zweiten Versuch
   *[3] ### ★ Im dritten Versuch
}
daily-solution = Lösung: { $actions }.
daily-solution-at = Die Lösung siehst du { $when }.
daily-here = **Heute hier:** { $row }
daily-quiet = -# Bitte nichts verraten: Andere spielen noch bis { $when }.
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = Die Lösung siehst du, wenn der Tag vorbei ist oder du sie gefunden hast.
daily-streak = 🔥 { $days ->
    [1] **Deine Serie beginnt.**
   *[other] **{ $days } Tage in Folge**{ $rests ->
        [0] .
        [1] , mit einem Ruhetag in Reserve.
       *[other] , mit { $rests } Ruhetagen in Reserve.
    }
}
daily-saved = 🔥 **{ $days } Tage in Folge:** Ein Ruhetag hat die Serie gerettet.
daily-earlier = Frühere Tage, zum Üben: Hier zählt nichts. Steht einer nicht in der Liste, gib seine Nummer ein: **/mundialito daily** `day`.
daily-earlier-menu = Wähle einen Tag
daily-earlier-item = Tagesrätsel { $number }
daily-practised = ### Tagesrätsel { $number }
    Zum Üben: Hier zählt nichts.
daily-no-such-day = Gib einen Tag von 1 bis { $last } ein.
daily-none-earlier = Das ist der erste Tag. Ab morgen gibt es frühere.
daily-share-title = Das sehen alle in diesem Kanal:
daily-shared = ✅ Gepostet.
daily-card-football = Fußball
daily-card-race = { $turns ->
    [0] kein Rennen
    [one] Zug im Rennen
   *[other] Züge im Rennen
}
daily-card-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
daily-card-alt = { $name }, Tagesrätsel { $number }. Fußball: { $stars ->
    [0] nicht gelöst
    [one] 1 Stern
   *[other] { $stars } Sterne
}. { $turns ->
    [0] Kein Rennen
    [one] Rennen: 1 Zug
   *[other] Rennen: { $turns } Züge
}. Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.
daily-nothing-to-share = Teilen kannst du, sobald du mit dem Fußballrätsel fertig bist.
daily-counts = 🧩 **Tagesrätsel { $number }.** Heute haben alle dieselben Würfel, und niemand sonst sieht dein Brett. Nur dieser Versuch zählt. Beende ihn, bevor { $when } das nächste Rätsel kommt.
daily-practice = 🧩 **Tagesrätsel { $number }**, zur Übung: Hier zählt nichts. Niemand sonst sieht dein Brett.
daily-goes-on = 🧩 Hier ist dein Rennen, so wie du es verlassen hast.
daily-about = { $counted ->
    [yes] 🧩 **Tagesrätsel { $number }**, der Versuch, der zählt.
   *[no] 🧩 **Tagesrätsel { $number }**, zur Übung.
}
daily-late = -# Erst nach Ende des Tages fertig geworden, darum zählt es nicht.
daily-best = -# Die Besten hier: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
daily-unsolved = -# Hier hat es noch niemand gelöst.
daily-next = -# Das nächste Rätsel kommt { $when }.
no-puzzle = Hier gibt es kein Tagesrätsel.
button-daily-today = Tagesrätsel
button-daily-too = Auch spielen
button-daily-play = Spielen
button-daily-look = Ansehen
button-daily-look-race = Mein Rennen
button-daily-race = Rennen von heute
button-daily-why = Warum?
button-daily-solution = Lösung zeigen
button-daily-again = Noch einmal
button-daily-back = Heute
button-daily-earlier = Frühere Tage
button-daily-quit = Aufgeben
button-daily-stay = Weiterspielen
button-daily-card = Mit Bild
option-day = Ein früherer Tag, zum Üben
