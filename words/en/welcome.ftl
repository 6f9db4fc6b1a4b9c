# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 I'm **Mundialito**, and I host tabletop games in your channels, with friends or against computers. Press **Play…** to choose a game, or type **/mundialito play** at any time.
welcome-missing = -# Something is missing: ask a moderator to give me { $names }.
welcome-posted = The welcome is in { $place } again.
button-welcome-again = Repeat the welcome
