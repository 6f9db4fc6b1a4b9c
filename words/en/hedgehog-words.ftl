# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.

# Example: orange
hedgehog-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [black] black
    [purple] purple
    [orange] orange
    [clear] clear
    [cyan] cyan
    [white] white
   *[pink] pink
}
# Example: Yellow
hedgehog-colour-first = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [green] Green
    [black] Black
    [purple] Purple
    [orange] Orange
    [clear] Clear
    [cyan] Cyan
    [white] White
   *[pink] Pink
}
# Example: pawn
hedgehog-size = { $size ->
    [1] pawn
    [2] drone
   *[3] queen
}
# Example: Drone
hedgehog-size-first = { $size ->
    [1] Pawn
    [2] Drone
   *[3] Queen
}
hedgehog-you = you
# A list: $some are all but the last, separated by commas.
# Example: 0 points left
hedgehog-points-left = { $count ->
    [one] 1 point left
   *[other] { $count } points left
}
# Example: rolled 0
hedgehog-rolled = rolled { $rolled }
hedgehog-passed = passed
