# Watching games, and following them to their end.
watch-title = ### 👀 Jogos em andamento aqui
watch-none = Não há nenhum jogo em andamento aqui que você possa ver. Comece um com **/mundialito play**.
watch-no-more = Não há jogos mais antigos que você possa ver.
watch-server-only = Use este comando em um servidor: ele lista os jogos em andamento lá.
# $who names the players; $when is how long ago the last move was; $link leads to the board.
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
} · { $moved ->
    [no] começou
   *[yes] última jogada
} { $when } · { $link }
watch-pick = Assistir a um jogo…
# $who names the players.
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Turno { $turn }
}
button-newest = Mais novos
button-older = Mais antigos
button-follow = 🔔 Seguir
button-unfollow = 🔕 Deixar de seguir
done-followed = 🔔 Você segue este jogo: { $game }. Vai receber uma mensagem direta quando acabar.
done-unfollowed = 🔕 Você não segue mais este jogo: { $game }.
follow-own = Você está jogando esta partida, então não precisa seguir.
follow-too-many = Você já segue { $limit } jogos. Deixe de seguir um primeiro.
follow-too-popular = { $limit } pessoas já seguem este jogo, e não cabe mais ninguém.
# The message to a follower at the end of a game; $told says how it ended.
follow-over =
    🏁 Acabou o jogo que você seguia em { $place }: **{ $game }**. { $told }
    -# Mesa `{ $table }`
follow-over-here =
    🏁 { $person }, acabou o jogo que você seguia: **{ $game }**. { $told }
    -# Mesa `{ $table }` · Suas mensagens diretas estão fechadas, então aviso por aqui.
