# What moderators read: bans, and the question whether to end a table.
ban-yourself = Dich selbst kannst du nicht sperren.
ban-bot = Bots können nicht spielen, da gibt es nichts zu sperren.
ban-owner = Wer diesen Bot betreibt, kann nicht gesperrt werden.
ban-owners-only = Überall sperren kann nur, wer diesen Bot betreibt.
ban-none = { $name } ist nicht gesperrt.
done-banned = { $name } ist { $days ->
    [0] {""}
    [one] für 1 Tag{" "}
   *[other] für { $days } Tage{" "}
}{ $where ->
    [all] überall
   *[here] an den Tischen dieses Servers
} gesperrt. { $left ->
    [no] Die Plätze dort werden in etwa einer Minute frei.
   *[yes] Die Plätze dort sind frei.
}
done-banned-own = Wo du mit { $name } gespielt hast, hast du vorher aufgegeben: { $tables }.
done-unbanned = { $name } kann wieder mitspielen.
bans-title = ### Gesperrt
bans-none = Niemand ist gesperrt.
bans-line = - { $name }, seit dem { $since }{ $until ->
    [none] {""}
   *[other] , bis zum { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}

## Ending a table
button-end-all = Für alle beenden
button-end-resign = Nur aufgeben
button-end-lobby = Tisch schließen
end-ask = **{ $game }** an Tisch `{ $table }` in { $place }: { $who }
    { $state ->
        [lobby] Den Tisch schließen? Die Partie hat noch nicht begonnen.
       *[other] ⚠️ **Für alle beenden?** Niemand gewinnt, und die Partie wird nicht gewertet. Du kannst das nicht zurücknehmen.
    }
end-ask-own = { $cost ->
    [resigned] Du hast in dieser Partie aufgegeben. Das zählt weiter für deine eigene Wertung, und für keine andere.
   *[plays] Du spielst selbst mit, darum zählt es für dich wie Aufgeben. Die Wertung der anderen bleibt gleich. Wenn du **nur aufgibst**, { $then ->
        [wins] gewinnt die andere Seite
       *[other] spielen die anderen weiter, und ein Computer übernimmt deinen Platz
    }.
}
done-ended = Tisch `{ $table }` wurde geschlossen.
done-ended-own = Tisch `{ $table }` wurde geschlossen. Du hast dort mitgespielt, darum zählt es für dich wie Aufgeben.
