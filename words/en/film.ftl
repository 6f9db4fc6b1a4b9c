# Films: animated pictures of games, and sharing them.

film-player = Player { $number }
