# Watching games, and following them to their end.
watch-title = ### 👀 Parties en cours ici
watch-none = Aucune partie que tu puisses voir n’est en cours ici. Lances-en une avec **/mundialito play**.
watch-no-more = Il n’y a pas de partie plus ancienne que tu puisses voir.
watch-server-only = Utilise cette commande sur un serveur : elle liste les parties qui s’y jouent.
# $who names the players; $when is how long ago the last move was; $link leads to the board.
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· tour { $turn }
} · { $moved ->
    [no] début
   *[yes] dernier coup
} { $when } · { $link }
watch-pick = Regarder une partie…
# $who names the players.
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Tour { $turn }
}
button-newest = Les plus récentes
button-older = Plus anciennes
button-follow = 🔔 Suivre
button-unfollow = 🔕 Ne plus suivre
done-followed = 🔔 Tu suis cette partie ({ $game }). Tu recevras un seul message privé, à la fin.
done-unfollowed = 🔕 Tu ne suis plus cette partie ({ $game }).
follow-own = Tu joues cette partie, pas besoin de la suivre.
follow-too-many = Tu suis déjà { $limit } parties. Arrête d’abord d’en suivre une.
follow-too-popular = { $limit } personnes suivent déjà cette partie, et il n’y a plus de place.
# The message to a follower at the end of a game; $told says how it ended.
follow-over =
    🏁 La partie que tu suivais dans { $place } est terminée : **{ $game }**. { $told }
    -# Table `{ $table }`
follow-over-here =
    🏁 { $person }, la partie que tu suivais est terminée : **{ $game }**. { $told }
    -# Table `{ $table }` · Tes messages privés sont fermés, donc je te le dis ici.
