ladder-record = { $games ->
    [1] { $games } jogo
   *[other] { $games } jogos
}: { $wins } V, { $placed ->
    [0] {""}
   *[other] { $placed } no meio,{" "}
}{ $draws } E, { $losses } D
place-of = { $place }º de { $of }
ladder-you = você
ladder-column = { $column ->
    [games] Jogos
    [wins] Vit.
    [placed] Meio
    [draws] Emp.
    [losses] Der.
   *[points] Pontos
}
ladder-without-luck = Pura sorte, por isso fora da conta: { $titles }.
ladder-page = Página { $page } de { $pages }
