# The rules by topic. $numbers is what `rules-numbers` says, or "none".
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] Regel { $first }
   *[other] Regeln { $first }–{ $last }
}
rules-opening = { $game }: die Idee
rules-picture = **Im Bild:** { $shows }
rules-topics = Thema wählen
rules-none = Zu „{ $topic }“ steht nichts in diesen Regeln. Wähle unten ein Thema.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game }: { $topic }
button-rules = Regeln
button-rules-of = Regeln: { $game }
button-rules-next = Weiter: { $topic }
button-rules-back = Zurück
button-why = Warum?
no-rulebook = { $game } hat noch kein Regelheft.
