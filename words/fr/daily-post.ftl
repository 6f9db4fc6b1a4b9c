# L'énigme du jour dans un salon, et où elle se règle.
daily-post-head = ### Énigme du jour { $number } : { $task }
daily-post-about = Tu joues { $side }, avec { $actions }. Trois essais, sans pendule.
daily-post-yesterday = **Hier**
daily-post-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
# Everybody who solved a puzzle, if none of them can be named.
daily-post-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
daily-post-unsolved = Personne ne l’a résolue.
daily-post-streak = 🔥 Ce serveur : { $days } jours d’affilée
daily-post-month = -# { $month } : { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# J’étais en panne le jour de l’énigme { $number }. Aucune série n’est perdue.
daily-post-mondays = -# Je ne publie plus que le lundi, jusqu’à ce que quelqu’un joue.
daily-post-stops = -# Personne n’a joué depuis quatre semaines, alors je m’arrête là.
button-daily-post-play = Jouer
button-daily-post-race = La course
button-daily-post-again = Reprendre
server-line-daily-post = 🧩 Énigme du jour
daily-post-off = Désactivée
daily-post-at = { $place } à { $hour }, { $zone }
daily-post-on = La prochaine énigme arrive le { $when }. L’énigme change chaque jour à { $change }, heure locale.
daily-post-stopped = Personne n’a joué pendant quatre semaines, alors je me suis arrêté.
daily-post-form = Énigme du jour
daily-post-form-channel = Où la publier
daily-post-form-channel-about = L’énigme du jour et les résultats de la veille, sans notification. Sans salon, rien n’est publié.
daily-post-form-hour = À quelle heure
