# Das Rätsel des Tages in einem Kanal, und wo es eingestellt wird.
daily-post-head = ### Tagesrätsel { $number }: { $task }
daily-post-about = Du spielst { $side } und hast { $actions }. Drei Versuche, ohne Uhr.
daily-post-yesterday = **Gestern**
daily-post-more = und noch { $count }
# Everybody who solved a puzzle, if none of them can be named.
daily-post-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
daily-post-unsolved = Niemand hat es gelöst.
daily-post-streak = 🔥 Dieser Server: { $days } Tage in Folge
daily-post-month = -# { $month }: { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# Bei Tagesrätsel { $number } war ich offline. Keine Serie ist gerissen.
daily-post-mondays = -# Ich poste jetzt nur noch montags, bis wieder jemand spielt.
daily-post-stops = -# Seit vier Wochen hat niemand gespielt, darum höre ich hier auf.
button-daily-post-play = Spielen
button-daily-post-race = Zum Rennen
button-daily-post-again = Wieder anfangen
server-line-daily-post = 🧩 Tagesrätsel
daily-post-off = Aus
daily-post-at = { $place } um { $hour }, { $zone }
daily-post-on = Das nächste Tagesrätsel kommt am { $when }. Neue Rätsel gibt es immer um { $change } deiner Zeit.
daily-post-stopped = Vier Wochen lang hat niemand gespielt, darum habe ich aufgehört.
daily-post-form = Tagesrätsel
daily-post-form-channel = Wo es erscheint
daily-post-form-channel-about = Das Rätsel des Tages und die Ergebnisse von gestern, lautlos. Ohne Kanal bleibt es aus.
daily-post-form-hour = Wann
