# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Pronostiquer
button-tip-draw = Match nul
button-tip-next = Suivant
button-tip-change = Modifier
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
tips-heading = ### Ton pronostic : { $match }
# $one and $other are the two sides; $close is the sentence that says until when.
tips-pair = { $one } – { $other }. { $close }
tips-side = { $team } ({ $player })
tips-place = { $number } sur { $all }
# Small print; $all is at least 2.
tips-right = { $right ->
    [0] Aucun de tes { $all } pronostics n’était bon.
    [one] { $right } de tes { $all } pronostics était bon.
   *[other] { $right } de tes { $all } pronostics étaient bons.
}
tips-all-done = **Tous tes pronostics sont faits.** Rendez-vous aux résultats.
# Below a board; $count is at least 3.
tips-count = { $count ->
   *[other] -# { $count } personnes ont pronostiqué
}
tips-late = Le match a commencé. Pronostique le suivant.
tips-still-in = Tu es encore en course. Tu pourras pronostiquer après ton élimination.
tips-knows-hand = Tu connais une main qui est encore en course. Tu pourras pronostiquer après son élimination.
tips-too-many = { $limit } personnes pronostiquent déjà ici : il n’y a plus de place.
# After the game; $told lists at most three people, the first with "of".
tips-best = 🔮 **Meilleurs pronostics :** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } sur { $all }
   *[no] { $name } { $right }
}
tips-refused = Tu ne peux pas pronostiquer ici, car quelqu’un qui joue t’a bloqué l’accès.
