# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a country's name, of any number, so no sentence lets it stand before a verb that would tell.

worldcup-say-owned = { $team } ({ $player })
# The first line of a table says what its number counts.
## Cards and tiles. A tile that begins with x lies face down.

worldcup-colour-sign = { $colour ->
    [black] ⬛
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
}
worldcup-say-mark = { $team } ({ $rank })
