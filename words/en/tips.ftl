# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Predict
button-tip-draw = Draw
button-tip-next = Next
button-tip-change = Change
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
# Example: ### Your prediction: Group stage
tips-heading = ### Your prediction: { $match }
# $one and $other are the two sides; $close is the sentence that says until when.
# Example: Cameroon (Ana) v Hungary (Ana). Predictions close at the first roll.
tips-pair = { $one } v { $other }. { $close }
# Example: Belgium (Ana)
tips-side = { $team } ({ $player })
# Example: 1 of 15
tips-place = { $number } of { $all }
# Small print; $all is at least 2.
# Example: 10 of your 16 predictions were right.
tips-right = { $right ->
    [0] None of your { $all } predictions was right.
    [one] 1 of your { $all } predictions was right.
   *[other] { $right } of your { $all } predictions were right.
}
tips-all-done = **All predicted.** See you after the round.
# Below a board; $count is at least 3.
# Example: -# 3 people have made a prediction
tips-count = { $count ->
   *[other] -# { $count } people have made a prediction
}
tips-late = They've kicked off. Predict the next one.
tips-still-in = You're still in the cup. You can predict once you're out.
tips-knows-hand = You know a hand that's still in the cup. You can predict once it's out.
# Example: 1,000 people are predicting here already, and there's no room for more.
tips-too-many = { $limit } people are predicting here already, and there's no room for more.
# After the game; $told lists at most three people, the first with "of".
# Example: 🔮 **Best predictions:** Cy 20 of 32 · Mod 3
tips-best = 🔮 **Best predictions:** { $told }
# Example: Cy 20 of 32
tips-best-one = { $first ->
    [yes] { $name } { $right } of { $all }
   *[no] { $name } { $right }
}
tips-refused = You can't predict here, because someone playing has blocked you.
