# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

## A match that is over.

# $next is the next message, such as “reach the semi-finals”.
# $less and $more are stars, such as ★ and ★★★.
## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-settled-group = { $group } { $teams }
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-result = -# { $result }
## The end.

dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
## What is awaited, after a colon.

## How it ended. $ending: won, or alone-won where one coach has all the teams; $count winners.

## On the card of a finished cup.

## What marks a match in a replay.

dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
