# Das Ende einer Partie: Überschrift, eine Zeile Geschichte, Plätze und Revanche.
finish-won = { $way ->
    [computer] { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
    [settled] 🏆 { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
   *[played] 🏆 { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen!
    }
}
finish-draw = 🤝 Unentschieden
finish-alone-won = 🏆 { $winners } hat es geschafft!
finish-alone-lost = 🧩 Nicht gelöst
finish-nobody = { $reason ->
    [moderator] 🏁 Von der Moderation beendet
    [voted] 🏁 Durch Abstimmung beendet
    [forfeit] 🏁 Niemand war da
   *[other] 🏁 Geschlossen
}
closing-early = { $reason ->
    [resigned] { $name } hat{ $turn ->
        [0] { "" }
       *[other] { " " }in Zug { $turn }
    } aufgegeben.
    [agreed] { $turn ->
        [0] Vereinbart
       *[other] In Zug { $turn } vereinbart
    }.
    [voted] Niemand gewinnt: Jemand war zu lange weg.
    [forfeit] { $count ->
        [0] Niemand gewinnt.
       *[other] { $name } { $count ->
            [one] ist
           *[other] sind
        } { $came ->
            [yes] ausgestiegen
           *[no] nicht gekommen
        }.
    }
    [idle] Zwei Wochen lang hat niemand gezogen.
    [left] Niemand war mehr da.
    [too-long] Die Höchstzahl an Zügen ist erreicht.
   *[other] Niemand gewinnt.
}
time-up = { $name ->
    [none] Die Zeit war um, und es stand gleich.
   *[other] Die Zeit war um: { $name } lag vorn.
}
closing-limit = Die Höchstzahl an Zügen ist erreicht.
places-one = { $place }\. { $name }
places-ahead = Vor { $names }.
places-more = noch { $count }

board-rematch = 🔁 { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Revanche.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, dabei?
}
board-rematch-refused = 🔁 { $name } hat für heute genug.
button-rematch = Revanche
button-rematch-count = Revanche { $count } von { $of }
button-rematch-made = Zur Revanche
button-rematch-no = Nein, danke
button-again = Noch einmal
done-rematch-refused = **Abgelehnt.** Die anderen können dich nicht noch einmal fragen. Du selbst kannst weiter um eine Revanche bitten.
refusal-rematch-gone = Dich fragt gerade niemand nach einer Revanche.
refusal-rematch-refused = Jemand hat für heute genug. Eine Revanche gibt es nur noch, wenn diese Person selbst darum bittet.

button-settings-used = Einstellungen
end-settings = ### Einstellungen dieser Partie: { $game }
