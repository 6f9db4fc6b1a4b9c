# Turniere eines Servers: Spieleabende, Ligen und Cups.
command-event = event
command-event-about = Sehen, was läuft, deine Partien finden oder einen Spieleabend, eine Liga, einen Cup planen
button-help-events = Turniere

# ---- What is on
event-page = ### Turniere auf diesem Server
event-page-none = ### Turniere
    Gerade ist nichts geplant.{ $may ->
        [yes] {""}
       *[no] {" "}Planen kann hier die Moderation.
    }
event-page-line = **{ $name }**
    { $when } · { $in } dabei
event-page-running = **{ $name }**
    { $format ->
        [league] Vier Wochen, bis zum { $until }
       *[other] { $stage } · { $in } dabei
    }
event-page-stage = { $kind ->
    [groups] Gruppenphase, Runde { $number }
    [final] Finale
    [semi] Halbfinale
    [quarter] Viertelfinale
    [tie] K.-o.-Runde { $number }
   *[round] Runde { $number }
}
event-page-over = **{ $name }**
    { $count ->
        [0] Vorbei
        [one] Gewonnen hat { $winner }
       *[other] Gewonnen haben { $winner }
    }
event-page-full = -# Pro Server sind höchstens { $most } Turniere gleichzeitig möglich.
button-event-new = Neues Turnier
button-event-open = Öffnen
button-event-matches = Meine Partien
button-event-list = Alle Turniere

# ---- A new event
event-form = Neues Turnier
event-form-name = Name
event-form-name-example = Freitagsrunde
event-form-format = Format
event-form-game = Spiel
event-form-start = Beginn
event-form-start-about = { $guess ->
    [yes] In deiner Ortszeit, { $zone } (geraten). Stell sie in /mundialito settings ein.
   *[no] In deiner Ortszeit, { $zone }
}
event-form-start-example = Freitag 20:00
event-form-repeat = Wie oft
event-format = { $format ->
    [evening] Spieleabend
    [league] Liga
    [cup] Cup, live
   *[slowcup] Cup, langsam
}
event-format-about = { $format ->
    [evening] Live, in jeder Runde spielen alle. 4 bis 64 Personen
    [league] Langsam, alle gegen alle, vier Wochen lang
    [cup] K.-o. an einem Abend. 4 bis 32 Personen
   *[slowcup] K.-o., jeden Tag ein Zug. 4 bis 32 Personen
}
event-repeat = { $rhythm ->
    [weekly] Jede Woche
    [monthly] Jeden Monat
   *[once] Einmal
}

event-draft = ### In { $place } posten?
event-draft-what = **{ $name }**, { $what }: { $game }
    { $when }
event-draft-rounds = { $rounds } Runden
event-draft-ungrouped = K.-o. von Anfang an, ohne Gruppen
event-kind = { $format ->
    [evening] ein Live-Spieleabend
    [league] eine langsame Liga
    [cup] ein Live-Cup
   *[slowcup] ein langsamer Cup
}
event-then = { $rhythm ->
    [weekly] Danach jede Woche
   *[monthly] Danach jeden Monat
}
button-event-post = Posten
button-event-change = Ändern
button-event-settings = Spieleinstellungen
button-event-grouped = Mit Gruppen
button-event-ungrouped = Ohne Gruppen
event-rounds-menu = Wie viele Runden
event-rounds-usual = Wie üblich
event-rounds-item = { $rounds } Runden
event-when-unread = ### Wann ist *{ $typed }*?
    Wähle einen dieser Vorschläge, oder drück **Ändern** und schreib es so: *{ event-form-start-example }*.
event-when-past = ### Dieser Zeitpunkt ist schon vorbei
    Wähle einen Beginn in den nächsten 60 Tagen.
event-when-far = ### Das liegt zu weit in der Zukunft
    Wähle einen Beginn in den nächsten 60 Tagen.
event-posted = **{ $name }** steht jetzt in { $place }. Willst du auch mitspielen? Drücke dort **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }**. Starten, unterbrechen oder absagen kannst du das Turnier über **{ button-event-more }**.
event-name-bad = Ein Name braucht 2 bis 40 Zeichen, und man muss ihn lesen können.
event-game-unfit = { $format ->
    [cup] Für einen Cup brauchst du ein Spiel, das man zu zweit spielen kann.
    [league] Für eine Liga brauchst du ein Spiel, das man zu zweit spielen kann.
   *[other] Wähle ein Spiel für 2 oder für 3 bis 6 Personen.
}
event-organisers-only = Nur die Moderation kann hier Turniere planen.
event-servers-only = Turniere gibt es nur auf Servern. Benutze diesen Befehl auf einem Server.
event-gone = Dieses Turnier finde ich nicht mehr. `/mundialito event` zeigt, was läuft.
event-not-now = Das geht nicht mehr: Das Turnier ist schon weiter.
event-too-many = Pro Server sind höchstens { $most } Turniere gleichzeitig möglich. Warte, bis eins vorbei ist, oder sag eins ab.
event-twice = **{ $name }** ist schon gepostet.
event-place-wrong = Hier kann ich kein Turnier veranstalten. Nimm **/mundialito event** in einem Textkanal, in dem ich Threads erstellen kann.

# ---- The sign-up
event-signup = ### { $name }: { $game }
    { $about }
event-about = { $format ->
    [evening] In jeder Runde spielen alle. Live, etwa { $hours ->
        [one] eine Stunde.
       *[other] { $hours } Stunden.
    }
    [league] Alle gegen alle, jeden Tag ein Zug, vier Wochen lang.
    [cup] Vierergruppen, dann K.-o. Live, etwa { $hours ->
        [one] eine Stunde.
       *[other] { $hours } Stunden.
    }
    [knockout] K.-o. Live, etwa { $hours ->
        [one] eine Stunde.
       *[other] { $hours } Stunden.
    }
    [slowcup] Vierergruppen, dann K.-o. Jeden Tag ein Zug.
   *[slowknockout] K.-o., jeden Tag ein Zug.
}
event-in = { $count ->
    [0] **Noch ist niemand dabei.** Ab { $least } Personen geht es los.
   *[other] **{ $count } dabei:** { $names }
}
event-signup-called = **Anwesenheit!** Drück **Ich bin da**, um mitzuspielen, auch wenn du noch nicht angemeldet bist. { $place }
event-more-names = { $names } und { $count } weitere
event-small = { $rhythm ->
    [weekly] { $when }, danach jede Woche · Leitung: { $by }
    [monthly] { $when }, danach jeden Monat · Leitung: { $by }
   *[once] { $when } · Leitung: { $by }
}
event-by-moderators = die Moderation
event-full = Alle { $most } Plätze sind besetzt.
event-put-back = Um 15 Minuten verschoben: Ab { $least } Personen geht es los.
event-suspended = Pausiert von der Turnierleitung.
event-signup-running = **Läuft gerade:** { $place }
event-signup-over = **Vorbei.** { $count ->
        [0] Niemand hat gewonnen.
        [one] Gewonnen hat { $winner }.
       *[other] Gewonnen haben { $winner }.
    } { $place }
event-signup-off = **Abgesagt.**
button-event-join = Mitspielen
button-event-leave = Abmelden
button-event-more = Mehr …
event-joined = { $slow ->
    [yes] **Du bist dabei.** Deine Partien öffnen sich { $when } von selbst.
   *[no] **Du bist dabei.** Ich erwähne dich 15 Minuten vorher.
}
event-joined-already = Du bist schon dabei.
event-left = Du bist bei **{ $name }** nicht mehr dabei.
event-left-running = Du bist bei **{ $name }** ausgestiegen. Deine Partien dort sind vorbei.
event-leave-ask = **{ $name }** verlassen? { $format ->
    [evening] Wenn du gerade spielst, ist diese Partie verloren.
    [league] Alle deine Partien enden, und du kannst nicht zurückkommen.
   *[cup] Du scheidest aus und kannst nicht zurückkommen.
}
event-not-in = Du bist bei diesem Turnier nicht dabei.
event-not-your-game = Das ist nicht deine Partie.
event-has-begun = Es hat schon begonnen, darum kann niemand mehr einsteigen.
event-is-full = Alle { $most } Plätze sind besetzt.
event-must-wait = Du hast dein letztes Turnier verpasst. Du kannst { $when } wieder mitspielen. Wenn es früher sein soll, frag { $by }.
event-removed = Du wurdest aus diesem Turnier entfernt. Wenn du wieder mitspielen willst, frag { $by }.

# ---- The roll call
event-roll = ### { $name }: Anwesenheit
    Beginn: { $at } ({ $when }). Drücke **{ button-event-here }**, um bei der Auslosung dabei zu sein.
event-here = { $count ->
    [0] **Noch ist niemand da.** Ab { $least } Personen geht es los.
   *[other] **{ $count } von { $all } da:** { $names }
}
button-event-here = Ich bin da
button-event-not-today = Heute nicht
button-event-late = Jetzt einsteigen
event-here-noted = **Du bist bei der Auslosung dabei.** Deine erste Partie öffnet sich von selbst.
event-here-late = { $given ->
    [half] **Ab der nächsten Runde bist du dabei**, und für diese bekommst du einen halben Punkt.
    [five] **Ab der nächsten Runde bist du dabei**, und für diese bekommst du 5 Punkte.
   *[no] **Ab der nächsten Runde bist du dabei.**
}
event-here-too-late = Die Hälfte der Runden hat schon begonnen, darum ist es diesmal zu spät.
event-here-early = 15 Minuten vor Beginn frage ich, wer da ist.
event-rested = Du pausierst, bis du **Ich bin wieder da** drückst.
event-back = Schön, dass du wieder da bist: In der nächsten Runde spielst du mit.
event-back-not-needed = Du bist schon dabei.

# ---- A round
event-round = ### { $name } · Runde { $round ->
        [0] { $number }
       *[other] { $number } von { $round }
    }
event-round-league = ### { $name }
event-round-ties = ### { $name } · { $stage ->
        [final] Finale
        [semi] Halbfinale
        [quarter] Viertelfinale
       *[other] K.-o.-Runde { $number }
    }
event-round-groups = ### { $name } · Gruppenphase, Runde { $number }
event-match-up = **{ $one }** gegen **{ $two }** · { $state }
event-match-up-points = **{ $one }** ({ $first }) gegen **{ $two }** ({ $second }) · { $state }
event-table = Tisch { $number }: { $names } · { $state }
event-state = { $state ->
    [waiting] beginnt gleich
    [turn] Zug { $turn }
    [begun] gerade begonnen
    [won] Sieg für { $winner }
    [drawn] unentschieden
    [walkover] kampflos an { $winner }
    [absent] niemand war da
    [void] Gleichstand
   *[vanished] zählt nicht
}
event-round-free = { $format ->
    [cup] **{ $names }** · mit Freilos in der nächsten Runde
    [groups] **{ $names }** · in dieser Runde spielfrei
    [tables] **{ $names }** · in dieser Runde spielfrei: 5 Punkte
    [idle] **{ $names }** · in dieser Runde ohne Partie
   *[other] **{ $names }** · in dieser Runde spielfrei: 1 Punkt
}
event-round-count = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $over } beendet
event-round-ends = { $ahead ->
    [ball] Schluss: { $when }. Dann gewinnt, wessen Ball weiter vorn liegt.
   *[other] Schluss: { $when }. Dann gewinnt, wer vorn liegt.
}
event-round-next = Die nächste Runde beginnt { $when }.
event-round-paused = Pausiert von der Turnierleitung. Laufende Partien gehen weiter.
event-replay-note = { $one } und { $two } spielen noch einmal: Ihre Partie ging unentschieden aus.
event-lots-note = Zwischen { $one } und { $two } hat das Los entschieden: { $winner } kommt weiter.
button-event-match = Meine Partie
button-event-standings = Tabelle
button-event-bracket = Turnierbaum
button-event-groups-table = Gruppen
button-event-why = Warum?
button-event-words = Als Text
button-event-picture = Als Bild
event-watch-menu = Bei einer Partie zuschauen …
event-watch-item = { $one } gegen { $two }
event-match-free = { $format ->
    [cup] Du hast ein Freilos: In der nächsten Runde spielst du wieder.
    [groups] In dieser Runde bist du spielfrei.
    [tables] In dieser Runde bist du spielfrei: 5 Punkte.
   *[other] In dieser Runde bist du spielfrei: 1 Punkt.
}
event-match-none = Du hast gerade keine Partie.
event-match-here = Deine Partie gegen { $names } bei **{ $name }** läuft hier: { $place }
    { $turn ->
        [yours] Du bist am Zug.
       *[theirs] Gerade bist du nicht am Zug.
    }
button-event-board = gegen { $name }
event-match-soon = Deine Partie beginnt gleich.
event-match-over = Deine Partie in dieser Runde ist vorbei. Sobald die anderen fertig sind, geht es von selbst weiter.
event-matches-none = Du hast gerade keine Turnierpartien.
event-matches = ### Meine Partien
event-match-line = **{ $event }**: gegen { $names } · { $place }{ $turn ->
    [yours] { " " }· **du bist am Zug**
   *[theirs] { "" }
}
event-matches-coming = **{ $event }** · { $when }
event-thread = { $event } · Tisch { $table }

# ---- Results
event-result = { $how ->
    [won] { $winner } schlägt { $loser } ({ $stage }, Zug { $turn })
    [time] { $winner } schlägt { $loser } nach Ablauf der Spielzeit ({ $stage })
    [clock] { $winner } gewinnt auf Zeit gegen { $loser } ({ $stage })
    [drawn] { $winner } und { $loser } spielen unentschieden ({ $stage }, Zug { $turn })
   *[void] { $winner } gegen { $loser } endet mit Gleichstand, ohne Ergebnis ({ $stage })
}
event-result-table = { $names } ({ $stage })
event-where = { $kind ->
    [group] Gruppe { $letter }
    [division] { $number }. Liga
    [final] Finale
    [semi] Halbfinale
    [quarter] Viertelfinale
    [tie] K.-o.-Runde
   *[round] Runde { $number }
}
event-result-board = Brett
event-walkover = ### Kampfloser Sieg für { $winner }
    Von { $absent } kam { $patience ->
        [one] in einer Minute
       *[other] in { $patience } Minuten
    } kein Zug. Für die Rangliste zählt das nicht.
event-walkover-slow = ### Kampfloser Sieg für { $winner }
    Von { $absent } kam in 48 Stunden kein Zug. Für die Rangliste zählt das nicht.
event-walkover-left = ### Kampfloser Sieg für { $winner }
    { $absent } hat das Turnier verlassen.
event-walkover-paused = ### Kampfloser Sieg für { $winner }
    { $absent } pausiert.
event-nobody-came = ### Kein Sieg: Niemand war da
    Von { $names } kam kein Zug.
event-walkover-back = { $count ->
    [one] { $absent }, du pausierst jetzt. Drücke **{ button-event-back }**, um in der nächsten Runde mitzuspielen.
   *[other] { $absent }, ihr pausiert jetzt. Drückt **{ button-event-back }**, um in der nächsten Runde mitzuspielen.
}
button-event-back = Ich bin wieder da
event-corrected = { $by } hat ein Ergebnis korrigiert ({ $stage }): { $what }.
event-corrected-won = { $winner } schlägt { $loser }
event-corrected-drawn = { $winner } gegen { $loser } endet unentschieden
event-corrected-none = { $winner } gegen { $loser } zählt für niemanden

# ---- Standings
event-leads = { $count ->
    [one] { $leader } hat { $points } und führt.
   *[other] { $leader } haben je { $points } und führen.
}
event-standings-text = { $leads ->
    [you] Du hast { $points } und führst.
    [shared] Du hast { $points } und führst gemeinsam mit anderen.
   *[other] Du bist auf Platz { $place } von { $all }. { $leading }
}
event-standings-none = Noch wurde keine Partie gespielt.

# ---- Why these pairs
event-why = ### Warum diese Paarungen?
event-why-small = -# Die Regeln für die Paarungen stehen unter **Mehr …**.
event-why-none = Noch gibt es keine Paarungen.
event-why-pair = **{ $one } gegen { $two }:**
# Which points they had, or where they are in the event: a division or a group, the place of a tie, their seeds.
event-why-meet = { $cause ->
    [lot] ausgelost.
    [equal] punktgleich ({ $first }), erste Begegnung.
    [nearest] { $first } und { $second } Punkte, näher ging es nicht.
    [division] In der { $number }. Liga spielen alle gegeneinander.
    [group] In Gruppe { $letter } spielen alle gegeneinander.
    [seeds] Setzplätze { $seed } und { $other }.
    [winners] Beide haben ihre letzte Paarung gewonnen.
    [replay] Ihre Partie ging unentschieden aus, also spielen sie noch einmal.
   *[only] die einzige Paarung, die passt.
}
event-why-begins = { $why ->
    [balance] { $one } hat seltener begonnen und fängt darum an.
    [last] { $one } fängt an, denn letztes Mal war es { $two }.
    [swapped] Diesmal fängt { $one } an.
   *[lot] Per Los fängt { $one } an.
}
event-why-table = **Tisch { $number }** ({ $names }): { $cause ->
    [lot] ausgelost.
    [leaders] Alle haben etwa gleich viele Punkte.
   *[only] der einzige Tisch, der passt.
}
event-why-free = **{ $name }** ist spielfrei: { $cause ->
    [lot] unter den Letzten ausgelost.
    [last] Von allen, die noch nicht spielfrei waren, liegt { $name } am weitesten hinten.
    [odd] Bei ungerader Zahl setzt in jeder Runde jemand aus.
    [bye] In dieser Runde ist sonst niemand mehr frei.
   *[only] Anders ging es nicht.
}

# ---- More
event-more = ### { $name }
    { $rules }
    -# { $fair }
event-rules = { $format ->
    [evening] **Wer gegen wen spielt.** Gegeneinander spielt, wer gleich viele Punkte hat. Keine Paarung gibt es zweimal, und eine spielfreie Runde bringt einmal einen Punkt. Bei Gleichstand am Ende zählen erst die Partien gegeneinander, dann die Punkte aller, die du geschlagen hast.
    [tables] **Wer zusammensitzt.** An einem Tisch sitzen alle, die etwa gleich weit vorn liegen. Schlägst du dort alle anderen, bekommst du 10 Punkte, schlägst du die Hälfte, bekommst du 5.
    [league] **Vier Wochen.** In jeder Liga spielen alle gegeneinander. Platz 1 steigt beim nächsten Mal auf, der letzte Platz steigt ab. Wenn du zwei Partien versäumst, bist du raus.
    [knockout] **K.-o.** Die Besten sind gesetzt. Nach einem Unentschieden wird mit getauschten Seiten noch einmal gespielt, und wenn es dabei bleibt, entscheidet das Los.
   *[cup] **K.-o.** Die Besten sind gesetzt. Nach einem Unentschieden wird mit getauschten Seiten noch einmal gespielt, und wenn es dabei bleibt, entscheidet das Los. Ab acht Personen gibt es zuerst Gruppen, aus denen je zwei weiterkommen.
}
event-rules-absent = { $slow ->
    [yes] **48 Stunden ohne ersten Zug:** Das ist kampflos verloren, zählt aber nicht für die Rangliste.
   *[no] **5 Minuten ohne ersten Zug:** Das ist kampflos verloren, zählt aber nicht für die Rangliste. Du pausierst, bis du **Ich bin wieder da** drückst.
}
event-fair = Faire Würfel: Alle Lose folgen aus einer geheimen Zahl, die vor der ersten Anmeldung versiegelt wurde, und aus den Knopfdrücken aller. Siegel: { $seal }
event-fair-file = In der Datei steht jedes Los. `python -m tournaments verify` prüft sie.
button-event-file = Datei: faire Würfel
button-event-now = Jetzt starten
button-event-next = Nächste Runde jetzt
button-event-pause = Pausieren
button-event-continue = Fortsetzen
button-event-remove = Jemanden entfernen …
button-event-correct = Ergebnis ändern …
button-event-off = Turnier absagen
button-event-off-one = Nur dieses
button-event-off-all = Die ganze Reihe
button-event-let-in = Jemanden zulassen …
event-remove-menu = Wer wird entfernt?
event-correct-menu = Welche Partie?
event-correct-which = ### { $one } gegen { $two }
    Wie ist es ausgegangen?
event-correct-nothing = Es gibt keine beendete Partie, die sich noch korrigieren lässt.
event-correct-win = Sieg für { $name }
event-correct-draw = Unentschieden
event-correct-nobody = Niemand bekommt etwas
event-corrected-done = Korrigiert. Das steht jetzt im Thread des Turniers.
event-off-ask = **{ $name }** absagen? Laufende Partien enden ohne Ergebnis.
event-off-done = **{ $name }** ist abgesagt.
event-paused-done = **{ $name }** pausiert. Keine Runde beginnt, bis du **Fortsetzen** drückst.
event-continued-done = **{ $name }** geht weiter.
event-removed-done = { $name } ist nicht mehr dabei.
event-hurried-done = Jetzt geht es los.
event-hurried-waits = { $slow ->
    [yes] Es geht los, sobald sich { $least } Personen angemeldet haben.
   *[no] Ich habe alle gerufen. Es geht los, sobald { $least } Personen **Ich bin da** gedrückt haben.
}
event-let-in-menu = Wer darf sofort mitspielen?
event-let-in-done = { $there ->
    [yes] { $name } ist schon dabei.
   *[no] { $name } kann jetzt mitspielen.
}
event-let-in-bot = Bots können nicht mitspielen.
event-moderators-only = Das kann hier nur die Moderation: Sie leitet dieses Turnier.
event-organiser-only = Das können hier nur { $by } (Turnierleitung) und die Moderation.

# ---- The end
event-won = ### 🏆 { $name }: { $winner } gewinnt!
event-won-shared = ### 🏆 { $name }: { $winner } teilen sich Platz 1
event-won-league = ### 🏆 { $name } ist vorbei
event-no-winner = ### { $name } ist vorbei
    Niemand hat gewonnen.
event-division-won = **{ $number }. Liga:** { $winner }
event-place-line = **{ $place }.** { $names }
event-end-small = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
event-end-next = Das nächste Mal: { $when }.
event-off-too-few = ### { $name } fällt aus
    { $slow ->
        [yes] { $here ->
            [0] Niemand hat sich angemeldet, mindestens { $least } sind nötig.
            [one] Nur eine Person hat sich angemeldet, mindestens { $least } sind nötig.
           *[other] Nur { $here } Personen haben sich angemeldet, mindestens { $least } sind nötig.
        }
       *[no] { $here ->
            [0] Niemand war da, mindestens { $least } sind nötig.
            [one] Nur eine Person war da, mindestens { $least } sind nötig.
           *[other] Nur { $here } Personen waren da, mindestens { $least } sind nötig.
        }
    }
event-off-called = ### { $name } fällt aus
    Abgesagt hat { $by }.
event-off-paused = ### { $name } fällt aus
    Es war { $slow ->
        [yes] zwei Wochen
       *[no] einen Tag
    } lang pausiert.
event-off-lost = ### { $name } fällt aus
    Ich kann hier keine Threads mehr erstellen.
event-off-pairing = Es gab keine Paarungen mehr, die nicht schon gespielt waren. Darum war hier Schluss.
event-off-unpaired = ### { $name } fällt aus
    Es war keine Auslosung möglich, darum ging es gar nicht los.
event-stops = Das war das dritte Mal in Folge, darum wiederhole ich es nicht mehr.
button-event-join-next = Nächstes Mal dabei
button-event-again = Wieder aufnehmen
event-calendar = { $game }. Hier kannst du mitspielen: { $url }
event-game-line = **{ $name }**, { $stage }
event-game-deadline = Der erste Zug von { $name } ist { $when } fällig, sonst ist die Partie kampflos verloren.
event-game-claim = { $name } ist nicht da. { $other }, drücke **Ich bin da**, dann gewinnst du. Deine Zeit läuft { $when } ab.
event-game-after = { $next ->
    [league] Alle Partien der Liga: { $place }
    [last] So geht es aus: { $place }
   *[round] Die nächste Runde beginnt von selbst: { $place }
}
event-appeared = Notiert: Du bist da.

server-line-event-organisers = 🏅 Turniere
event-organisers = { $who ->
    [everybody] Alle dürfen Turniere planen
   *[moderators] Die Moderation plant Turniere
}
event-organisers-form = Turniere
event-organisers-question = Wer darf hier Turniere planen?
event-organisers-choice = { $who ->
    [everybody] Alle
   *[moderators] Die Moderation
}
