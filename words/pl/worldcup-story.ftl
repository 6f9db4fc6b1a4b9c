# The World Cup Game, told as it runs. $team is a country's name, of any number; $way only chooses among phrases.

worldcup-story-score = { $scores }.
worldcup-story-folded = -# { $plays }
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

## The end of a round, and shoot-outs.

worldcup-told-dice = 🎲 { $dice }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
## How it ended. $count winners.

## On the card of a finished cup.

## What marks a turn in a replay.
