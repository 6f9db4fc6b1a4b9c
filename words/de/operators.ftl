# What moderators and operators read: the doctor and the status page.
command-doctor = doctor
command-doctor-about = Sehen, worauf ein Tisch wartet, und in Ordnung bringen, was nicht stimmt
option-doctor-table = Ein Tisch auf diesem Server; weglassen für den hier oder für alle

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = Hier wird noch auf Mitspielende gewartet. Zuletzt etwas passiert: { $when }.
doctor-over = Die Partie endete { $when }.
doctor-waits = ⏳ Am Zug: { $names }. Der Zug begann { $when }.
doctor-thinks = 💭 Am Überlegen: { $names }. Der Zug begann { $when }.
doctor-vote = 🗳️ { $others ->
    [one] Die andere Person entscheidet
   *[other] Die anderen stimmen ab
}, wie es mit { $name } weitergeht. Begonnen: { $when }.
doctor-nobody = Niemand muss etwas tun. Der letzte Zug endete { $when }.
doctor-next = Als Nächstes, { $when }: { $kind ->
    [lobby] Der Tisch schließt.
    [remind] Eine Erinnerung geht raus.
    [away] Die anderen werden gefragt, was geschehen soll.
    [vote] Die Stimmen werden gezählt.
    [idle] Die vergessene Partie wird geschlossen.
    [clock] Der Abpfiff.
    [routine] Der Tisch spielt für die Person am Zug.
    [round] Die ganze Runde wird gespielt.
    [pause] Das nächste Spiel beginnt.
    [lapse] Eine unbeantwortete Frage verfällt.
    [hold] Eine Abwesenheit endet.
   *[other] etwas anderes ({ $kind }).
}
doctor-board = [Das Brett]({ $link }) ist aktuell.
doctor-well = ✅ Mit diesem Tisch ist alles in Ordnung.
doctor-repaired = 🔧 { $fault ->
    [timers] Fehlende Termine wiederhergestellt.
    [computer] Der Computer hatte nicht angefangen zu überlegen. Jetzt überlegt er.
    [board] Das Brett war weg. Ich habe es neu gepostet.
    [old-board] Das Brett war veraltet. Ich habe es erneuert.
    [hands] Eine Hand fehlte. Ich habe sie noch einmal geschickt.
    [parcels] Eine Neuigkeit war nicht gepostet. Jetzt ist sie es.
    [channel] Der Kanal ist wieder da.
    [aside] Der Tisch ist wieder lesbar, und die Partie geht weiter.
   *[other] Ich kann den Kanal wieder lesen.
}
doctor-fault = ⚠️ { $fault ->
    [timers] Einige Termine fehlen, und ich konnte sie nicht wiederherstellen. Versuch es gleich noch einmal.
    [computer] Der Computer überlegt noch nicht. Ich frage ihn bald noch einmal.
    [board] Das Brett ist weg, und ich konnte es noch nicht neu posten.
    [old-board] Das Brett ist veraltet, und ich konnte es noch nicht erneuern.
    [hands] Eine Hand fehlt, und ich konnte sie noch nicht schicken. **Hand** am Brett zeigt sie auch.
    [channel] Der Kanal ist weg. Alle am Tisch können ihn in einen anderen Kanal holen: dort **/mundialito table** mit dem Namen des Tisches.
   *[other] Ich kann den Kanal nicht lesen. Erlaube mir dort **Kanal ansehen** und **Nachrichtenverlauf anzeigen**.
}
doctor-parcels = 📮 { $count ->
    [one] Eine Neuigkeit ist noch nicht gepostet. Sie entstand { $when }.
   *[other] { $count } Neuigkeiten sind noch nicht gepostet. Die älteste entstand { $when }.
}
doctor-error = { $attempts ->
    [one] Einmal
   *[other] { $attempts }-mal
} versucht. Das letzte Problem: { $code ->
    [50013] Mir fehlt dort ein Recht.
    [50001] Ich kann den Kanal nicht sehen.
    [10003] Der Kanal ist weg.
    [50007] Diese Person nimmt keine Direktnachrichten an.
    [50278] Diese Person nimmt keine Direktnachrichten an.
    [50083] Der Thread ist archiviert.
    [160005] Der Thread ist gesperrt.
   *[other] `{ $error }`.
} Nächster Versuch: { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] Beiseitegelegt { $when }: Die Regeln dieses Spiels haben sich seit dem Start des Tisches geändert.
    [game] Beiseitegelegt { $when }: Dieser Bot hat das Spiel des Tisches nicht mehr.
    [removed] Angehalten { $when }: Dieser Server hat den Bot entfernt.
   *[unreadable] Beiseitegelegt { $when }: Die gespeicherte Partie ist nicht lesbar.
} Der Kanal ist frei für einen neuen Tisch. Alles Gespeicherte bleibt für den Betrieb dieses Bots erhalten.
doctor-server = ### Tische auf diesem Server: { $running } im Gang, { $lobbies } offen, { $aside } beiseitegelegt
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# One of the server's events; $event is its id, $waiting counts its messages that are not posted.
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] Anmeldung läuft
    [unreadable] nicht lesbar
   *[running] läuft
}{ $waiting ->
    [0] { "" }
    [one] { " " }· 1 Nachricht noch nicht gepostet
   *[other] { " " }· { $waiting } Nachrichten noch nicht gepostet
}
# $waiting counts updates; $parcel and $timer are timestamps, or none.
doctor-house = -# Auf allen Servern: { $running } im Gang, { $lobbies } { $lobbies ->
    [one] offen
   *[other] offen
}, { $aside } beiseitegelegt. Noch zu posten: { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , das Älteste fällig { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } dreimal oder öfter versucht
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Nächster Termin: { $timer }.
}

## For operators
command-status = status
command-status-about = Für den Betrieb dieses Bots: sehen, wie es ihm geht
owners-only = Das sieht nur, wer diesen Bot betreibt. Für die Tische dieses Servers gibt es **/mundialito-admin doctor**.
status-title = ### Mundialito { $version }{ $clusters ->
    [one] {""}
   *[other] , Cluster { $cluster } (einer von { $clusters })
}, gestartet { $since }
status-discord = Discord: { $servers ->
    [one] ein Server
   *[other] { $servers } Server
}, { $people ->
    [one] eine Person
   *[other] { $people } Personen
} an Tischen{ $clusters ->
    [one] {""}
   *[other] {" "}aller Cluster
}, Latenz { $latency } ms{ $shards ->
    [0] {""}
    [one] {""}
   *[other] , { $up } von { $shards } Shards verbunden
}
status-timers = Termine: { $timers }{ $overdue ->
    [0] , keiner überfällig
   *[other] , ⚠️ { $overdue } überfällig
}
status-sweep = Letzter vollständiger Durchgang: vor { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}{ $restarts ->
    [0] .
   *[other] ; ⚠️ { $restarts ->
        [one] einmal
       *[other] { $restarts }-mal
    } neu gestartet.
}
status-process = Ereignisschleife: in den letzten zwei Minuten höchstens { $lag } ms verspätet. Speicher: { $memory } MiB
status-backup = Sicherung: { $state ->
    [off] aus. Zum Einschalten setze `BACKUPS` auf einen Ordner.
    [failed] ⚠️ Die letzte ist fehlgeschlagen; siehe Log. Letzte gute Sicherung: { $when }.
    [failing] ⚠️ Die letzte ist fehlgeschlagen; siehe Log. Es gibt noch keine gute Sicherung.
    [none] noch keine.
   *[made] erstellt und geprüft { $when }.
}
status-errors = { $count ->
    [0] Keine Fehler seit dem Start.
    [one] ⚠️ Ein Fehler seit dem Start:
   *[other] ⚠️ { $count } Fehler seit dem Start. Die letzten:
}
status-error = -# { $when } `{ $place }`: { $event }
status-thinking = Computer: { $waiting ->
    [0] nichts wartet
    [one] ein Zug wartet
   *[other] { $waiting } Züge warten
}{ $weaker ->
    [0] .
   *[other] { "." } ⚠️ In den letzten zehn Minuten { $weaker ->
        [one] kam ein Zug
       *[other] kamen { $weaker } Züge
    } von einer schwächeren Stufe, weil die Maschine ausgelastet war. Am längsten gewartet: { $longest ->
        [0] unter einer Sekunde
        [one] eine Sekunde
       *[other] { $longest } Sekunden
    }. Erhöhe **COMPUTER_WORKERS**, wenn die Maschine noch Prozessoren frei hat.
}
