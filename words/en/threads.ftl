# Threads of tables: their names, and why a table is in one.

# The name of a thread for a game of two.
# Example: Ana v @here
thread-two = { $one } v { $two }
# The name of any other, and of one for a game of two that still waits for somebody. $names is a list.
# Example: Snap: Ana
thread-table = { $game }: { $names }
# In a lobby's small print, that its game will be in a thread. $why is taken, long or chosen.
# Example: starts in a thread of its own
thread-moves = { $why ->
    [chosen] starts in a thread of its own
    [long] starts in a thread: this game is long
   *[taken] starts in a thread: this channel has a game
}
# Why a table is somewhere else. $place is a link to its thread.
# Example: You'll find the game in #general.
thread-because = { $why ->
    [chosen] You'll find the game in { $place }.
    [long] This game is long, so you'll find it in { $place }.
   *[taken] This channel has a game, so you'll find yours in { $place }.
}
