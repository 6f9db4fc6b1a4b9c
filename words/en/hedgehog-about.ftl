# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Roll, hop round the ring and climb onto others: first to stack up your three pyramids wins.
