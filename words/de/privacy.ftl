privacy-title = ### Was über dich gespeichert ist
privacy-nothing = Über dich ist nichts gespeichert.
privacy-id = Deine Discord-ID, die in Partien und Protokollen für dich steht.
privacy-names = Deine Namen: **{ $name }** ({ $account }).
privacy-language = Deine Sprache: { $language }.
privacy-count-settings = { $count ->
    [one] 1 Einstellung oder gemerkte Aufstellung.
   *[other] { $count } Einstellungen und gemerkte Aufstellungen.
}
privacy-count-blocked = { $count ->
    [one] 1 Person, die du blockiert hast.
   *[other] { $count } Personen, die du blockiert hast.
}
privacy-count-lessons = { $count ->
    [one] Für 1 Spiel: ob du seine Lektion beendet hast oder sie nicht angeboten haben willst.
   *[other] Für { $count } Spiele: ob du die Lektion beendet hast oder sie nicht angeboten haben willst.
}
privacy-direct = Der Kanal deiner Direktnachrichten mit mir.
privacy-count-open = { $count ->
    [one] 1 offener Tisch oder 1 Einladung.
   *[other] { $count } offene Tische und Einladungen.
}
privacy-count-finished = { $count ->
    [one] 1 beendete Partie mit allen Zügen. Deine Wertung wird daraus berechnet.
   *[other] { $count } beendete Partien mit allen Zügen. Deine Wertungen werden daraus berechnet.
}
privacy-count-tries = { $count ->
    [one] 1 Versuch an einem Tagesrätsel.
   *[other] { $count } Versuche an Tagesrätseln.
}
privacy-count-mentions = { $count ->
    [one] 1 Vermerk, wann ich dich erwähnt habe. Ich behalte ihn einen Tag.
   *[other] { $count } Vermerke, wann ich dich erwähnt habe. Ich behalte sie einen Tag.
}
privacy-count-openings = { $count ->
    [one] 1 Vermerk, wann du einen Tisch geöffnet hast. Ich behalte ihn einen Tag.
   *[other] { $count } Vermerke, wann du Tische geöffnet hast. Ich behalte sie einen Tag.
}
privacy-count-hands = { $count ->
    [one] 1 Direktnachricht, die deine Hand zeigt.
   *[other] { $count } Direktnachrichten, die deine Hand zeigen.
}
privacy-count-servers = { $count ->
    [one] Ob du auf 1 Server Mitglied bist.
   *[other] Ob du auf { $count } Servern Mitglied bist.
}
privacy-count-bans = { $count ->
    [one] 1 Sperre mit ihrem Grund. Ein Hash deiner ID bleibt, bis sie aufgehoben wird, auch wenn du den Rest löschst.
   *[other] { $count } Sperren mit ihren Gründen. Ein Hash deiner ID bleibt, bis sie aufgehoben werden, auch wenn du den Rest löschst.
}
privacy-count-follows = { $count ->
    [one] 1 Partie, der du folgst.
   *[other] { $count } Partien, denen du folgst.
}
privacy-count-tips = { $count ->
    [one] 1 Tipp auf ein Spiel eines Cups.
   *[other] { $count } Tipps auf Spiele eines Cups.
}
privacy-count-changes = { $count ->
    [one] 1 Änderung an den Einstellungen eines Servers.
   *[other] { $count } Änderungen an den Einstellungen von Servern.
}
privacy-count-events = { $count ->
    [one] 1 Turnier, bei dem du dabei warst oder das du geleitet hast.
   *[other] { $count } Turniere, bei denen du dabei warst oder die du geleitet hast.
}
privacy-count-absences = { $count ->
    [one] Dass du dein letztes Turnier auf 1 Server versäumt hast, unter einem Hash deiner ID.
   *[other] Dass du dein letztes Turnier auf { $count } Servern versäumt hast, unter einem Hash deiner ID.
}
privacy-count-against = { $count ->
    [one] 1 Vermerk aus der Zeit, bevor du alles gelöscht hast, etwa ein Tisch, den du geöffnet hast. Er bleibt einen Tag, unter einem Hash deiner ID.
   *[other] { $count } Vermerke aus der Zeit, bevor du alles gelöscht hast, etwa Tische, die du geöffnet hast. Sie bleiben einen Tag, unter einem Hash deiner ID.
}
privacy-erased-lately = Dass du { $when } alles gelöscht hast. Das behalte ich einen Tag, unter einem Hash deiner ID.
privacy-ways = **/mundialito privacy export** schickt dir alles als Datei. **/mundialito privacy delete** löscht es.
privacy-exported = Hier ist alles, was über dich gespeichert ist. Nur du siehst diese Nachricht.
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [one] Du sitzt an einem offenen Tisch oder bist dort eingeladen. Du verlässt ihn oder gibst auf, wenn die Partie läuft.
        { privacy-ask-all }
   *[other] Du sitzt an { $open } offenen Tischen oder bist dort eingeladen. Du verlässt sie und gibst in laufenden Partien auf.
        { privacy-ask-all }
}
privacy-ask-all =
    Deine Namen, Einstellungen, Wertungen, Rätselversuche und alles andere über dich werden gelöscht. Beendete Partien bleiben für die anderen und zeigen dich als *jemand von früher*.
    Was dich einschränkt, etwa eine Blockierung, bleibt so lange, wie es sonst gegolten hätte, unter einem Hash deiner ID. Alles löschen kannst du einmal am Tag.
    Das kannst du nicht zurücknehmen. Nachrichten, die schon in Kanälen stehen, bleiben, bis jemand sie dort löscht.
    Der Button gilt { $minutes } Minuten.
privacy-late = Dieser Button galt nur { $minutes } Minuten. Nichts wurde gelöscht. Einen neuen bekommst du mit **/mundialito privacy delete**.
privacy-too-soon = Du hast vor weniger als einem Tag alles über dich gelöscht. Das geht { $when } wieder.
button-erase = Meine Daten löschen
privacy-erased = Alles über dich ist gelöscht. Wenn du wieder spielst, fängst du neu an.
privacy-erased-nothing = Es gab nichts mehr zu löschen.
privacy-count-streaks = Deine Serie bei den Tagesrätseln.
privacy-count-mistakes = { $count ->
    [one] 1 Fehler aus deinen Partien, noch einmal gezeigt oder gelöst.
   *[other] { $count } Fehler aus deinen Partien, noch einmal gezeigt oder gelöst.
}
privacy-count-digests = { $count ->
    [one] 1 Nachricht über deine Züge, und wann die nächste fällig ist.
   *[other] { $count } Nachrichten über deine Züge, und wann die nächste fällig ist.
}
