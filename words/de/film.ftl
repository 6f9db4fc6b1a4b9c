# Films: animated pictures of games, and sharing them.

film-player = Platz { $number }
button-share = Teilen …
button-last-turn = Was war der letzte Zug?
button-share-moving = Film posten
button-share-still = Als Bild posten
share-choose = Zeig diese Partie allen hier. Welchen Teil?
share-menu = Teil wählen
share-part-turn = Der letzte Zug
share-part-goal = Tor { $number }
share-part-all = Die ganze Partie
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Spiel { $number }
    [worldcup] Gewertete Runde { $number }
   *[other] Teil { $number }
}
# Above what somebody shares. $part is one of the four above.
share-by = -# { $part } · { $game }{ $source ->
    [file] { " " }· aus einer Spieldatei
   *[table] { "" }
} · geteilt von { $name }
share-making = Der Film entsteht … { $percent } %
share-waiting = Dein Film beginnt, sobald ein anderer fertig ist …
share-done = Fertig. Schau in den Kanal.
share-nothing = Noch ist nichts passiert. Versuch es nach dem ersten Zug noch einmal.
share-nothing-new = Seit deinem letzten Zug ist nichts passiert.
share-busy = Gerade entstehen zu viele Filme. Versuch es in einer Minute noch einmal, oder poste das Bild.
share-one-at-a-time = Dein letzter Film entsteht noch. Warte, bis er fertig ist.
share-failed = Diesen Film konnte ich nicht machen. Poste stattdessen das Bild, oder nimm einen kürzeren Teil.
share-private = Dieses Rätsel wird noch im Verborgenen gelöst. Teilen kannst du es, wenn der Versuch zu Ende ist.
button-share-cancel = Abbrechen
share-part-moment = { $number ->
    [0] Aufbau
   *[other] { $game ->
        [dicecup] Spiel { $number }
       *[other] Zug { $number }
    }
}
share-nothing-file = In dieser Spieldatei passiert nichts, also gibt es nichts zu teilen.
