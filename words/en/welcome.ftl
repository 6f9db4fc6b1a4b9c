# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 I'm **Mundialito**, and I host tabletop games in your channels, with friends or against computers. Press **Play…** to choose a game, or type **/mundialito play** at any time.
# Example: -# Something is missing: ask a moderator to give me **Create Public Threads** and **Attach Files**.
welcome-missing = -# Something is missing: ask a moderator to give me { $names }.
# Example: The welcome is in #general again.
welcome-posted = The welcome is in { $place } again.
button-welcome-again = Repeat the welcome
