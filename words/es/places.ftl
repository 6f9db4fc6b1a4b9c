ladder-record = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $wins } { $wins ->
    [one] ganada
   *[other] ganadas
}, { $placed ->
    [0] {""}
   *[other] { $placed } en medio,{" "}
}{ $draws } { $draws ->
    [one] empatada
   *[other] empatadas
}, { $losses } { $losses ->
    [one] perdida
   *[other] perdidas
}
place-of = { $place }.º de { $of }
ladder-you = tú
ladder-column = { $column ->
    [games] Jug.
    [wins] Gan.
    [placed] Med.
    [draws] Emp.
    [losses] Perd.
   *[points] Puntos
}
ladder-without-luck = Pura suerte, por eso aparte: { $titles }.
ladder-page = Página { $page } de { $pages }
