# Help: a page with a menu of questions, each answered in at most four lines.

# Example: ### Tabletop games, right here / **Play** a computer here, or friends in a server. / **Learn** a game in two minutes. / **Daily:** two puzzles for everyone. / **Events:** an evening, a league or a …
help-page =
    ### Tabletop games, right here
    { $place ->
        [direct] **Play** a computer here, or friends in a server.
       *[server] **Play** a friend or a computer.
    }
    {""}**Learn** a game in two minutes.
    {""}**Daily:** two puzzles for everyone.
    {""}**Events:** an evening, a league or a cup.
    {""}**More…** on a board has the rest.
help-menu = How do I…
help-kept = -# I keep your Discord ID, names, settings and games. I read no messages.
help-manage = **You manage this server.** The menu above says how to end a game, ban somebody, plan an event, and limit who uses me. All commands: `/mundialito-admin`.
button-help-play = Play
button-help-tables = My tables
button-help-back = Back

# The questions, as they continue the menu's title, and their answers.
help-ask-move = make a move
help-answer-move = Press **Your move** on the board, choose a piece, then what it does. Only you see it until you play it.
help-ask-cards = see my cards
help-answer-cards = They come by direct message. **Hand** at the table, or `/hand`, shows them too. Nobody else sees them.
help-ask-undo = undo, resign or offer a draw
help-answer-undo = Press **More…** on the board. Whatever affects others needs their consent.
help-ask-type = type moves instead
help-answer-type = `/move` suggests what you can play while you type. `/mundialito table` has undo, draws and the rest.
help-ask-words = play without the pictures
help-answer-words = **More…**, then **Board in words**. Every picture has a description for screen readers.
help-ask-less = get fewer messages
help-answer-less = `/mundialito settings` turns off mentions, and invitations from people you don't know.
help-ask-slow = play slowly
help-answer-slow = Open a table with `/mundialito play pace:slow`: everyone moves when they find the time. Somebody missing? The others choose how to go on.
help-ask-watch = watch or replay a game
help-answer-watch = `/mundialito watch` lists what's running here. A finished game has **Replay** below its board.
help-ask-event = join an event
help-answer-event = `/mundialito event` lists what's on. Press **Join**, and **I'm here** when I call you. Your games open automatically.
help-ask-share = share a game
help-answer-share = Below a finished game: **Share**. Choose a card, a clip or its moments, then **Post it**.
help-ask-ratings = see ratings
help-answer-ratings = `/mundialito leaderboard`, `/mundialito profile`, and `/mundialito rating` for why yours moved.
help-ask-rules = look up the rules
help-answer-rules = Choose a game, or look up a word with `/mundialito rules`.
help-ask-block = block somebody
help-answer-block = `/mundialito block`: they can't invite you or join your tables. They aren't told.
help-ask-data = see or delete what you store about me
help-answer-data = `/mundialito privacy` shows all of it, gives you a copy, and deletes it.
help-ask-end = end a stuck game
help-answer-end = `/mundialito-admin end` in its channel. I first say what that means, and ask.
help-ask-ban = ban somebody from tables
help-answer-ban = `/mundialito-admin ban add`, for some days or until you lift it. They leave their tables here at once.
help-ask-plan = plan an event or correct a result
help-answer-plan = `/mundialito event`, then **New event**. **More…** below it starts, pauses, corrects or calls it off. `/mundialito-admin setup` says who may plan one.
help-ask-language = change the language here
help-answer-language = `/mundialito-admin setup` sets the language of boards and posts. Private answers follow each person's own.
help-ask-limit = limit who may use you, and where
help-answer-limit = In Discord: **Server Settings → Integrations**, then my name. Choose roles and channels for each command.
help-ask-posts = see what you post by yourself
help-answer-posts = Boards and their mentions, results of cups, events and their results, and one welcome. The day's puzzles and a monthly podium only if you turn them on: `/mundialito-admin setup`.

button-privacy = Privacy
button-terms = Terms
