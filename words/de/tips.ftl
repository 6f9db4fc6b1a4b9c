# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Tippen
button-tip-draw = Unentschieden
button-tip-next = Weiter
button-tip-change = Ändern
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
tips-heading = ### Dein Tipp: { $match }
# $one and $other are the two sides; $close is the sentence that says until when.
tips-pair = { $one } gegen { $other }. { $close }
tips-side = { $team } ({ $player })
tips-place = { $number } von { $all }
# Small print; $all is at least 2.
tips-right = { $right ->
    [0] Von deinen { $all } Tipps war keiner richtig.
    [one] 1 von deinen { $all } Tipps war richtig.
   *[other] { $right } von deinen { $all } Tipps waren richtig.
}
tips-all-done = **Alles getippt.** Bis nach der Runde!
# Below a board; $count is at least 3.
tips-count = { $count ->
   *[other] -# { $count } haben getippt
}
tips-late = Das Spiel läuft schon. Tipp das nächste.
tips-still-in = Du bist selbst noch dabei. Tippen kannst du, sobald du ausgeschieden bist.
tips-knows-hand = Du kennst die Hand einer Person, die noch dabei ist. Tippen kannst du, sobald sie ausgeschieden ist.
tips-too-many = Hier tippen schon { $limit } Leute, mehr geht nicht.
# After the game; $told lists at most three people, the first with "of".
tips-best = 🔮 **Am besten getippt:** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } von { $all }
   *[no] { $name } { $right }
}
tips-refused = Du kannst hier nicht tippen, weil dich jemand in der Partie blockiert hat.
