ladder-record = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $wins } gewonnen, { $placed ->
    [0] {""}
   *[other] { $placed } im Mittelfeld,{" "}
}{ $draws } unentschieden, { $losses } verloren
place-of = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
} von { $of }
ladder-you = du
ladder-column = { $column ->
    [games] Partien
    [wins] Siege
    [placed] Mitte
    [draws] Remis
    [losses] Niedl.
   *[points] Punkte
}
ladder-without-luck = Reines Glück, darum nicht dabei: { $titles }.
ladder-page = Seite { $page } von { $pages }
