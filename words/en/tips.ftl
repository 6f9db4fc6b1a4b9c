# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Predict
button-tip-draw = Draw
button-tip-next = Next
button-tip-change = Change
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
tips-heading = ### Your prediction: { $match }
tips-match = match { $name }
# $one and $other are the two sides; $close is the sentence that says until when.
tips-pair = { $one } v { $other }. { $close }
tips-side = { $team } ({ $player })
tips-close = Predictions close at kick-off.
tips-place = { $number } of { $all }
# Small print; $all is at least 2.
tips-right = { $right ->
    [0] None of your { $all } predictions was right.
    [one] 1 of your { $all } predictions was right.
   *[other] { $right } of your { $all } predictions were right.
}
tips-all-done = **All predicted.** See you after the round.
# Below a board; $count is at least 3.
tips-count = { $count ->
   *[other] -# { $count } people have made a prediction
}
tips-late = They've kicked off. Predict the next one.
tips-still-in = You're still in the cup. You can predict once you're out.
tips-knows-hand = You know a hand that's still in the cup. You can predict once it's out.
tips-too-many = { $limit } people are predicting here already, and there's no room for more.
# After the game; $told lists at most three people, the first with "of".
tips-best = 🔮 **Best predictions:** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } of { $all }
   *[no] { $name } { $right }
}
tips-refused = You can't predict here, because someone playing has blocked you.
