# Replays: step through a game that was played.
replay-title = ### Replay : { $game } · `{ $table }`
replay-title-file = ### Replay : { $game } · fichier de partie
replay-opening = **Le début**{ $count ->
    [0] { "" }
    [one] { " " }· 1 tour à suivre
   *[other] { " " }· { $count } tours à suivre
}
# A turn's number is 0 during set-up.
replay-turn = { $number ->
    [0] **Mise en place**
   *[other] **Tour { $number } sur { $count }**
}
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Aller à un tour ({ $first }–{ $last } sur { $count })
replay-menu-marks = Aller à un temps fort
replay-entry = { $number ->
    [0] Mise en place
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Avant…
replay-later = ⬇ Après…
replay-sides = De quel côté regarder
replay-side = Vue : { $name }
replay-public = Ce que tout le monde a vu
replay-flip = Retourner
replay-in-words = En mots
replay-picture = Image
replay-by-action = Action par action
replay-by-turn = Tour par tour
replay-which = Quelle partie veux-tu revoir ?
replay-games = Tes dernières parties
