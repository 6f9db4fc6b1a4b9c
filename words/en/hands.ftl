# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    You sit at table `{ $table }` in { $place }. Your hand comes here, and a message each time it is your turn; nobody else sees it. At the table **Hand** shows you the same at any time.
hand-title = **{ $game }** · table `{ $table }` · { $place }
hand-moved = -# Your hand is further down.
hand-left = -# You do not sit at table `{ $table }` any more.
hand-closed = ✉️ I cannot send you direct messages, so nothing will tell you there that it is your turn; you will be called at the table instead. The **Hand** button at the table, or `/hand`, shows your hand and plays it, to you alone. To get it by direct message: open this server’s **Privacy Settings**, allow **Direct Messages**, then press **Hand** once more.
no-hand-here = You sit at no running table where hands are hidden.
button-hand = Hand
