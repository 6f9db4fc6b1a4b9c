# Watching games, and following them to their end.
watch-title = ### 👀 Games running here
watch-none = No game is running here that you can see. Start one with **/mundialito play**.
watch-no-more = There are no older games that you can see.
watch-server-only = Use this command in a server: it lists the games running there.
# $who names the players; $when is how long ago the last move was; $link leads to the board.
# Example: - **Mundialito** · Ana and Ben · turn 12 · last move in 2 hours · https://discord.com/channels/1/2/3
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· turn { $turn }
} · { $moved ->
    [no] began
   *[yes] last move
} { $when } · { $link }
watch-pick = Watch a game…
# $who names the players.
# Example: Mundialito · Ana and Ben
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Turn { $turn }
}
button-newest = Newest
button-older = Older
button-follow = 🔔 Follow
button-unfollow = 🔕 Stop following
# Example: 🔔 You're following this game: Mundialito. You'll get one direct message when it ends.
done-followed = 🔔 You're following this game: { $game }. You'll get one direct message when it ends.
# Example: 🔕 You're no longer following this game: Mundialito.
done-unfollowed = 🔕 You're no longer following this game: { $game }.
follow-own = You're playing this game, so there's no need to follow it.
# Example: You already follow 0 games. Stop following one first.
follow-too-many = You already follow { $limit } games. Stop following one first.
# Example: 1 people already follow this game, and there's no room for more.
follow-too-popular = { $limit } people already follow this game, and there's no room for more.
# The message to a follower at the end of a game; $told says how it ended.
# Example: 🏁 The game of **Mundialito** you followed in #general is over. 🏆 Ben made it! / -# Table `3snsksze`
follow-over =
    🏁 The game of **{ $game }** you followed in { $place } is over. { $told }
    -# Table `{ $table }`
# Example: 🏁 @Ana, the game of **Mundialito** you followed is over. 🏆 Ben made it! / -# Table `3snsksze` · Your direct messages are closed, so I'm telling you here.
follow-over-here =
    🏁 { $person }, the game of **{ $game }** you followed is over. { $told }
    -# Table `{ $table }` · Your direct messages are closed, so I'm telling you here.
