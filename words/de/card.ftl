# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

card-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
card-and-others = { $count ->
    [one] { $names } und noch jemand
   *[other] { $names } und { $count } andere
}
card-draw = Unentschieden
card-nobody = Niemand gewinnt
card-alone = { $solved ->
    [yes] { $name } hat es geschafft!
   *[no] Nicht gelöst
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
card-early = { $reason ->
    [resigned] { $name ->
        [none] Die anderen haben aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
    [agreed] Alle haben sich auf ein Unentschieden geeinigt.
    [moderator] Die Moderation hat die Partie beendet.
    [voted] Die Partie endete durch Abstimmung.
    [forfeit] { $name ->
        [none] Nicht alle waren da.
       *[other] { $name } ist ausgeschieden.
    }
    [time] Die Zeit war um.
    [idle] Nach zwei stillen Wochen geschlossen.
   *[other] Die Partie wurde vorzeitig beendet.
}
card-turn-limit = Die Höchstzahl an Zügen ist erreicht.
card-puzzle = { $counted ->
    [yes] { $title } · Tagesrätsel { $number }
   *[no] { $title } · Tagesrätsel { $number }, zur Übung
}
card-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
card-more = { $count ->
    [one] und noch 1
   *[other] und noch { $count }
}
# In the description of the picture.
card-placed = { $place }. { $name }
card-players = Dabei: { $players }
