# Hidden hands: by direct message, and privately at the table.
# Example: ### Snap / You're at a table in #general. I'll keep your hand here and message you when it's your turn. Nobody else can see it. The **Hand** button at the table shows it too.
hand-welcome =
    ### { $game }
    You're at a table in { $place }. I'll keep your hand here and message you when it's your turn. Nobody else can see it. The **Hand** button at the table shows it too.
# Example: **Snap** · #general
hand-title = **{ $game }** · { $place }
hand-moved = -# Your hand is further down.
hand-left = -# You're no longer at this table.
hand-closed = ✉️ I can't send you direct messages, so I'll mention you at the table when it's your turn. Press **Hand** there, or use `/hand`, to see and play your hand in private. To get it by direct message, open this server's **Privacy Settings**, allow **Direct Messages**, then press **Hand** again.
no-hand-here = You aren't playing a game with hidden hands here.
button-hand = Hand
button-refresh = Refresh
