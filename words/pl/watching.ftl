# Watching games, and following them to their end.
watch-title = ### 👀 Toczące się tu gry
watch-none = Nie toczy się tu żadna gra, którą możesz oglądać. Zacznij własną poleceniem **/mundialito play**.
watch-no-more = Nie ma starszych gier, które możesz zobaczyć.
watch-server-only = Użyj tego polecenia na serwerze: pokaże gry, które się tam toczą.
# $who names the players; $when is how long ago the last move was; $link leads to the board.
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· tura { $turn }
} · { $moved ->
    [no] początek
   *[yes] ostatni ruch
} { $when } · { $link }
watch-pick = Oglądaj grę…
# $who names the players.
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Tura { $turn }
}
button-newest = Najnowsze
button-older = Starsze
button-follow = 🔔 Obserwuj
button-unfollow = 🔕 Nie obserwuj
done-followed = 🔔 Obserwujesz tę grę: { $game }. Gdy się skończy, dostaniesz jedną wiadomość prywatną.
done-unfollowed = 🔕 Nie obserwujesz już tej gry: { $game }.
follow-own = To twoja gra, więc nie trzeba jej obserwować.
follow-too-many = Obserwujesz już { $limit } gier, więcej się nie da. Najpierw przestań obserwować jedną z nich.
follow-too-popular = Tę grę obserwuje już { $limit } osób, więcej się nie da.
# The message to a follower at the end of a game; $told says how it ended.
follow-over =
    🏁 Gra, którą obserwujesz, się skończyła: **{ $game }** ({ $place }). { $told }
    -# Stół `{ $table }`
follow-over-here =
    🏁 { $person }, gra, którą obserwujesz, się skończyła: **{ $game }**. { $told }
    -# Stół `{ $table }` · Twoje wiadomości prywatne są zamknięte, więc piszę tutaj.
