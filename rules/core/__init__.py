"""The contract of a game, and a match being played: pure, standard library only."""
