# Tables: the public message, the private panel, menus and answers.
seat = Platz { $number }
computer = { $level ->
    [random] Computer (zufällig)
    [easy] Computer (leicht)
    [normal] Computer (normal)
    [hard] Computer (schwer)
    [expert] Computer (Profi)
    [only] Computer
   *[other] Computer ({ $level })
}
computer-numbered = { $level ->
    [random] Computer { $number } (zufällig)
    [easy] Computer { $number } (leicht)
    [normal] Computer { $number } (normal)
    [hard] Computer { $number } (schwer)
    [expert] Computer { $number } (Profi)
    [only] Computer { $number }
   *[other] Computer { $number } ({ $level })
}
# Computers together. $sides are seat numbers (kind seats) or the names of seats (kind sides).
board-computers = { $kind ->
    [seats] { $count ->
        [one] Computer{ computer-level }: Platz { $sides }
       *[other] Computer{ computer-level }: Plätze { $sides }
    }
   *[sides] { $count ->
        [one] Computer{ computer-level }: { $sides }
       *[other] Computer{ computer-level }: { $sides }
    }
}
lobby-computers = { $count ->
    [one] 1 Computer{ computer-level }
   *[other] { $count } Computer{ computer-level }
}
computer-level = { $level ->
    [random] { " " }(zufällig)
    [easy] { " " }(leicht)
    [normal] { " " }(normal)
    [hard] { " " }(schwer)
    [expert] { " " }(Profi)
    [only] { "" }
   *[other] { " " }({ $level })
}
computer-for = Computer statt { $name }
# Between the two sides of a game, with its spaces.
versus = { " " }gegen{ " " }
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen

## The lobby
lobby-host = { $name } (Host)
lobby-best = Am besten mit { $least } bis { $most } Personen.
lobby-minutes = { $here ->
    [one] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] Mit { $here } Personen
}{ $computers ->
    [0] { "" }
    [one] { " " }(davon 1 Computer)
   *[other] { " " }(davon { $computers } Computer)
} dauert es etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
# $turns of everybody together, $each of one seat; $days is a guess for a slow table.
lobby-turns = Insgesamt etwa { $turns } Züge, { $each } je Platz.{ $pace ->
    [slow] { " " }Bei einem Zug alle drei Stunden sind das etwa { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }.
   *[live] { "" }
}
lobby-advice = 💡 Besser für eine langsame Partie: { $setting }
lobby-leaving = In einer Minute lösche ich diesen Thread, wenn bis dahin sonst niemand hier geschrieben hat.
lobby-rivals = { $count ->
    [one] Wenn du allein startest, spielt 1 Computer mit.
   *[other] Wenn du allein startest, spielen { $count } Computer mit.
}
# $setting is a line such as “Start alone: 2 computers join”; $asked are mentions of people.
lobby-proposal = 🗳️ { $name } schlägt vor: **{ $setting }**. { $asked }, einverstanden?
lobby-declined = 🗳️ { $name } ist dagegen: { $setting }. Es bleibt, wie es ist.
lobby-set-back = 🗳️ { $name } ist neu dabei, darum gelten die vereinbarten Einstellungen nicht mehr: { $settings }.
lobby-if-all-agree = { $setting } (alle müssen zustimmen)
lobby-computer = Plätze vergeben oder räumen …
lobby-add-computer = { $level ->
    [random] Computer dazu (zufällige Züge)
    [easy] Computer dazu (leicht)
    [normal] Computer dazu (normal)
    [hard] Computer dazu (schwer)
    [expert] Computer dazu (Profi)
    [only] Computer dazu
   *[other] Computer dazu ({ $level })
}
lobby-send-away = { $name } entfernen
lobby-remove-computer = Computer entfernen
nobody-yet = noch niemand
nobody-else = du allein

## Settings: lines of a list, and of a menu.
term-pace = { $value ->
    [live] Live: Alle spielen jetzt
   *[slow] Langsam: Zieh, wenn du Zeit hast
}
term-order = { $value ->
    [drawn] Die Plätze werden ausgelost
    [host] Der Host fängt an
   *[joined] Der Host nimmt den ersten Platz
}
term-kickoff = { $value ->
    [now] Fertige Aufstellungen, gleich Anstoß
   *[choose] Alle wählen ihre Aufstellung
}
term-minutes = Abpfiff nach { $value ->
    [one] { $value } Minute
   *[other] { $value } Minuten
}
term-turns = Abpfiff nach { $value ->
    [one] { $value } Zug
   *[other] { $value } Zügen
}
term-wait-live = { $value ->
    [quick] Würfelt nach 3 Sekunden von selbst
    [brisk] Würfelt nach 5 Sekunden von selbst
    [short] Würfelt nach 10 Sekunden von selbst
    [long] Würfelt nach einer Minute von selbst
   *[usual] Würfelt nach 20 Sekunden von selbst
}
term-wait-slow = { $value ->
    [quick] Würfelt nach 15 Minuten von selbst
    [brisk] Würfelt nach 30 Minuten von selbst
    [short] Würfelt nach einer Stunde von selbst
    [long] Würfelt nach einem Tag von selbst
   *[usual] Würfelt nach 4 Stunden von selbst
}
term-records = { $value ->
    [round] Eine Nachricht je Runde
   *[match] Eine Nachricht je Spiel
}
# An option without words of its own: its bare name and value.
option-plain = { $name }: { $value ->
    [none] nicht gesetzt
   *[other] { $value }
}

option-undrawn = ⚠️ Bilder können { $letters } nicht zeigen

## A list to choose by swapping, and a form to write in
swap-title = **Ausgewählt ({ $count }):** { $names }
swap-hint = Wähle aus, wer gehen und wer kommen soll.
swap-leaving = **{ $name }** geht. Wähle, wer dafür kommt.
swap-coming = **{ $name }** kommt. Wähle, wer dafür geht.
swap-done = **{ $coming }** kommt für **{ $leaving }**.
swap-out = Raus …
swap-in = Rein …
swap-page = Mehr … ({ $page } von { $pages })

## The board
semicolon = ;{ " " }
board-player = **{ $name }** ({ $side })
# One computer or two, each with the name of its side.
board-computer-side = Computer ({ $side }{ $level ->
    [random] , zufällig
    [easy] , leicht
    [normal] , normal
    [hard] , schwer
    [expert] , Profi
    [only] { "" }
   *[other] , { $level }
})
board-numbered = { $player } ({ $number })
board-turn = { $person }, du bist am Zug{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
# $task is a few words that go on after a colon, such as “roll for Brazil”; $side may be none.
board-turn-task = { $person }, du bist am Zug{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
board-thinking = { $player } überlegt …
board-resigned = 🏳️ { $name } hat aufgegeben. { $computer } spielt weiter.
board-asleep = -# 💤 { $names } { $count ->
    [one] reagiert
   *[other] reagieren
} nicht, darum wartet der Tisch nicht. Drücke irgendeinen Button, um zurückzukommen.
board-away = ⏳ Ich war { $unit ->
    [minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
    [hours] { $count } Stunden
   *[days] { $count } Tage
} weg. Währenddessen stand die Zeit für alle still.
board-offer = 🤝 { $name } bietet Unentschieden an. { $asked }, einverstanden? Wer weiterspielt, lehnt ab. Das Angebot endet { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } möchte kein Unentschieden.
    [undo] ↩️ { $asker }, { $name } ist gegen das Zurücknehmen.
   *[round] ⏩ { $asker }, { $name } möchte nicht die ganze Runde auf einmal spielen.
}
board-undo = ↩️ { $name } möchte den letzten Zug zurücknehmen. { $asked }, ist das in Ordnung? Die Anfrage endet { $when }.
# $actions are moves in their notation, separated by commas.
board-undone = ↩️ { $name } hat { $actions } zurückgenommen.
board-vote = 💤 { $name } ist schon eine Weile weg. { $asked }: { $ends ->
    [yes] warten, einen Computer übernehmen lassen oder die Partie beenden?
   *[no] warten oder einen Computer übernehmen lassen?
} Die Abstimmung endet { $when }.
# What each choice means: in a game that may be rated, and for its end, now ($may is yes) or from $since on.
board-vote-rated = -# Wertung: Warten ändert nichts. Mit einem Computer zählt die Partie für alle anderen weiter; { $name } kann dabei nur noch Punkte verlieren, außer wenn der Computer bloß ein, zwei Züge macht. Wird die Partie beendet, ändert sich keine Wertung.
board-vote-end = { $may ->
    [yes] -# Die Partie endet nur, wenn alle dafür sind, die abstimmen.
   *[no] -# Ihr könnt erst { $since } dafür stimmen, die Partie zu beenden.
}
board-routine = -# Würfelt von selbst { $when }.
board-round = ⏩ { $name } möchte die ganze Runde auf einmal spielen. { $asked }, ist das in Ordnung? Es geht { $when } los, wenn niemand widerspricht.
pause-round = ⏳ Die nächste Runde beginnt { $when }.
pause-watch = 👀 Alle hier sind ausgeschieden. Schaut Spiel für Spiel zu, oder springt zum Finale. Das nächste Spiel beginnt { $when }.
pause-skip = 👀 { $names } { $count ->
    [one] möchte
   *[other] möchten
} zum Finale springen. { $asked }, einverstanden? Dann auch **Zum Finale** drücken. Das nächste Spiel beginnt { $when }.
pause-finale = 🏟️ Nur noch das Finale. Anstoß ist { $when }.
board-reminder-event = ⏰ Erinnerung: Du bist am Zug.
board-reminder = ⏰ Erinnerung: Du bist am Zug. { $next ->
    [vote] { $others ->
        [one] Die andere Person kann { $when } entscheiden, wie es weitergeht.
       *[other] Die anderen stimmen { $when } ab, wie es weitergeht.
    }
    [voting] { $others ->
        [one] Die andere Person entscheidet gerade, wie es weitergeht. Die Zeit dafür endet { $when }.
       *[other] Die anderen stimmen gerade ab, wie es weitergeht. Die Abstimmung endet { $when }.
    }
   *[closing] Ohne einen Zug wird die Partie { $when } geschlossen.
}
# $when is Discord's own timestamp, such as “in 24 minutes”, here and below.
board-whistle = -# ⏱️ Abpfiff { $when } · Zug { $turn }
board-whistle-turns = -# ⏱️ Zug { $turn } von { $turns }, dann Abpfiff
board-whistle-due = -# ⏱️ Die Zeit ist um: Abgepfiffen wird, sobald die Regeln es erlauben.
# $steps is a list of the three messages below.
board-slow = -# ⏳ Ohne Zug: { $steps }.
board-slow-reminder = Erinnerung { $when }
board-slow-vote = Abstimmung { $when }
board-slow-closing = Ende der Partie { $when }
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = Zufall vor dem Start versiegelt
sealed-seats = Sitzordnung vor dem Start versiegelt
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] Jemand hat aufgegeben
       *[other] { $name } hat aufgegeben
    }
    [agreed] Unentschieden vereinbart
    [moderator] Von der Moderation beendet
    [voted] Durch Abstimmung beendet
    [forfeit] { $name ->
        [none] Nicht alle waren da
       *[other] { $name } ist ausgeschieden
    }
    [time] Die Zeit war um
    [idle] Nach zwei stillen Wochen geschlossen
   *[other] Vorzeitig beendet
}
story-plain = Gerade eben: { $event }
story-since = **Seit deinem letzten Zug**
story-deed = { $name }: { $events }

## The daily puzzle
daily-sealed =
    🔒 Alle spielen das Tagesrätsel { $number } mit denselben Würfeln. Sie bleiben versiegelt, bis { $when } das nächste Rätsel kommt. Danach prüft **/mundialito table action:prüfen** jeden Wurf von Tisch `{ $table }`. Das ist sein Siegel seit dem Start:
    `{ $commitment }`
daily-file-sealed = In der Spieldatei stehen die Würfel des Rätsels, und andere spielen noch damit. Herunterladen kannst du sie { $when }.

## Buttons
button-agree = Einverstanden
button-disagree = Dagegen
button-swap = Tauschen …
button-write-again = Noch einmal …
button-join = Mitspielen
button-start = Los geht’s
button-fill = { $count ->
    [one] Computer dazu
   *[other] { $count } Computer dazu
}
button-play = Spielen …
button-open = Tisch öffnen
button-leave = Verlassen
button-cancel = Schließen
button-panel = Dein Zug
button-more = Mehr …
button-routine = Weiter
button-seat = Mein Platz
button-round = Runde spielen
button-next = Nächstes Spiel
button-finale = Finale spielen
button-skip = Zum Finale
button-round-yes = Spielen
button-round-no = Nicht jetzt
button-text = Brett in Worten
button-side = Von meiner Seite
button-undo = Zurücknehmen
button-draw = Remis anbieten …
button-draw-yes = Ja, anbieten
button-draw-accept = Remis annehmen …
button-draw-decline = Remis ablehnen
button-draw-agree = Ja, Remis annehmen
button-undo-accept = Erlauben
button-undo-decline = Nicht erlauben
button-hand-over = Computer für mich
button-return = Zurück an den Tisch
button-resign = Aufgeben …
button-resign-yes = Ja, aufgeben
button-play-on = Weiterspielen
button-no = Abbrechen
button-vote-wait = Warten
button-vote-computer = Computer übernimmt
button-vote-end = Partie beenden
button-replay = Wiederholung
button-file = Spieldatei
button-jump = Zum Brett

## The panel
panel-turn = { $side ->
    [none] Du bist am Zug.
   *[other] Du bist am Zug, { $side }.
}
panel-waiting = Wir warten auf { $awaited }.
# $actions is what the table will do for the player as soon as it may, in the game's notation.
panel-planned = Wird für dich gespielt, sobald es geht: { $actions }.
panel-watching = 👀 Du schaust zu. { $count ->
    [0] Gleich geht es weiter.
   *[other] Am Zug: { $awaited }.
}
panel-routine = Du bist dran mit Würfeln.
routines-menu = Automatisch würfeln
routines = { $way ->
    [own] Automatisch würfeln: aus
    [deciding] Automatisch würfeln: an, außer bei entscheidenden Würfen
   *[always] Automatisch würfeln: an
}
reserve-menu = Bei diesen Teams immer fragen
panel-back = Willkommen zurück! Der Tisch hat für dich gespielt, während du weg warst.
panel-missed = 💤 { $others ->
    [one] Die andere Person glaubt, du bist weg, und entscheidet gerade, wie es weitergeht.
   *[other] Die anderen glauben, du bist weg, und stimmen gerade ab, wie es weitergeht.
} Mach einen Zug, dann geht es weiter.
panel-handed-over = Ein Computer spielt auf deinem Platz. Du kannst ihn jederzeit zurücknehmen.
more-title = **{ $game }**, Tisch `{ $table }`

## Questions, asked once
ask-draw = **Unentschieden anbieten?** Es wird weitergespielt, bis alle annehmen. Dein Angebot endet mit dem nächsten Zug der anderen Seite.
ask-draw-accept = **Unentschieden annehmen?** Die Partie endet sofort, und niemand gewinnt.
ask-resign = { $then ->
    [ends] ⚠️ **Aufgeben?** Die Partie endet sofort. Du kannst das nicht zurücknehmen.
    [wins] ⚠️ **Aufgeben?** Die andere Seite gewinnt sofort. Du kannst das nicht zurücknehmen.
   *[other] ⚠️ **Aufgeben?** Ein Computer spielt für dich zu Ende. Du kannst das nicht zurücknehmen.
}

## Done
done-started = Die Partie hat begonnen.
# $place is a link to a channel or thread.
done-in-thread = Hier geht’s hin: { $place }
done-leaving = Tisch geschlossen. { lobby-leaving }
done-undone = Zurückgenommen.
done-undo-asked = Du hast gefragt. Zurückgenommen wird, wenn alle Gefragten zustimmen.
done-offered = Unentschieden angeboten.
done-agreed = Alle sind einverstanden: unentschieden.
done-resigned = Du hast aufgegeben.
done-left = Du hast Tisch `{ $table }` verlassen.
done-nothing = Nichts hat sich geändert. Die Partie geht weiter.
done-handed-over = { $left ->
    [0] Niemand sonst ist mehr da, darum spielen Computer die Partie zu Ende.
   *[other] Ein Computer spielt für dich, bis du deinen Platz zurücknimmst.
}
done-rematch-asked = Revanche vorgeschlagen. Sie beginnt, wenn alle zustimmen.
done-rematch = { $moved ->
    [alone] Eine neue Partie hat begonnen.
    [no] Die Revanche hat begonnen.
   *[yes] Die Revanche hat begonnen, mit vertauschten Seiten.
}
download-game = Die ganze Partie als Datei. `python -m rules verify FILE` prüft jedes Zufallsereignis und jeden Zug von Tisch `{ $table }`.
## Checking that nothing was rigged. $drawn counts random draws. $joined lists the ids of presses, and $players counts them.
verify-nothing = Hier läuft keine Partie, und keine ist zu Ende gegangen. Um eine Partie von anderswo zu prüfen, wähle ihren `table`.
verify-running =
    🔒 Aller Zufall an Tisch `{ $table }` kommt aus einer geheimen Zahl, die vor dem Start versiegelt wurde:
    `{ $commitment }`
    Seither dazugemischt, damit niemand allein entscheidet: { $joined ->
        [none] nichts
       *[other] die Nummern der Klicks, mit denen alle Platz genommen haben, { $joined }
    }
    Nach der Partie verrate ich das Geheimnis. Dann prüft **/mundialito table action:prüfen**, ob es zum Siegel passt und ob jeder Würfel und jede Karte daraus folgt.
verify-fits =
    ✅ **Geprüft: Nichts wurde verändert.** Tisch `{ $table }`: { $drawn ->
        [0] Diese Partie kam ohne Zufall aus; { $actions ->
            [one] die eine Aktion passt
           *[other] alle { $actions } Aktionen passen
        } zum versiegelten Protokoll.
       *[other] { $drawn ->
            [one] Das eine Zufallsereignis
           *[other] Alle { $drawn } Zufallsereignisse
        } und { $actions ->
            [one] eine Aktion
           *[other] { $actions } Aktionen
        } passen zum versiegelten Protokoll.
    }
    -# Siegel: `{ $commitment }`
    -# Geheimnis: `{ $secret }`
    -# Dazugemischt: { $joined ->
        [none] nichts
       *[other] { $players ->
            [one] der Klick einer Person
           *[other] die Klicks von { $players } Personen
        }, { $joined }
    }
    -# Um ohne mich zu prüfen, lade die Spieldatei herunter und starte `python -m rules verify FILE`. Das Siegel ist der SHA-256 von `mundialito:{ $table }:` mit dem Geheimnis dahinter.
verify-differs =
    ❌ **Das passt nicht.** { $trouble }
    -# Tisch `{ $table }` · Siegel `{ $commitment }` · Geheimnis `{ $secret }` · dazugemischt: { $joined } · Zufallsereignisse: { $drawn } · Aktionen: { $actions }

games-title = **Deine Tische**
games-none = Du sitzt an keinem Tisch. Öffne einen mit **/mundialito play**.
# $who names the others at the table; $link leads to the board.
games-line = { $state ->
    [mine] - ▶ **Du bist am Zug** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - Andere sind am Zug · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Noch nicht begonnen · { $game } · { $who } · { $link } · `{ $table }`
}
games-hidden = - Verborgen · { $game } · `{ $table }` · Du siehst den Kanal nicht. **/mundialito table action:aufgeben** gibt deinen Platz auf.
games-puzzle = **/mundialito table table:{ $table }**

## Hints, and the form of options
term-hints = { $value ->
    [yes] Tipps für alle, darum ohne Wertung
   *[no] Keine Tipps untereinander
}

## Tables that can't continue
aside = 🗄️ { $reason ->
    [version] Tisch `{ $table }` kann nicht weitergehen: Die Regeln dieses Spiels haben sich seit dem Start geändert. Die Züge bis hierher bleiben erhalten.
    [game] Tisch `{ $table }` kann nicht weitergehen: Dieser Bot hat sein Spiel nicht mehr. Die Züge bis hierher bleiben erhalten.
   *[unreadable] Tisch `{ $table }` kann nicht weitergehen: Ich kann die gespeicherte Partie nicht lesen. Das Gespeicherte bleibt für den Betrieb dieses Bots erhalten.
} Das Ergebnis zählt nicht. Einen neuen Tisch öffnest du hier mit **/mundialito play**.
aside-players = -# Dabei: { $names }
refusal-aside-version = Dieser Tisch kann nicht weitergehen: Die Regeln seines Spiels haben sich seit dem Start geändert. Öffne einen neuen mit **/mundialito play**.
refusal-aside-game = Dieser Tisch kann nicht weitergehen: Dieser Bot hat sein Spiel nicht mehr. Wähle ein anderes mit **/mundialito play**.
refusal-aside-removed = Diese Partie ist angehalten, weil ihr Server mich entfernt hat. Sie geht weiter, wenn ich wieder eingeladen werde.
refusal-aside-unreadable = Dieser Tisch kann nicht weitergehen: Ich kann die gespeicherte Partie nicht lesen. Das Gespeicherte bleibt für den Betrieb dieses Bots erhalten. Öffne einen neuen Tisch mit **/mundialito play**.
refusal-over-version = Diese Partie kann ich nicht zeigen: Ihre Regeln haben sich seither geändert. Das Ergebnis gilt.
refusal-over-game = Diese Partie kann ich nicht zeigen: Dieser Bot hat das Spiel nicht mehr. Das Ergebnis gilt.
refusal-over-unreadable = Diese Partie ist zu Ende, und ich kann ihre Züge nicht mehr lesen.
board-clocks = -# ⏱️ { $clocks }
board-clock-runs = { $name }: Zeit läuft { $when } ab
board-clock-left = { $name }: noch { $left }
clock-left = { $unit ->
    [days] { $big } T { $small } Std
    [hours] { $big } Std { $small } Min
   *[minutes] { $big } Min { $small } s
}
term-control = { $value ->
    [steady] Ruhige Uhr: 3 Tage plus 36 Stunden pro Zug
    [brisk] Flotte Uhr: 1 Tag plus 12 Stunden pro Zug
    [timed] Uhr für zwei: 10 Minuten plus 20 Sekunden pro Zug
   *[none] Keine Uhr
}

tables-elsewhere = Gespielt wird in { $places }.
button-open-there = Dort eröffnen

# A seat's player, in a game file.
replay-player = Platz { $number }

# What is stored about a person, and deleting it.
person-erased = jemand von früher

doctor-state = { $state ->
    [lobby] offen
    [set_aside] beiseitegelegt
   *[running] läuft
}

# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Aufbau
   *[other] { $game ->
        [dicecup] Spiel { $number }
       *[other] Zug { $number }
    }
}
# In a picture of several moments: which one it is, and whose turn it was.
share-moment-of = { $moment } · { $name }
