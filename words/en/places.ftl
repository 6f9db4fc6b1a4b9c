# Places and figures, on leaderboards, in events and in words about games.

# Example: 1,200 games: 600 won, 300 drawn, 300 lost
ladder-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $wins } won, { $placed ->
    [0] {""}
   *[other] { $placed } placed,{" "}
}{ $draws } drawn, { $losses } lost
# Example: 0th of 0
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
ladder-you = you
# Example: Lost
ladder-column = { $column ->
    [games] Games
    [wins] Won
    [placed] Placed
    [draws] Drawn
    [losses] Lost
   *[points] Points
}
# Example: Pure luck, so not included: Mundialito, the dice cup.
ladder-without-luck = Pure luck, so not included: { $titles }.
# Example: Page 1 of 2
ladder-page = Page { $page } of { $pages }
