# The words of a game that has none of its own yet.

board-alt = { $title }: { $facts }.
board-text-head = { $title }
board-text-line = { $name }: { $value }
board-players = Na mesa: { $names }
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = nada
board-more = { $count ->
    [1] e mais uma linha
   *[other] e mais { $count } linhas
}
# What a game's cover shows: its title, and a moment of it, or what the game is.
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
# The goals of two sides, wherever a score is written: as in a table and, in a sentence, { $score-said }.
score = { $left } x { $right }
    .said = { $left } a { $right }

tips-match = partida { $name }
tips-close = Você pode dar palpite até o jogo começar.
