# Watching games, and following them to their end.
watch-title = ### 👀 Diese Partien laufen hier
watch-none = Hier läuft keine Partie, die du sehen kannst. Starte eine mit **/mundialito play**.
watch-no-more = Ältere Partien, die du sehen kannst, gibt es nicht.
watch-server-only = Dieser Befehl zeigt die Partien eines Servers. Benutze ihn dort.
# $who names the players; $when is how long ago the last move was; $link leads to the board.
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· Zug { $turn }
} · { $moved ->
    [no] begonnen
   *[yes] zuletzt gezogen
} { $when } · { $link }
watch-pick = Partie ansehen …
# $who names the players.
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Zug { $turn }
}
button-newest = Neueste
button-older = Ältere
button-follow = 🔔 Folgen
button-unfollow = 🔕 Nicht mehr folgen
done-followed = 🔔 Du folgst dieser Partie ({ $game }). Wenn sie endet, bekommst du eine Direktnachricht.
done-unfollowed = 🔕 Du folgst dieser Partie ({ $game }) nicht mehr.
follow-own = In dieser Partie spielst du selbst mit, da brauchst du ihr nicht zu folgen.
follow-too-many = Du folgst schon { $limit } Partien. Beende das zuerst bei einer.
follow-too-popular = Dieser Partie folgen schon { $limit } Leute, mehr geht nicht.
# The message to a follower at the end of a game; $told says how it ended.
follow-over =
    🏁 Die Partie **{ $game }** in { $place }, der du gefolgt bist, ist zu Ende. { $told }
    -# Tisch `{ $table }`
follow-over-here =
    🏁 { $person }, die Partie **{ $game }**, der du gefolgt bist, ist zu Ende. { $told }
    -# Tisch `{ $table }` · Deine Direktnachrichten sind geschlossen, darum sage ich es dir hier.
