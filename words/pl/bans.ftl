# Bans: what the banned person reads, and the moderators' pages.
banned = Masz zakaz gry na { $where ->
    [there] serwerze tego stołu
   *[here] tym serwerze
}{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Powód: { $reason }
} Zakaz może znieść moderacja serwera. **/mundialito settings**, **block** i **privacy** dalej działają.
banned-everywhere = Masz zakaz gry ze mną{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Powód: { $reason }
} **/mundialito settings**, **block** i **privacy** dalej działają.
opponent-banned = { $name } ma tu zakaz gry. Zaproś kogoś innego albo zostaw wolne miejsce.
ban-yourself = Nie możesz dać zakazu sobie.
ban-bot = Boty nie grają, więc nie można dać im zakazu.
ban-owner = Nie możesz dać zakazu właścicielom bota.
ban-owners-only = Zakaz na wszystkich serwerach mogą dać tylko właściciele bota.
ban-none = { $name } nie ma zakazu.
done-banned = { $name } ma zakaz gry { $where ->
    [all] na wszystkich serwerach
   *[here] przy stołach tego serwera
}{ $days ->
    [0] {""}
    [one] {" "}na 1 dzień
    [few] {" "}na { $days } dni
   *[many] {" "}na { $days } dni
}. { $left ->
    [no] Miejsca tej osoby przy tamtejszych stołach zwolnią się w ciągu minuty.
   *[yes] Miejsca tej osoby przy tamtejszych stołach są zwolnione.
}
done-unbanned = { $name } może znów grać.
bans-title = ### Zakazy gry
bans-none = Nikt nie ma zakazu.
bans-line = - { $name }, od { $since }{ $until ->
    [none] {""}
   *[other] , do { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
