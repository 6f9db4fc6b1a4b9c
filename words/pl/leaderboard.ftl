# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
## The leaderboard
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
## Shown to everybody
## The profile
profile-head = ### { $name }
profile-place = #{ $place }
profile-deviation = ±{ $points }
# $bars is a row of block characters that draws a curve.
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-rival = { $name } ({ $record })
profile-extra = - { $name }: { $told }
## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
moved-placed = { $line }, { $place }
# $part is one of the shares above, such as “half”; $because says why.
## Why a rating is what it is
# $who is one of the last three messages of this part; $told says what happened to the rating.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
## The podium
## Buttons
