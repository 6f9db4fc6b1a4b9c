# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = insgesamt
season-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } von { $least } Partien

## The leaderboard
ladder-overall = Alle Spiele
ladder-head = ### Rangliste: { $title }
ladder-by = { $by ->
    [wins] Nach Siegen, { $season }
   *[rating] Nach Wertung, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } Sieg
       *[other] { $number } Siege
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (du) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-least = ? heißt: noch ohne Rang. Den bekommst du mit { $least } gewerteten Partien.
ladder-placed = Mitte: weder erster noch letzter Platz, in Partien ab drei Personen.
ladder-luck = Dieses Spiel ist reines Glück, darum fehlt es in „Alle Spiele“.
ladder-not-counted = Ohne Wertung: { $games }.
ladder-apart = { $why ->
    [computers] { $count } mit Computern
    [hints] { $count } mit Tipps
    [abandoned] { $count } nicht beendet
    [stood-in] { $count } mit Computervertretung
    [early] { $count } zu früh zu Ende
    [full] { $count } über dem Tageslimit
   *[repeated] { $count ->
        [one] { $count } wiederholte Paarung
       *[other] { $count } wiederholte Paarungen
    }
}
ladder-empty = Hier gibt es noch keine gewerteten Partien. Mit { $least } bekommst du einen Rang.
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
ladder-alt = Rangliste: { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] { $name }, noch ohne Rang, { $points } Punkte, { $wins } gewonnen
   *[other] { $place }. { $name }, { $points } Punkte, { $wins } gewonnen
}
ladder-server-only = Ranglisten und Profile gehören zu einem Server. Benutze diesen Befehl auf einem.
ladder-no-season = Diese Saison kenne ich nicht. Schreib **this**, **all** oder einen Monat wie **2026-11**.
ladder-menu = Rangliste wählen
ladder-menu-luck = Reines Glück, mit eigener Rangliste
choice-ladder-rating = Nach Wertung
choice-ladder-wins = Nach Siegen
choice-season-this = Diese Saison
choice-season-all = Insgesamt

## Shown to everybody
shown-by = -# Gezeigt von { $name }
show-hidden = Dein Profil ist verborgen, darum habe ich es nicht gepostet. Zeig es zuerst in **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = Alle Spiele
profile-season = Diese Saison
profile-record = { $wins } gewonnen, { $placed ->
    [0] {""}
   *[other] { $placed } im Mittelfeld,{" "}
}{ $draws } unentschieden, { $losses } verloren
profile-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
profile-place = #{ $place }
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Bestwert { $points }
   *[line] Bestwert { $points }
}
profile-peak-when = Bestwert: **{ $points }**, { $season }
profile-line = { $what ->
    [all] Alle Spiele: **{ $points }** { $deviation }, { $place }
   *[season] Diese Saison: **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
profile-curve = `{ $bars }` von { $least } bis { $most }
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Titel
profile-titles = Titel: { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = und noch { $count }
profile-favourite = Lieblingsspiel: { $title }
profile-team = Bestes Team: { $team } ({ $cups ->
    [one] { $cups } Titel
   *[other] { $cups } Titel
})
profile-rivals = Rivalitäten: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $ahead } vorn, { $behind } hinten
profile-rivals-title = Rivalitäten
profile-solo-name = { $puzzle ->
    [yes] { $title }, Tagesrätsel
   *[no] { $title }, allein
}
profile-computers-name = { $title } mit Computern
profile-solved = { $solved } von { $tries } gelöst
profile-unsolved = noch ohne Ergebnis
profile-best = Bestes: { $score }
profile-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
profile-computers-best = { $wins ->
    [0] bester Platz { $best }
   *[other] { $wins } gewonnen
}
profile-extra = - { $name }: { $told }
profile-extras-title = Allein und mit Computern (ohne Wertung)
profile-seats = { $count ->
    [0] Spielt hier gerade nicht
    [one] Spielt hier gerade an { $count } Tisch
   *[other] Spielt hier gerade an { $count } Tischen
}
profile-alt = Profil von { $name }: { $points } Punkte in allen Spielen, { $record }. { $games }
profile-nothing = noch keine gewerteten Partien
profile-no-curve = Die Kurve beginnt mit deiner ersten gewerteten Partie.
profile-curve-title = Punkte in allen Spielen, Partie für Partie
profile-curve-last = letzte { $games } Partien
profile-computer = Computer haben kein Profil. Deine Partien mit ihnen stehen in deinem.
profile-private = { $name } hält das Profil verborgen.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] zu einem Achtel
    [25] zu einem Viertel
    [33] zu einem Drittel
    [50] zur Hälfte
   *[other] zu { $percent } %
}
counted-because = { $why ->
    [again] dieselben Leute innerhalb von 24 Stunden
    [day] viele Partien innerhalb von 24 Stunden
   *[new] Neue dabei
}
# $part is one of the shares above, such as “half”; $because says why.
moved-weight = -# Gewertet: { $part } ({ $because }).
moved-weights = -# Gewertet: zu { $least } bis { $most } % ({ $because }).
moved-more = -# Wertungen: **Mehr …**
button-moved = Wertungen
moved-title = ### So änderten sich die Wertungen
not-rated = { $why ->
    [computers] -# Ohne Wertung: Ein Computer hat mitgespielt.
    [hints] -# Ohne Wertung: Alle hatten Tipps zugestimmt.
    [abandoned] -# Ohne Wertung: Die Partie wurde nicht beendet.
    [stood-in] -# Ohne Wertung: Computer hatten zu viele Züge übernommen.
    [early] -# Ohne Wertung: Dafür müssen mindestens zwei Personen zweimal ziehen.
    [repeated] -# Ohne Wertung: Diese Runde hatte in den letzten 24 Stunden schon drei gewertete Partien.
    [full] -# Ohne Wertung: Jemand hier hat das Tageslimit gewerteter Partien erreicht.
   *[other] -# Ohne Wertung.
}
not-rated-for = { $why ->
    [stood-in] -# Ohne Wertung für { $names }: Ein Computer hatte zu viele Züge übernommen.
    [early] -# Ohne Wertung für { $names }: weniger als zweimal gezogen.
    [repeated] -# Ohne Wertung für { $names }: schon drei gewertete Partien in dieser Runde in den letzten 24 Stunden.
    [full] -# Ohne Wertung für { $names }: Das Tageslimit gewerteter Partien ist erreicht.
    [unopposed] -# Ohne Wertung für { $names }: Alle weiter vorn waren gegangen.
   *[other] -# Ohne Wertung für { $names }.
}

## Why a rating is what it is
why-head = ### Was deine Wertung hier verändert hat
why-none = Du hast auf diesem Server noch keine Partie beendet.
why-about = -# Das sind deine Punkte in jedem Spiel, insgesamt. Alle beginnen bei 1500. Stärkere zu schlagen bringt mehr, als Schwächere zu schlagen. Je mehr du spielst, desto sicherer wird deine Wertung, und desto weniger verändert sie eine einzelne Partie. Das ± im Profil zeigt, wie weit sie noch danebenliegen kann. Weniger zählt eine Partie gegen Neue, gegen Leute, mit denen du gerade gespielt hast, und nach deinen ersten Partien am Tag. Saisons (Monate) und Spiele mit reinem Glück haben eine eigene Wertung.
# $who is one of the last three messages of this part; $told says what happened to the rating.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
why-rated = { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
    [lost] verloren
   *[placed] du wurdest { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
why-expected = Erwartet: { $chance } % Siegchance{ $players ->
    [2] {""}
    [3] {" "}(zu dritt)
    [4] {" "}(zu viert)
    [5] {" "}(zu fünft)
    [6] {" "}(zu sechst)
   *[other] {" "}(zu { $players })
}{ $so ->
    [win-less] , darum brachte der Sieg weniger.
    [win-more] , darum brachte der Sieg mehr.
    [loss-more] , darum kostete die Niederlage mehr.
    [loss-less] , darum kostete die Niederlage weniger.
   *[as-expected] .
}
why-weight = Gewertet: { $part } ({ $because }).
why-gave-up = Du hast aufgegeben oder einen Computer spielen lassen, darum bist du auf dem letzten Platz gelandet.
why-unrated = { $why ->
    [alone] ohne Wertung, weil du allein gespielt hast.
    [computers] ohne Wertung, weil ein Computer mitgespielt hat.
    [hints] ohne Wertung, weil alle Tipps zugestimmt hatten.
    [abandoned] ohne Wertung, weil die Partie nicht beendet wurde.
    [stood-in] ohne Wertung, weil Computer zu viele Züge übernommen hatten.
    [early] ohne Wertung, weil dafür mindestens zwei Personen zweimal ziehen müssen.
    [repeated] ohne Wertung, weil diese Runde in 24 Stunden schon drei gewertete Partien hatte.
    [full] ohne Wertung, weil jemand das Tageslimit gewerteter Partien erreicht hatte.
   *[other] ohne Wertung.
}
why-unmoved = { $why ->
    [stood-in] für dich ohne Wertung, weil ein Computer mehr als zwei deiner Züge übernommen hatte, oder mehr als ein Zehntel davon.
    [early] für dich ohne Wertung, weil du weniger als zweimal gezogen hast.
    [repeated] für dich ohne Wertung, weil du in dieser Runde in 24 Stunden schon drei gewertete Partien hattest.
    [full] für dich ohne Wertung, weil das Tageslimit gewerteter Partien erreicht war.
    [unopposed] für dich ohne Wertung, weil alle gegangen waren, die vor dir lagen.
   *[other] für dich ohne Wertung.
}
why-with = mit { $names }
why-alone = allein
why-computers = mit Computern

## The podium
podium-head = ### 🏆 { $season } ist vorbei
podium-line = { $place ->
    [1] 🥇 **{ $name }** mit { $points } Punkten ({ $record })
    [2] 🥈 **{ $name }** mit { $points } Punkten ({ $record })
    [3] 🥉 **{ $name }** mit { $points } Punkten ({ $record })
   *[other] { $place }. **{ $name }** mit { $points } Punkten ({ $record })
}
podium-others = { $count ->
    [one] und noch jemand auf demselben Platz
   *[other] und noch { $count } auf demselben Platz
}
podium-next = Eine neue Saison hat begonnen, und alle stehen wieder bei 1500.

## Buttons
button-ladder = Rangliste
button-ladder-wins = Nach Siegen
button-ladder-rating = Nach Wertung
button-ladder-all = Insgesamt
button-ladder-season = Diese Saison
button-page-before = Seite { $page }
button-page-after = Seite { $page } von { $pages }
button-words = Als Text
button-picture = Als Bild
button-show = Allen zeigen
button-profile = Profil
server-line-podium = 📈 Siegerpodest
podium-on = Das Siegerpodest jeder Saison kommt, wenn der Monat vorbei ist (UTC). Das nächste kommt am { $when }.
podium-off = Aus
podium-form = Siegerpodest
podium-form-channel = Wo es erscheint
podium-form-about = Einmal im Monat, wenn jemand in der Wertung ist. Ohne Kanal bleibt es aus.
