# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

# $reason says why people ended it early; $name is the loser's, none if there are several.
# In the description of the picture.
card-placed = { $place }. { $name }
## Sharing it. $name is who shares it; $link leads to the message.
