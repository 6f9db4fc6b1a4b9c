# Hilfe: eine Seite mit einem Menü voller Fragen, jede in höchstens vier Zeilen beantwortet.

help-page =
    ### Brettspiele, gleich hier
    { $place ->
        [direct] **Spiel** hier gegen einen Computer, oder komm auf einen Server.
       *[server] **Spiel** gegen Freunde oder einen Computer.
    }
    {""}**Lern** ein Spiel in zwei Minuten.
    {""}**Täglich:** ein Rätsel für alle, `/mundialito daily`.
    {""}**Mehr …** unter einem Brett hat den Rest.
help-menu = Wie kann ich …
help-kept = -# Ich speichere deine Discord-ID, deine Namen, Einstellungen und Spiele. Nachrichten lese ich nicht.
help-manage = **Du verwaltest diesen Server.** Das Menü oben sagt, wie du Spiele beendest, jemanden sperrst und mich einschränkst. Alle Befehle: `/mundialito-admin`.
button-help-play = Spielen
button-help-tables = Meine Tische
button-help-back = Zurück

# The questions, as they continue the menu's title, and their answers.
help-ask-move = einen Zug machen
help-answer-move = Drück am Brett **Dein Zug**, wähl eine Figur und dann, was sie tut. Bis du spielst, siehst nur du es.
help-ask-cards = meine Karten sehen
help-answer-cards = Sie kommen als Direktnachricht. **Hand** am Tisch oder `/hand` zeigt sie auch. Sonst sieht sie niemand.
help-ask-undo = zurücknehmen, aufgeben, Remis anbieten
help-answer-undo = Drück am Brett **Mehr …**. Was andere angeht, braucht ihr Ja.
help-ask-type = Züge tippen
help-answer-type = `/move` schlägt beim Tippen vor, was geht. `/mundialito table` kann Zurücknehmen, Remis und den Rest.
help-ask-words = ohne Bilder spielen
help-answer-words = **Mehr …**, dann **Brett in Worten**. Jedes Bild hat eine Beschreibung für Screenreader.
help-ask-less = weniger Nachrichten bekommen
help-answer-less = `/mundialito settings` stellt Erwähnungen ab, und Einladungen von Leuten, die du nicht kennst.
help-ask-slow = langsam spielen
help-answer-slow = Eröffne einen Tisch mit `/mundialito play pace:slow`: Alle ziehen, wenn sie Zeit haben. Fehlt jemand, entscheiden die anderen, wie es weitergeht.
help-ask-watch = zusehen oder nachspielen
help-answer-watch = `/mundialito watch` zeigt, was hier läuft. Ein beendetes Spiel hat **Wiederholung** unter dem Brett.
help-ask-share = ein Spiel teilen
help-answer-share = Unter einer beendeten Partie: **Teilen**. Wähl Karte, Film oder Momente, dann **Posten**.
help-ask-ratings = Wertungen sehen
help-answer-ratings = `/mundialito leaderboard`, `/mundialito profile`, und `/mundialito rating`, warum sich deine bewegt hat.
help-ask-rules = die Regeln nachschlagen
help-answer-rules = Wähl ein Spiel, oder such ein Wort mit `/mundialito rules`.
help-ask-block = jemanden blockieren
help-answer-block = `/mundialito block`: Die Person kann dich nicht einladen und nicht an deine Tische kommen. Sie erfährt es nicht.
help-ask-data = sehen oder löschen, was du speicherst
help-answer-data = `/mundialito privacy` zeigt alles, gibt dir eine Kopie und löscht es.
help-ask-end = ein festgefahrenes Spiel beenden
help-answer-end = `/mundialito-admin end` in seinem Kanal. Ich sage vorher, was das kostet, und frage nach.
help-ask-ban = jemanden fürs Spielen sperren
help-answer-ban = `/mundialito-admin ban add`, für einige Tage oder bis du die Sperre aufhebst. Die Tische hier verlässt die Person sofort.
help-ask-language = meine Sprache hier ändern
help-answer-language = `/mundialito-admin setup` legt die Sprache von Brettern und Posts fest. Private Antworten folgen der eigenen Sprache.
help-ask-limit = einschränken, wer mich wo benutzt
help-answer-limit = In Discord: **Servereinstellungen → Integrationen**, dann mein Name. Wähl Rollen und Kanäle für jeden Befehl.
help-ask-posts = sehen, was ich von mir aus poste
help-answer-posts = Bretter mit Erwähnungen, Ergebnisse der Turniere, eine Zeile je Tagesrätsel und einmal eine Begrüßung. Ein Siegertreppchen im Monat nur, wenn du es einschaltest: `/mundialito-admin setup`.
