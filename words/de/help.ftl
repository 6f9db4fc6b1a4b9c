# Hilfe: eine Seite mit einem Menü voller Fragen, jede in höchstens vier Zeilen beantwortet.

help-page =
    ### Gesellschaftsspiele, gleich hier
    { $place ->
        [direct] **Spiel** hier gegen einen Computer, oder auf einem Server mit anderen.
       *[server] **Spiel** gegen andere oder einen Computer.
    }
    {""}**Lern** ein Spiel in zwei Minuten.
    {""}**Täglich:** zwei Rätsel für alle.
    {""}**Turniere:** ein Spieleabend, eine Liga oder ein Cup.
    {""}**Mehr …** unter dem Brett: alles andere.
help-menu = Wie kann ich …
help-kept = -# Ich speichere deine Discord-ID, deine Namen, Einstellungen und Spiele. Nachrichten lese ich nicht.
help-manage = **Du verwaltest diesen Server.** Das Menü oben sagt, wie du Spiele beendest, jemanden sperrst, ein Turnier planst und einschränkst, wer mich benutzt. Alle Befehle: `/mundialito-admin`.
button-help-play = Spielen
button-help-tables = Meine Tische
button-help-back = Zurück

# The questions, as they continue the menu's title, and their answers.
help-ask-move = einen Zug machen
help-answer-move = Drücke am Brett **Dein Zug**, wähle eine Figur und dann, was sie tut. Bis du spielst, siehst nur du es.
help-ask-cards = meine Karten sehen
help-answer-cards = Sie kommen als Direktnachricht. **Hand** am Tisch oder `/hand` zeigt sie auch. Sonst sieht sie niemand.
help-ask-undo = zurücknehmen, aufgeben, Unentschieden anbieten
help-answer-undo = Drücke am Brett **Mehr …**. Was andere angeht, braucht ihre Zustimmung.
help-ask-type = Züge tippen
help-answer-type = `/move` schlägt beim Tippen vor, was geht. Zurücknehmen, Unentschieden und alles andere: `/mundialito table`.
help-ask-words = ohne Bilder spielen
help-answer-words = **Mehr …**, dann **Brett in Worten**. Jedes Bild hat eine Beschreibung für Screenreader.
help-ask-less = weniger Nachrichten bekommen
help-answer-less = Mit `/mundialito settings` stellst du Erwähnungen ab und Einladungen von Leuten, die du nicht kennst.
help-ask-slow = langsam spielen
help-answer-slow = Eröffne einen Tisch mit `/mundialito play pace:slow`: Alle ziehen, wenn sie Zeit haben. Fehlt jemand, entscheiden die anderen, wie es weitergeht.
help-ask-watch = zusehen oder nachspielen
help-answer-watch = `/mundialito watch` zeigt, was hier läuft. Ein beendetes Spiel hat **Wiederholung** unter dem Brett.
help-ask-event = bei einem Turnier mitspielen
help-answer-event = `/mundialito event` zeigt, was ansteht. Drücke **Mitspielen** und, wenn ich dich rufe, **Ich bin da**. Deine Partien öffnen sich von selbst.
help-ask-share = ein Spiel teilen
help-answer-share = Unter einer beendeten Partie: **Teilen**. Wähle Karte, Clip oder Momente, dann **Posten**.
help-ask-ratings = Wertungen sehen
help-answer-ratings = `/mundialito leaderboard` und `/mundialito profile`. Warum sich deine geändert hat, sagt `/mundialito rating`.
help-ask-rules = die Regeln nachschlagen
help-answer-rules = Wähle ein Spiel, oder such ein Wort mit `/mundialito rules`.
help-ask-block = jemanden blockieren
help-answer-block = `/mundialito block`: Die Person kann dich nicht einladen und nicht an deine Tische kommen. Sie erfährt es nicht.
help-ask-data = sehen oder löschen, was du über mich speicherst
help-answer-data = `/mundialito privacy` zeigt alles, gibt dir eine Kopie und löscht es.
help-ask-end = ein festgefahrenes Spiel beenden
help-answer-end = `/mundialito-admin end` in seinem Kanal. Ich sage vorher, was das bedeutet, und frage nach.
help-ask-ban = jemanden fürs Spielen sperren
help-answer-ban = `/mundialito-admin ban add`, für einige Tage oder bis du die Sperre aufhebst. Die Tische hier verlässt die Person sofort.
help-ask-plan = ein Turnier planen oder korrigieren
help-answer-plan = `/mundialito event`, dann **Neues Turnier**. Mit **Mehr …** darunter kannst du es starten, pausieren, korrigieren oder absagen. Wer planen darf: `/mundialito-admin setup`.
help-ask-language = hier die Sprache ändern
help-answer-language = `/mundialito-admin setup` legt die Sprache von Brettern und Posts fest. Privat antworte ich allen in ihrer eigenen Sprache.
help-ask-limit = einschränken, wer dich wo benutzt
help-answer-limit = In Discord: **Servereinstellungen → Integrationen**, dann mein Name. Wähle Rollen und Kanäle für jeden Befehl.
help-ask-posts = sehen, was du von dir aus postest
help-answer-posts = Bretter mit Erwähnungen, Ergebnisse der Cups, Turniere samt Ergebnissen und einmal eine Begrüßung. Tagesrätsel und Siegerpodest nur, wenn du sie einschaltest: `/mundialito-admin setup`.

button-privacy = Datenschutz
button-terms = Nutzungsbedingungen
