# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or You with it: verbs that follow have to fit both.
hedgehog-story-side = { $name } ({ hedgehog-colour-first })
# $one is what happened before $two, and may have several parts itself.
hedgehog-story-brief = { $side } { $moves }
## What is awaited, after a colon.

## How it ended. $ending: won, draw, or alone-won and alone-lost where one person plays alone; $score counts turns then.

hedgehog-ended-nest = { hedgehog-ended-tree }
## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

## What marks a turn in a replay.
