# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Films.

button-share = Teilen
button-last-turn = Was ist passiert?

## The page
share-title = ### Diese Partie teilen
# $ways are the buttons that are posted with it; $place is the channel, none in direct messages.
share-audience = { $place ->
    [none] Ich poste die Partie hier, mit { $ways }.
   *[other] Alle in { $place } sehen die Partie, mit { $ways }.
}
# How a game is shown: buttons beside each other.
share-kind = { $kind ->
    [card] Karte
    [picture] Bild
    [film] Clip
   *[moments] Momente
}
share-menu = Teil wählen
share-part-turn = Der letzte Zug
share-part-goal = Tor { $number }
share-part-all = Die ganze Partie
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Spiel { $number }
    [worldcup] Auswertung von Runde { $number }
   *[other] Teil { $number }
}
share-film-takes = -# Ein Clip von { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}; das dauert einen Moment.
button-share-post = Posten
button-share-cancel = Abbrechen
share-making = Der Clip entsteht … { $percent } %
share-waiting = Dein Clip beginnt, sobald ein anderer fertig ist …
share-posted = { $place ->
    [none] **Gepostet.**
   *[other] **Steht jetzt in { $place }.**
}
button-share-go = Ansehen
# Of a puzzle whose day isn't over. $when is when it will be.
share-result-only = { $place ->
    [none] Ich poste dein Ergebnis hier. Das Brett kannst du { $when } teilen.
   *[other] Alle in { $place } sehen dein Ergebnis. Das Brett kannst du { $when } teilen.
}

## What is posted
# $what is what it is of: a part, who played, the game.
share-by = -# { $what } · geteilt von { $name }
share-from-file = aus einer Spieldatei
film-player = Platz { $number }

## Why not
share-no-files = Hier darf ich keine Bilder posten. Bitte die Moderation, mir { $right } zu erlauben.
share-nothing = Noch ist nichts passiert. Versuch es nach dem ersten Zug noch einmal.
share-nothing-file = In dieser Spieldatei passiert nichts, also gibt es nichts zu teilen.
share-nothing-new = Seit deinem letzten Zug ist nichts passiert.
share-busy = Gerade entstehen zu viele Clips. Versuch es in einer Minute noch einmal, oder poste ein Bild.
share-one-at-a-time = Dein letzter Clip entsteht noch. Warte, bis er fertig ist.
share-failed = Diesen Clip konnte ich nicht erstellen. Poste stattdessen ein Bild, oder nimm einen kürzeren Teil.
share-not-drawn = Dieses Bild konnte ich nicht zeichnen. Versuch es in einer Minute noch einmal, oder nimm einen Clip.
share-private = Dieser Versuch am Rätsel läuft noch und ist privat. Teilen kannst du ihn, wenn er zu Ende ist.
