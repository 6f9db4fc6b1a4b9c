ladder-record = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: { $wins } { $wins ->
    [one] vinta
   *[other] vinte
}, { $placed ->
    [0] {""}
   *[other] { $placed } a metà,{" "}
}{ $draws } { $draws ->
    [one] pareggiata
   *[other] pareggiate
}, { $losses } { $losses ->
    [one] persa
   *[other] perse
}
place-of = { $place }º posto su { $of }
ladder-you = tu
ladder-column = { $column ->
    [games] Part.
    [wins] Vinte
    [placed] Metà
    [draws] Pari
    [losses] Perse
   *[points] Punti
}
ladder-without-luck = Pura fortuna, quindi a parte: { $titles }.
ladder-page = Pagina { $page } di { $pages }
