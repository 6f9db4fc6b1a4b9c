"""The contract of a game and the match that is played by it: pure, standard library only."""
