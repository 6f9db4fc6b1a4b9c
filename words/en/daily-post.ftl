# The post of a day's puzzles in a channel, and where it is set.
daily-post-head = ### Daily { $number }: { $task }
daily-post-about = You're { $side }, with { $actions }. Three goes, no clock.
daily-post-yesterday = **Yesterday**
daily-post-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
# Everybody who solved a puzzle, if none of them can be named.
daily-post-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
daily-post-unsolved = Nobody solved it.
daily-post-streak = 🔥 This server: { $days } days in a row
daily-post-month = -# { $month }: { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# I was down on Daily { $number }. Nobody's streak broke.
daily-post-mondays = -# I post on Mondays now, until somebody plays.
daily-post-stops = -# Nobody has played for four weeks, so I'll stop here.
button-daily-post-play = Play
button-daily-post-race = The race
button-daily-post-again = Start again
server-line-daily-post = 🧩 Daily post
daily-post-off = Off
daily-post-at = { $place } at { $hour }, { $zone }
daily-post-on = The next daily post comes on { $when }. New puzzles begin at { $change } your time.
daily-post-stopped = Nobody played for four weeks, so I stopped.
daily-post-form = Daily post
daily-post-form-channel = Where to post it
daily-post-form-channel-about = The day's puzzle and yesterday's results, silently. Choose no channel to turn it off.
daily-post-form-hour = When
