# What can't be done, and why. Refusals of the games themselves are told by their rules.
refusal-unknown-game = Ein Spiel namens { $game } gibt es nicht. Wähle eins aus der Liste.
refusal-no-table = Diesen Tisch gibt es nicht mehr, oder du siehst seinen Kanal nicht. Öffne einen neuen mit **/mundialito play**.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-running = Die Partie hat schon begonnen.
refusal-ended = Diese Partie ist zu Ende.
refusal-closed = { $why ->
    [withdrawn] Die Herausforderung wurde zurückgenommen.
   *[closed] Dieser Tisch wurde vor der Partie geschlossen.
}
refusal-stale = Inzwischen hat sich das Brett geändert. Schau noch einmal hin.
refusal-game-over = Diese Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-others-turn = Du bist nicht am Zug. Wir warten auf <@{ $person }>.
refusal-computers-turn = Du bist nicht am Zug. Ein Computer überlegt.
refusal-not-now = Das geht gerade nicht.
refusal-chance-awaited = Gerade wird gewürfelt oder gezogen. Versuch es gleich noch einmal.
refusal-not-at-table = Du sitzt nicht an diesem Tisch.
refusal-already-joined = Du sitzt schon an diesem Tisch.
refusal-lobby-full = Alle Plätze sind besetzt. Du kannst einen anderen Tisch öffnen: **/mundialito play**.
refusal-invitation-only = Die letzten Plätze sind für Eingeladene. Du kannst einen anderen Tisch öffnen: **/mundialito play**.
refusal-not-in-lobby = Du sitzt nicht an diesem Tisch. Drücke zuerst **Mitspielen**.
refusal-host-only = Das kann nur der Host, <@{ $host }>.
refusal-host-starts = Das kann vorerst nur der Host, <@{ $host }>. Alle am Tisch können es <t:{ $since }:R>.
refusal-joined-often = Du bist hier zu oft gekommen und gegangen. Such einen anderen Tisch, oder öffne selbst einen: **/mundialito play**.
refusal-sent-away = Der Host hat dich von diesem Tisch entfernt, darum kannst du nicht zurückkommen.
refusal-not-here = Diese Person sitzt nicht an diesem Tisch.
refusal-arranged-often = Dieser Tisch wurde zu oft geändert. Startet die Partie, oder öffnet einen neuen Tisch.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-too-few = Dieses Spiel braucht { $exactly ->
    [yes] { "" }
   *[no] mindestens{ " " }
}{ $least ->
    [one] { $least } Person
   *[other] { $least } Personen
}, und { $here ->
    [0] noch ist niemand da
    [one] erst 1 ist da
   *[other] erst { $here } sind da
}.
refusal-too-many-invited = An diesem Tisch ist { $most ->
    [0] für niemanden sonst Platz
    [one] Platz für 1 weitere Person
   *[other] Platz für { $most } weitere Personen
}.
refusal-options-forbid = So kann die Partie nicht beginnen. { $why }
refusal-undo-pending = Jemand möchte schon etwas zurücknehmen. Beantworte zuerst das.
refusal-undo-nothing = Du hast nichts zurückzunehmen.
refusal-undo-chance = Das kannst du nicht zurücknehmen: Seither wurde gewürfelt oder gezogen.
refusal-undo-hidden = Das kannst du nicht zurücknehmen: Seither hat vielleicht jemand eine Karte gesehen.
refusal-undo-gone = Niemand möchte mehr etwas zurücknehmen.
refusal-undo-often = Das hast du zu oft zurückgenommen. Spiel von hier aus weiter.
refusal-asked-often = Danach hast du in dieser Partie zu oft gefragt.
refusal-not-asked = Das { $others ->
    [0] kann
   *[other] können
} nur <@{ $person }>{ $others ->
    [0] { "" }
    [one] { " " }und noch jemand
   *[other] { " " }und { $others } andere
} beantworten.
refusal-proposal-pending = Die anderen haben deinen letzten Vorschlag noch nicht beantwortet. Warte auf sie, oder zieh ihn mit **Dagegen** zurück.
refusal-proposal-open = Der Vorschlag des Hosts ist noch offen. Beantworte ihn zuerst, oder warte, bis alle geantwortet haben.
refusal-option-idle = Mit diesen Einstellungen macht { $option } keinen Unterschied, darum hat sich nichts geändert.
refusal-nothing-to-fill = Es sind schon genug dabei. Einzelne Computer kannst du trotzdem dazuholen.
refusal-proposal-gone = Diesen Vorschlag gibt es nicht mehr.
swap-gone = Hier gibt es nichts mehr zu tauschen.
refusal-draw-pending = Unentschieden wurde schon angeboten.
refusal-draw-nobody = Es ist niemand zum Fragen da: Computer nehmen kein Unentschieden an.
refusal-draw-gone = Dieses Angebot gibt es nicht mehr.
refusal-vote-gone = Diese Abstimmung ist vorbei.
refusal-vote-choice = Das steht nicht zur Wahl.
refusal-vote-early = Du kannst erst <t:{ $since }:R> dafür stimmen, die Partie zu beenden. Warte bis dahin, oder lass einen Computer übernehmen.
vote-shut-out = Dafür kannst du jetzt nicht stimmen: { $name } sieht diesen Kanal nicht, und die Partie könnte gewertet werden. Warte, oder lass einen Computer übernehmen. Die Moderation kann { $name } wieder hereinlassen.
vote-no-end = Du bestimmst, wer diesen Kanal sieht. Darum kannst du eine Partie, die gewertet werden könnte, nicht auf diesem Weg beenden: Sonst könnte man Partien verstecken, um ihnen zu entkommen. Warte auf { $name }, lass einen Computer übernehmen, oder gib auf.
vote-let-in = { $name } sieht diesen Kanal nicht, und du bestimmst, wer ihn sieht. Lass { $name } wieder herein, oder warte.
refusal-no-draws = In diesem Spiel kann man kein Unentschieden vereinbaren.
refusal-no-routines = In diesem Spiel ist jeder Zug eine Entscheidung, darum spielt der Tisch keinen für dich.
refusal-routines-choice = Das steht nicht zur Wahl.
refusal-reserve-choice = Du kannst nur deine eigenen Teams wählen.
refusal-round-out = Du bist ausgeschieden, darum entscheiden die anderen, wie es weitergeht.
refusal-round-pending = Danach hat schon jemand gefragt.
refusal-round-gone = Das ist schon entschieden.
refusal-seat-handed-over = Auf deinem Platz spielt ein Computer. Nimm ihn zuerst zurück.
refusal-seat-not-handed-over = Auf deinem Platz spielst du schon selbst.
refusal-puzzle-alone = Dieser Versuch zählt, darum kann ihn kein Computer für dich spielen.
refusal-event-alone = In einem Turnier spielen alle selbst.
refusal-rematch-made = Die Revanche hat schon begonnen: Tisch `{ $table }`.
refusal-rematch-without = Jemand von diesem Tisch ist für immer weg, darum gibt es keine Revanche. Öffne einen neuen Tisch: **/mundialito play**.
refusal-rematch-asked = Du hast schon um eine Revanche gebeten. Die anderen haben noch nicht geantwortet.
refusal-seats = { $least ->
    [1] { $most ->
        [1] Dieses Spiel spielt man allein.
       *[other] Dieses Spiel ist für 1 bis { $most } Personen.
    }
   *[other] { $most ->
        [2] Dieses Spiel spielt man zu zweit.
       *[other] Dieses Spiel ist für { $least } bis { $most } Personen.
    }
}
show-too-soon = Du hast hier gerade erst etwas gezeigt. Versuch es in einer Minute noch einmal.
refusal-option-unknown = Dieses Spiel hat keine Option { $option }. Prüfe die Schreibweise, oder lass sie weg.
refusal-option-value = { $option } kann nicht { $value } sein. Wähle einen anderen Wert.

## Around the table
no-table-here = Hier läuft keine Partie. Starte eine mit **/mundialito play**, oder such deine mit **/mundialito games**.
which-table = Du sitzt an mehreren Tischen. Sag, welchen du meinst; **/mundialito games** zeigt ihre Namen.
refusal-table-action = Diese Aktion kenne ich nicht. Möglich ist jetzt: { $actions }.
unknown-level = Diese Stufe gibt es nicht. Wähle eine von diesen: { $levels }.
opponent-yourself = Dich selbst kannst du nicht einladen. Lass die Einladung weg, oder spiel gegen einen Computer.
opponent-elsewhere = Diese Person ist nicht auf diesem Server. Wähle jemanden von hier.
opponent-refuses = { $name } kannst du gerade nicht einladen. Lade jemand anders ein, oder lass den Platz offen.
opponent-blocked = Du hast { $name } blockiert. Hebe das zuerst auf: **/mundialito settings**.
join-refused = An diesen Tisch kannst du dich nicht setzen. Such einen anderen, oder öffne selbst einen: **/mundialito play**.
block-yourself = Dich selbst kannst du nicht blockieren.
block-bot = Bots laden niemanden ein, da gibt es nichts zu blockieren.
block-full = Du kannst { $limit } Personen blockieren. Hebe zuerst eine Blockierung auf: **/mundialito settings**.
opponent-bot = Dieser Bot kann nicht mitspielen. Lade einen Menschen ein, oder wähle eine Computerstufe.
alone-in-dm = In Direktnachrichten kannst du gegen Computer spielen: Wähle eine Stufe. Um mit anderen zu spielen, öffne einen Tisch auf einem Server.
moderators-only = Das kann nur die Moderation (mit dem Recht **Nachrichten verwalten**).
moderators-only-server = Du moderierst diesen Kanal, aber das hier darf nur, wer den ganzen Server moderiert: alle mit einer Rolle, die **Nachrichten verwalten** erlaubt.
download-not-yet = Die Spieldatei kannst du herunterladen, sobald die Partie zu Ende ist.
replay-nothing = Hier wurde noch nichts gespielt, und du hast noch keine Partie beendet. Um eine Partie aus einer Datei anzusehen, hänge sie als `file` an.
replay-no-moment = Diesen Moment hat die Partie nicht.
replay-not-yours = Von dieser Seite kannst du nicht schauen. Nach der Partie liegen alle Karten offen.
replay-file-gone = Die Spieldatei kann ich nicht mehr lesen. Hänge sie noch einmal an: `/mundialito replay`, Option `file`.
replay-file-large = Diese Datei ist zu groß für eine Partie: Höchstens { $size } kB dürfen es sein.
replay-file-long = Diese Partie ist mir zu lang.
replay-file-unreadable = Das ist keine Spieldatei. Hänge eine an, die du unter einer beendeten Partie mit **Spieldatei** bekommen hast.
replay-file-wrong = Diese Datei kann ich nicht zeigen: { $trouble }
outdated-command = Dieser Befehl ist veraltet. Starte Discord neu, oder versuch es in ein paar Minuten noch einmal.
press-outdated = Dieser Button ist veraltet. **/mundialito table** zeigt den Tisch, wie er jetzt ist.
press-elsewhere = Dieser Tisch gehört zu einem anderen Server. Spiel ihn dort.
press-left-server = Du hast den Server dieses Tisches verlassen, darum kannst du dort von hier aus nicht spielen.
table-hidden = Den Kanal von Tisch `{ $table }` siehst du nicht mehr, darum kommst du auch nicht mehr an den Tisch. { $seated ->
    [yes] Bitte die Moderation, dich wieder hineinzulassen, oder gib deinen Platz auf: **/mundialito table action:aufgeben**.
   *[no] { "" }
}
channel-hidden = Diesen Kanal siehst du nicht mehr, darum geht hier für dich nichts mehr. Ist das ein Versehen, wende dich an die Moderation.
place-permissions = In { $place } kann ich kein Brett posten. Bitte die Moderation, mir { $names } zu erlauben.
place-permissions-yours = In { $place } kannst du keinen Tisch öffnen. Dafür brauchst du dort { $names }. Versuch es in einem anderen Kanal.
place-no-thread-here = Dieser Tisch braucht einen eigenen Thread, und hier kann ich keinen erstellen. Versuch es in einem anderen Kanal.
place-thread-forbidden = Dieser Tisch braucht einen eigenen Thread, und hier darf ich keinen erstellen. Bitte die Moderation, mir **Öffentliche Threads erstellen** zu erlauben.
place-threads-full = Dieser Tisch braucht einen eigenen Thread, aber auf diesem Server sind schon so viele Threads offen, wie Discord erlaubt. Schließ ein paar, oder versuch es in einem Kanal, in dem kein Tisch läuft.
place-no-pictures = Hier kann ich keine Bilder anhängen, darum kommt das Brett in Worten. Bitte die Moderation, mir **Dateien anhängen** zu erlauben.

## Trouble
trouble-too-many-person = { $limit ->
    [one] { $person } sitzt schon an einem Tisch. Spielt zuerst diese Partie zu Ende.
   *[other] { $person } sitzt schon an { $limit } Tischen. Spielt zuerst eine dieser Partien zu Ende.
}
trouble-too-many-server = { $limit ->
    [one] Dieser Server hat schon einen Tisch. Spielt zuerst diese Partie zu Ende.
   *[other] Dieser Server hat schon { $limit } Tische. Spielt zuerst eine dieser Partien zu Ende.
}
trouble-too-many-hour = { $limit ->
    [one] Du kannst 1 Tisch in der Stunde öffnen. Versuch es später noch einmal, oder setz dich an einen offenen.
   *[other] Du kannst { $limit } Tische in der Stunde öffnen. Versuch es später noch einmal, oder setz dich an einen offenen.
}
trouble-spent = Das war viel in kurzer Zeit: Clips, Analysen, Wiederholungen und Tipps machen Arbeit, und andere wollen auch welche. Weiter geht es { $when }. Spielen kannst du immer.
trouble-given-up = Das konnte ich diesmal nicht berechnen; verloren ist nichts. Versuch es in einer Minute noch einmal.
trouble-place-taken = Hier läuft schon eine Partie. Öffne deine in einem anderen Kanal oder in einem neuen Thread.
trouble-archive = Das konnte nicht gespeichert werden, darum hat sich nichts geändert. Versuch es bitte gleich noch einmal. Wer diesen Bot betreibt, weiß Bescheid.
trouble-unconfirmed = Beim Speichern ist mir die Datenbank weggebrochen: Vielleicht hat es geklappt, vielleicht nicht. Sieh am Tisch nach, bevor du es noch einmal versuchst. Wer diesen Bot betreibt, weiß Bescheid.
trouble-forbidden = Das lässt mich Discord hier nicht tun. Bitte die Moderation, meine Rechte zu prüfen.
trouble-discord = Discord hat das abgelehnt. Nichts ist verloren; versuch es bitte noch einmal.
trouble-answer = Discord hat meine Antwort abgelehnt. Dein Zug ist gespeichert, und das Brett zeigt ihn.
trouble-ours = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Wenn es wieder passiert, melde es mit dieser Nummer: { $number }.
trouble-direct-taken = In unseren Direktnachrichten läuft schon eine Partie von dir. Spiel sie zuerst zu Ende, oder spiel auf einem Server. **/mundialito games** bringt dich hin.
# What a banned person reads, and who invites one.
banned = Du bist { $where ->
    [there] auf dem Server dieses Tisches
   *[here] auf diesem Server
} fürs Spielen gesperrt{ $until ->
    [none] {""}
   *[other] {" "}bis zum { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: „{ $reason }“.
} Die Moderation des Servers kann die Sperre aufheben. **/mundialito settings**, **block** und **privacy** funktionieren weiterhin.
banned-everywhere = Du bist fürs Spielen mit mir gesperrt{ $until ->
    [none] {""}
   *[other] {" "}bis zum { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: „{ $reason }“.
} **/mundialito settings**, **block** und **privacy** funktionieren weiterhin.
opponent-banned = { $name } ist hier fürs Spielen gesperrt. Lade jemand anders ein, oder lass den Platz offen.
refusal-control-pace = Die ruhige und die flotte Uhr gehören zu langsamen Partien, 10 Minuten + 20 Sekunden zu Live-Partien.
refusal-control-two = 10 Minuten + 20 Sekunden ist eine Uhr für genau zwei. Wähle ein anderes Tempo, oder spielt zu zweit.

follow-refused = Dieser Partie kannst du nicht folgen: Jemand darin hat dich blockiert.
menu-no-table = Diese Nachricht zeigt keinen Tisch. Benutze den Befehl auf einem meiner Bretter.
