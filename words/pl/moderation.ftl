# What moderators read: bans, and the question whether to end a table.
ban-yourself = Nie możesz zbanować siebie.
ban-bot = Boty nie grają, więc nie można ich zbanować.
ban-owner = Nie możesz zbanować właścicieli bota.
ban-owners-only = Na wszystkich serwerach mogą banować tylko właściciele bota.
ban-none = { $name } nie ma bana.
done-banned = { $name } ma bana{ $days ->
    [0] {""}
    [one] {" "}na 1 dzień
    [few] {" "}na { $days } dni
   *[many] {" "}na { $days } dni
} { $where ->
    [all] na wszystkich serwerach
   *[here] przy stołach tego serwera
}. { $left ->
    [no] Miejsca tej osoby przy stołach zwolnią się w ciągu minuty.
   *[yes] Miejsca tej osoby przy stołach są zwolnione.
}
done-banned-own = Masz wspólne gry z osobą { $name }, więc najpierw je poddajesz: { $tables }.
done-unbanned = { $name } może znów grać.
bans-title = ### Bany
bans-none = Nikt nie ma bana.
bans-line = - { $name }, od { $since }{ $until ->
    [none] {""}
   *[other] , do { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}

## Ending a table
button-end-all = Zakończ całą grę
button-end-resign = Tylko się poddaję
button-end-lobby = Zamknij stół
end-ask = **{ $game }** przy stole `{ $table }` na { $place }: { $who }
    { $state ->
        [lobby] Zamknąć stół? Gra jeszcze się nie zaczęła.
       *[other] ⚠️ **Zakończyć grę dla wszystkich?** Nikt nie wygrywa, a gra nie liczy się do rankingu. Tego nie da się cofnąć.
    }
end-ask-own = { $cost ->
    [resigned] Ty już w tej grze nie grasz, a poddanie nadal liczy się do twojego rankingu i do niczyjego innego.
   *[plays] Ty też tu grasz, więc dla ciebie będzie to poddanie gry. Ranking pozostałych się nie zmieni. Jeśli **tylko się poddasz**, { $then ->
        [wins] wygra druga strona
       *[other] pozostali zagrają dalej, a twoje miejsce zajmie komputer
    }.
}
done-ended = Stół `{ $table }` został zamknięty.
done-ended-own = Stół `{ $table }` został zamknięty. To była też twoja gra, więc dla ciebie liczy się jako poddana.
