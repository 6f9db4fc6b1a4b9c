# Mundialito, told like a match report.
mundialito-story-turn = { $side } { $deeds }.
mundialito-story-and = { $one }, then { $two }
mundialito-story-move = moved { $origin } to { $target }{ $seam ->
    [yes] { " " }over the seam
   *[no] { "" }
}
mundialito-story-push = pushed from { $origin } into { $target }, driving the pyramid there back to { $other }
mundialito-story-jump = jumped from { $origin } over { $other } to { $target }
mundialito-story-pass = passed the ball from { $target } to { $origin }
mundialito-story-goal = **Goal!** The ball of { $side } is on { $cell }.
mundialito-story-score = It stands **{ $one }–{ $two }**.
mundialito-story-setup = { $step ->
    [1] Gualda has lined up.
    [2] Both sides have lined up.
   *[3] Gualda’s ball is placed.
}
mundialito-story-kickoff = Kick-off! { $side } moves first.
