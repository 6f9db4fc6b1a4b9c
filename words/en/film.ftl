# Films: animated pictures of games, and sharing them.

film-player = Player { $number }
button-share = Share…
button-last-turn = What did they do?
button-share-moving = Post the film
button-share-still = Post the picture
button-share-cancel = Cancel
share-choose = Show this game to everybody here. Which part?
share-menu = Choose a part
share-part-turn = The last turn
# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Set-up
   *[other] { $game ->
        [dicecup] Match { $number }
       *[other] Turn { $number }
    }
}
share-part-goal = Goal { $number }
share-part-all = The whole game
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Match { $number }
    [worldcup] Scored round { $number }
   *[other] Part { $number }
}
# Above what somebody shares. $part is one of the five above.
share-by = -# { $part } · { $game }{ $source ->
    [file] { " " }· from a game file
   *[table] { "" }
} · shared by { $name }
share-making = Making the film… { $percent }%
share-waiting = Your film starts once another one is finished…
share-done = Done. It's in the channel.
share-nothing = Nothing has happened yet. Try again after the first move.
share-nothing-file = Nothing happens in this game file, so there's nothing to share.
share-nothing-new = Nothing has happened since your last turn.
share-busy = Too many films are being made right now. Try again in a minute, or post the picture.
share-one-at-a-time = Your last film is still being made. Wait until it's finished, then try again.
share-failed = I couldn't make this film. Post the picture instead, or try a shorter part.
share-private = This puzzle is still being solved in private. You can share it once it's over.
