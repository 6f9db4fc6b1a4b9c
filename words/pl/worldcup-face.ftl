# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-card = **{ $card }**: { $does }.
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-row = { $team } ({ worldcup-say-match } v { $across })
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-named = { $team } { worldcup-say-match }
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-score = { $left } { $score } { $right }
## Draft, shoot-out, claim.

## On the menus of commands and lobbies, and other pictures.
