# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Clips.

button-share = Share
button-last-turn = What did they do?

## The page
share-title = ### Share this game
# $ways are the buttons that are posted with it; $place is the channel, none in direct messages.
# Example: Everyone in #general sees it, with **Play it too**.
share-audience = { $place ->
    [none] I'll post it here, with { $ways }.
   *[other] Everyone in { $place } sees it, with { $ways }.
}
# How a game is shown: buttons beside each other.
# Example: Moments
share-kind = { $kind ->
    [card] Card
    [picture] Picture
    [film] Clip
   *[moments] Moments
}
share-menu = Choose a part
share-part-turn = The last turn
# Example: Goal 2
share-part-goal = Goal { $number }
share-part-all = The whole game
# A match of a cup, or a round, by its number.
# Example: Match 10
share-part-chapter = { $game ->
    [dicecup] Match { $number }
    [worldcup] Round { $number }: the scoring
   *[other] Part { $number }
}
# Example: -# A clip of 10 seconds. Making it takes a moment.
share-film-takes = -# A clip of { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Making it takes a moment.
button-share-post = Post it
button-share-cancel = Cancel
# Example: Making the clip… 40%
share-making = Making the clip… { $percent }%
share-waiting = Your clip starts once another one is finished…
# Example: **It's in #general.**
share-posted = { $place ->
    [none] **It's posted.**
   *[other] **It's in { $place }.**
}
button-share-go = View
# Of a puzzle whose day isn't over. $when is when it will be.
# Example: Everyone in #general sees your result. You can share the board in 2 hours.
share-result-only = { $place ->
    [none] I'll post your result here. You can share the board { $when }.
   *[other] Everyone in { $place } sees your result. You can share the board { $when }.
}

## What is posted
# $what is what it is of: a part, who played, the game.
# Example: -# Ana · Hedgehog race · shared by Ana
share-by = -# { $what } · shared by { $name }
share-from-file = from a game file
# Example: Player 2
film-player = Player { $number }

## Why not
# Example: I can't post pictures here. Ask a moderator to give me **Attach Files**.
share-no-files = I can't post pictures here. Ask a moderator to give me { $right }.
share-nothing = Nothing has happened yet. Try again after the first move.
share-nothing-file = Nothing happens in this game file, so there's nothing to share.
share-nothing-new = Nothing has happened since your last turn.
share-busy = Too many clips are being made right now. Try again in a minute, or post a picture.
share-one-at-a-time = Your last clip is still being made. Wait until it's finished, then try again.
share-failed = I couldn't make this clip. Post a picture instead, or choose a shorter part.
share-not-drawn = I couldn't draw this picture. Try again in a minute, or choose a clip.
share-private = This puzzle is still being solved in private. You can share it once it's over.
