# Replays: step through a game that was played.
replay-title = ### Wiederholung: { $game } · `{ $table }`
replay-title-file = ### Wiederholung: { $game } · Spieldatei
replay-opening = **Der Anfang**{ $count ->
    [0] { "" }
    [one] { " " }· es folgt 1 Zug
   *[other] { " " }· es folgen { $count } Züge
}
replay-turn = { $number ->
    [0] **Aufbau**
   *[other] **Zug { $number } von { $count }**
}
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Zu einem Zug ({ $first }–{ $last } von { $count })
replay-menu-marks = Zu einem Höhepunkt
replay-entry = { $number ->
    [0] Aufbau
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Früher …
replay-later = ⬇ Später …
replay-sides = Wessen Sicht?
replay-side = Sicht von { $name }
replay-public = Was alle sahen
replay-flip = Brett drehen
replay-in-words = In Worten
replay-picture = Bild
replay-by-action = Aktion für Aktion
replay-by-turn = Zug für Zug
replay-which = Welche Partie möchtest du noch einmal sehen?
replay-games = Deine letzten Partien
