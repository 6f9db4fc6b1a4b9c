## Die öffentliche Nachricht
lobby-title = ### { $game }{ $state ->
    [full] : voll
    [last] : noch 1 Platz
   *[open] {""}
}
lobby-takes = { $unit ->
    [days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
   *[minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
}
lobby-unrated = **ohne Wertung**
lobby-anyone = Wer spielt gegen **{ $name }**?
lobby-seats = **{ $here } von { $most }:** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· am besten { $least }{ "\u00A0" }bis{ "\u00A0" }{ $many }
}
lobby-others = { $names } und { $count } weitere
lobby-starter = { $name } startet
lobby-no-seat = Alle Plätze sind besetzt
lobby-open-until = offen bis { $when }
lobby-new-host = -# { $former } ist weg. Host ist jetzt { $name }.

## Eine Einladung
lobby-challenge = ### { $host } fordert { $guests } { $to ->
    [none] heraus: { $game }
   *[other] { $to } heraus
}
lobby-turned-down = ### { $names } { $count ->
    [one] kann gerade nicht
   *[other] können gerade nicht
}
lobby-ask-others = { $host }, soll ich alle anderen fragen?
lobby-unanswered = ### Keine Antwort von { $names }
lobby-no-game = Diesmal keine Partie.
invite-others = { $host } hat { $guests } herausgefordert. Magst du auch spielen?

## Was von einem geschlossenen Tisch bleibt
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### Der Tisch wurde geschlossen
       *[other] ### { $name } hat den Tisch geschlossen
    }
    [withdrawn] { $name ->
        [none] ### Die Herausforderung wurde zurückgenommen
       *[other] ### { $name } hat die Herausforderung zurückgenommen
    }
    [alone] ### Niemand ist rechtzeitig gekommen
    [expired] ### Niemand hat rechtzeitig gestartet
    [moderator] ### Die Moderation hat den Tisch geschlossen
   *[other] ### Der Tisch ist nicht mehr offen
}

## Die Seite des Hosts und die eines Gasts
host-open = **Dein Tisch ist offen.** { $seats ->
    [pair] Es geht los, sobald jemand mitspielt.
   *[table] Starte, wenn alle da sind.
}
host-invited = **{ $names } { $count ->
    [one] hat
   *[other] haben
} deine Herausforderung bekommen.** { $seats ->
    [pair] Nach der Zusage geht es los.
   *[table] Starte, wenn alle da sind.
}
guest-in = **Du bist dabei.** { $seats ->
    [pair] Es geht los, sobald ihr zu zweit seid.
    [ready] Starte die Partie, oder warte auf { $host }. Ich erwähne dich, wenn du dran bist.
   *[table] { $host } startet die Partie, und ich erwähne dich, wenn du dran bist.
}
level-question = **Wie stark soll der Computer sein?** Die Partie startet sofort und ohne Wertung, und du beginnst.
start-needs = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}

## Die Einstellungen in Worten
arranged-title = ### Einstellungen dieses Tischs: { $game }
arranged-here = **Dabei:** { $names }
arranged-changed = **Geändert:** { $settings }
arranged-usual = **Wie üblich:** { $settings }
arranged-host = -# Nur { $name } kann sie ändern. Manche brauchen die Zustimmung aller.

## Antworten
done-declined = **Abgelehnt.** { $host } erfährt, dass du gerade nicht kannst.
done-left-lobby = Du hast den Tisch verlassen.
done-closed = Tisch geschlossen.
done-withdrawn = Herausforderung zurückgenommen.
done-begun = { $count ->
    [0] **Die Partie läuft.**
   *[other] **Die Partie läuft.** { $names } { $count ->
        [one] fängt an
       *[other] fangen an
    }.
}

## Knöpfe
button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurücknehmen
button-ask-everyone = Alle fragen
button-open-again = Neuen Tisch öffnen
button-play-computer = Gegen Computer
button-settings = Einstellungen
button-back = Zurück
level-only = { $level ->
    [random] Zufällig
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [expert] Profi
   *[other] { $level }
}

# The commands in the menu of a person or a message.
challenge-which = Welches Spiel möchtest du mit **{ $name }** spielen?
challenge-pick = Spiel wählen …
