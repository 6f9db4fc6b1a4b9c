# Events: evenings, leagues and cups of a server.
command-event = event
command-event-about = See what's on, find your matches, or plan an evening, a league or a cup
button-help-events = Events

# ---- What is on
event-page = ### Events here
# Example: ### Events / Nothing is planned.
event-page-none = ### Events
    Nothing is planned.{ $may ->
        [yes] {""}
       *[no] {" "}Moderators can plan one here.
    }
# Example: **Friday Night** / Friday, 28 November 2025 21:00 · 0 joined
event-page-line = **{ $name }**
    { $when } · { $in } joined
# Example: **Friday Night** / The semi-finals · 4 players
event-page-running = **{ $name }**
    { $format ->
        [league] Four weeks, until { $until }
       *[other] { $stage } · { $in ->
            [one] 1 player
           *[other] { $in } players
        }
    }
# Example: The final
event-page-stage = { $kind ->
    [groups] Groups, round { $number }
    [final] The final
    [semi] The semi-finals
    [quarter] The quarter-finals
    [tie] Round { $number } of the knockout
   *[round] Round { $number }
}
# Example: **Friday Night** / Over
event-page-over = **{ $name }**
    { $count ->
        [0] Over
       *[other] Won by { $winner }
    }
# Example: -# A server can have 3 events at once.
event-page-full = -# A server can have { $most } events at once.
button-event-new = New event
button-event-open = Open
button-event-matches = My matches
button-event-list = All events

# ---- A new event
event-form = New event
event-form-name = Name
event-form-name-example = Friday Night
event-form-format = Format
event-form-game = Game
event-form-start = Start
# Example: New York time, my guess: set yours in /mundialito settings.
event-form-start-about = { $guess ->
    [yes] { $zone } time, my guess: set yours in /mundialito settings.
   *[no] In your time, { $zone }
}
event-form-start-example = Friday 20:00
event-form-repeat = Repeat
# Example: League
event-format = { $format ->
    [evening] Evening
    [league] League
    [cup] Cup, live
   *[slowcup] Cup, slow
}
# Example: Slow, four weeks, everyone plays everyone. 4 to 64 people
event-format-about = { $format ->
    [evening] Live, everyone plays every round. 4 to 64 people
    [league] Slow, four weeks, everyone plays everyone. 4 to 64 people
    [cup] Knockout in one evening. 4 to 32 people
   *[slowcup] Knockout, a turn a day. 4 to 32 people
}
# Example: Every week
event-repeat = { $rhythm ->
    [weekly] Every week
    [monthly] Every month
   *[once] Once
}

# Example: ### Post it in #general?
event-draft = ### Post it in { $place }?
# Example: **Friday Night**, a live evening: Mundialito / Friday, 28 November 2025 21:00
event-draft-what = **{ $name }**, { $what }: { $game }
    { $when }
# Example: 3 rounds
event-draft-rounds = { $rounds } rounds
event-draft-ungrouped = Knockout from the start, without groups
# Example: a slow league
event-kind = { $format ->
    [evening] a live evening
    [league] a slow league
    [cup] a live cup
   *[slowcup] a slow cup
}
# Example: Then every week
event-then = { $rhythm ->
    [weekly] Then every week
   *[monthly] Then every month
}
button-event-post = Post it
button-event-change = Change
button-event-settings = Game settings
button-event-grouped = Groups first
button-event-ungrouped = Without groups
event-rounds-menu = How many rounds
event-rounds-usual = The usual number of rounds
# Example: 3 rounds
event-rounds-item = { $rounds } rounds
# Example: ### When is *whenever*? / Choose one of these, or press **Change** and write it like *Friday 20:00*.
event-when-unread = ### When is *{ $typed }*?
    Choose one of these, or press **Change** and write it like *{ event-form-start-example }*.
event-when-past = ### That start has passed
    Choose a start in the next 60 days.
event-when-far = ### That is too far ahead
    Choose a start in the next 60 days.
# Example: **Friday Night** is posted in #general. Want to play too? Press **I'm here** there. To start, pause or call it off, press **More…**.
event-posted = **{ $name }** is posted in { $place }. Want to play too? Press **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }** there. To start, pause or call it off, press **{ button-event-more }**.
event-name-bad = That name can't be used. It needs 2 to 40 visible characters.
# Example: A league needs a game that two people can play.
event-game-unfit = { $format ->
    [cup] A cup needs a game that two people can play.
    [league] A league needs a game that two people can play.
   *[other] Choose a game for two, or for 3 to 6 people.
}
event-organisers-only = Only moderators can plan events here.
event-servers-only = Events belong to a server. Use this command in one.
event-gone = I can't find that event any more. `/mundialito event` shows what's on.
event-not-now = That isn't possible any more: the event has moved on.
# Example: A server can have 3 events at once. Wait for one to end, or call one off.
event-too-many = A server can have { $most } events at once. Wait for one to end, or call one off.
# Example: **Friday Night** is already posted.
event-twice = **{ $name }** is already posted.
event-place-wrong = I can't hold an event here. Use **/mundialito event** in a text channel where I can open threads.

# ---- The sign-up
# Example: ### Friday Night: Mundialito / Everyone plays every round. Live, about 2 hours.
event-signup = ### { $name }: { $game }
    { $about }
# Example: Knockout, a turn a day.
event-about = { $format ->
    [evening] Everyone plays every round. Live, about { $hours ->
        [one] an hour.
       *[other] { $hours } hours.
    }
    [league] Everyone in a division plays everyone, a turn a day. Four weeks.
    [cup] Groups of four, then knockout. Live, about { $hours ->
        [one] an hour.
       *[other] { $hours } hours.
    }
    [knockout] Knockout. Live, about { $hours ->
        [one] an hour.
       *[other] { $hours } hours.
    }
    [slowcup] Groups of four, then knockout. A turn a day.
   *[slowknockout] Knockout, a turn a day.
}
# Example: **2 in:** Ana, Ben
event-in = { $count ->
    [0] **Nobody yet.** It takes at least { $least }.
   *[other] **{ $count } in:** { $names }
}
# Example: **Roll call!** Press **I'm here** to play, even if you haven't joined yet. #general
event-signup-called = **Roll call!** Press **I'm here** to play, even if you haven't joined yet. { $place }
# Example: Ana, Ben, Cy and 47 more
event-more-names = { $names } and { $count } more
# Example: in 2 hours · by Boss
event-small = { $rhythm ->
    [weekly] { $when }, then every week · by { $by }
    [monthly] { $when }, then every month · by { $by }
   *[once] { $when } · by { $by }
}
event-by-moderators = the moderators
# Example: All 64 seats are taken.
event-full = All { $most } seats are taken.
# Example: Delayed by 15 minutes: it takes at least 4.
event-put-back = Delayed by 15 minutes: it takes at least { $least }.
event-suspended = Paused by the organiser.
# Example: **It's on:** #general
event-signup-running = **It's on:** { $place }
# Example: **Over.** It has no winner. #general
event-signup-over = **Over.** { $count ->
        [0] It has no winner.
       *[other] { $winner } won.
    } { $place }
event-signup-off = **Called off.**
button-event-join = Join
button-event-leave = Leave
button-event-more = More…
# Example: **You're in.** I'll call everyone 15 minutes before the start. Press **I'm here** then to play.
event-joined = { $slow ->
    [yes] **You're in.** Your games open automatically { $when }.
   *[no] **You're in.** I'll call everyone 15 minutes before the start. Press **I'm here** then to play.
}
event-joined-already = You're already in.
# Example: You've left **Friday Night**.
event-left = You've left **{ $name }**.
# Example: You've left **Friday Night**. Your games there are over.
event-left-running = You've left **{ $name }**. Your games there are over.
# Example: Leave **Friday Night**? You're out, and you can't come back.
event-leave-ask = Leave **{ $name }**? { $format ->
    [evening] If you're in a game, you lose it.
    [league] All your games end, and you can't come back.
   *[cup] You're out, and you can't come back.
}
event-not-in = You aren't in this event.
event-not-your-game = This isn't your game.
event-has-begun = It has begun, so nobody can join any more.
# Example: All 64 seats are taken.
event-is-full = All { $most } seats are taken.
# Example: You missed your last event. You can join again in 2 hours, or ask Mod to let you in.
event-must-wait = You missed your last event. You can join again { $when }, or ask { $by } to let you in.
# Example: You were removed from this event. To come back, ask Mod.
event-removed = You were removed from this event. To come back, ask { $by }.

# ---- The roll call
# Example: ### Friday Night: roll call / Start: a2 (in 2 hours). Press **I'm here** to play. I only pair people who do.
event-roll = ### { $name }: roll call
    Start: { $at } ({ $when }). Press **{ button-event-here }** to play. I only pair people who do.
# Example: **11 of 11 here:** Ana, Ben, Cy
event-here = { $count ->
    [0] **Nobody is here yet.** It takes at least { $least }.
   *[other] **{ $count } of { $all } here:** { $names }
}
button-event-here = I'm here
button-event-not-today = Not today
button-event-late = Join late
event-here-noted = **Noted: you're here.** Your first game opens automatically, and **My match** takes you there.
# Example: **You're in from the next round.**
event-here-late = { $given ->
    [half] **You're in from the next round**, with half a point for this one.
    [five] **You're in from the next round**, with 5 points for this one.
   *[no] **You're in from the next round.**
}
event-here-too-late = Half of the rounds have begun, so it's too late to join.
event-here-early = I'll ask who is here 15 minutes before the start.
event-rested = You aren't paired until you press **I'm back**.
event-back = You're back: you'll be in the next round.
event-back-not-needed = You're already in.

# ---- A round
# Example: ### Friday Night · round 1 of 3
event-round = ### { $name } · round { $round ->
        [0] { $number }
       *[other] { $number } of { $round }
    }
# Example: ### Friday Night
event-round-league = ### { $name }
# Example: ### Friday Night · the semi-finals
event-round-ties = ### { $name } · { $stage ->
        [final] the final
        [semi] the semi-finals
        [quarter] the quarter-finals
       *[other] round { $number } of the knockout
    }
# Example: ### Friday Night · groups, round 1
event-round-groups = ### { $name } · groups, round { $number }
# Example: **Ana** v **Cy** · turn 1
event-match-up = **{ $one }** v **{ $two }** · { $state }
# Example: **Ana** (0) v **Cy** (0) · turn 1
event-match-up-points = **{ $one }** ({ $first }) v **{ $two }** ({ $second }) · { $state }
# Example: Table 1: Ben, Cy, Ana · playing
event-table = Table { $number }: { $names } · { $state }
# Example: won by someone who left
event-state = { $state ->
    [waiting] opens soon
    [turn] turn { $turn }
    [begun] playing
    [won] won by { $winner }
    [drawn] drawn
    [walkover] walkover for { $winner }
    [absent] nobody turned up
    [void] ended level
   *[vanished] doesn't count
}
# Example: **Ana** · free this round: 1 point
event-round-free = { $format ->
    [cup] **{ $names }** · straight through to the next round
    [groups] **{ $names }** · no game this round
    [tables] **{ $names }** · free this round: 5 points
    [idle] **{ $names }** · no game this round
   *[other] **{ $names }** · free this round: 1 point
}
# Example: 15 games, 15 over
event-round-count = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $over } over
# Example: Games end by Friday, 28 November 2025 21:00; then the ball further forward wins.
event-round-ends = { $ahead ->
    [ball] Games end by { $when }; then the ball further forward wins.
   *[other] Games end by { $when }; then the player ahead wins.
}
# Example: The next round begins in 2 hours.
event-round-next = The next round begins { $when }.
event-round-paused = Paused by the organiser. Running games go on.
# Example: Ben and Žofia play again: their game was level.
event-replay-note = { $one } and { $two } play again: their game was level.
# Example: Lots were drawn between Ben and Žofia: Žofia goes through.
event-lots-note = Lots were drawn between { $one } and { $two }: { $winner } goes through.
button-event-match = My match
button-event-standings = Standings
button-event-bracket = Bracket
button-event-groups-table = Groups
button-event-why = Why?
button-event-words = In words
button-event-picture = As a picture
event-watch-menu = Watch a game…
# Example: Ana v Cy
event-watch-item = { $one } v { $two }
# Example: You're free this round: 1 point.
event-match-free = { $format ->
    [cup] You have no game this round: you're through to the next.
    [groups] You have no game this round.
    [tables] You're free this round: 5 points.
   *[other] You're free this round: 1 point.
}
event-match-none = You have no game at the moment.
# Example: Your game v Ana, Ben, Cy in **Friday Night** is here: #general / It's your turn.
event-match-here = Your game v { $names } in **{ $name }** is here: { $place }
    { $turn ->
        [yours] It's your turn.
       *[theirs] It isn't your turn at the moment.
    }
# Example: v Ben
button-event-board = v { $name }
event-match-soon = Your game opens soon.
event-match-over = Your game in this round is over. Once the others are over, the event goes on automatically.
event-matches-none = You have no event games at the moment.
event-matches = ### My matches
# Example: **Friday Night**: you v Ana, Ben, Cy · #general · **your turn**
event-match-line = **{ $event }**: you v { $names } · { $place }{ $turn ->
    [yours] { " " }· **your turn**
   *[theirs] { "" }
}
# Example: **Friday Night** · in 2 hours
event-matches-coming = **{ $event }** · { $when }
# Example: Friday Night · table 1
event-thread = { $event } · table { $table }

# ---- Results
# Example: Ana beat Cy (final, turn 5)
event-result = { $how ->
    [won] { $winner } beat { $loser } ({ $stage }{ $turn ->
        [0] { "" }
       *[other] , turn { $turn }
    })
    [time] { $winner } beat { $loser } when time was up ({ $stage })
    [clock] { $winner } beat { $loser } on time ({ $stage })
    [drawn] { $winner } and { $loser } drew ({ $stage }{ $turn ->
        [0] { "" }
       *[other] , turn { $turn }
    })
   *[void] { $winner } v { $loser } ended without a result, so it counts as level ({ $stage })
}
# Example: 1. Žofia, –. Žofia, –. Žofia (round 1)
event-result-table = { $names } ({ $stage })
# Example: division 1
event-where = { $kind ->
    [group] group { $letter }
    [division] division { $number }
    [final] final
    [semi] semi-final
    [quarter] quarter-final
    [tie] knockout
   *[round] round { $number }
}
event-result-board = board
# Example: ### Walkover: Ben wins / Ana didn't make a first move in 5 minutes. Not rated.
event-walkover = ### Walkover: { $winner } wins
    { $absent } didn't make a first move in { $patience ->
        [one] a minute
       *[other] { $patience } minutes
    }. Not rated.
# Example: ### Walkover: Cy wins / Ana didn't make a first move in 48 hours. Not rated.
event-walkover-slow = ### Walkover: { $winner } wins
    { $absent } didn't make a first move in 48 hours. Not rated.
# Example: ### Walkover: Ben wins / Ana has left the event.
event-walkover-left = ### Walkover: { $winner } wins
    { $absent } has left the event.
# Example: ### Walkover: Žofia wins / Žofia is paused.
event-walkover-paused = ### Walkover: { $winner } wins
    { $absent } is paused.
# Example: ### Nobody turned up / Ana and Cy didn't make a first move.
event-nobody-came = ### Nobody turned up
    { $names } didn't make a first move.
# Example: Ana, you're both paused. Press **I'm back** to be in the next round.
event-walkover-back = { $count ->
    [one] { $absent }, you're paused. Press **{ button-event-back }** to be in the next round.
   *[other] { $absent }, you're both paused. Press **{ button-event-back }** to be in the next round.
}
button-event-back = I'm back
# Example: Mod corrected a result (round 1): Ben beat Cy.
event-corrected = { $by } corrected a result ({ $stage }): { $what }.
# Example: Ben beat Cy
event-corrected-won = { $winner } beat { $loser }
# Example: Žofia v Ana is a draw
event-corrected-drawn = { $winner } v { $loser } is a draw
# Example: Ana v Ben gives nobody a point
event-corrected-none = { $winner } v { $loser } gives nobody a point

# ---- Standings
# Example: Ana leads with 1 point.
event-leads = { $count ->
    [one] { $leader } leads with { $points }.
   *[other] { $leader } lead with { $points }.
}
# Example: You're number 2 of 4. Ana leads with 1 point.
event-standings-text = { $leads ->
    [you] You lead with { $points }.
    [shared] You share the lead with { $points }.
   *[other] You're number { $place } of { $all }. { $leading }
}
event-standings-none = Nothing has been played yet.

# ---- Why these pairs
event-why = ### Why these pairs
event-why-small = -# The rules of pairing are under **More…**.
event-why-none = Nothing is paired yet.
# Example: **Ana v Ben:**
event-why-pair = **{ $one } v { $two }:**
# Which points they had, or where they are in the event: a division or a group, the place of a tie, their seeds.
# Example: drawn by lot.
event-why-meet = { $cause ->
    [lot] drawn by lot.
    [equal] level at { $first }, first meeting.
    [nearest] { $first } and { $second } points, the closest there was.
    [division] everyone in division { $number } plays everyone.
    [group] everyone in group { $letter } plays everyone.
    [seeds] seeds { $seed } and { $other }.
    [winners] the bracket brings them together.
    [replay] their game was level, so they play again.
   *[only] the only pair that fits.
}
# Example: Ben begins, by lot.
event-why-begins = { $why ->
    [balance] { $one } begins, having begun less often.
    [last] { $one } begins, as { $two } did last time.
    [swapped] { $one } begins this time.
   *[lot] { $one } begins, by lot.
}
# Example: **Table 1** (Ana, Ben, Cy): drawn by lot.
event-why-table = **Table { $number }** ({ $names }): { $cause ->
    [lot] drawn by lot.
    [leaders] their points are about equal.
   *[only] the only table that fits.
}
# Example: **Ana** is free: drawn by lot among the last.
event-why-free = **{ $name }** is free: { $cause ->
    [lot] drawn by lot among the last.
    [last] the lowest of those who haven't been free yet.
    [odd] the group has an odd number.
    [bye] there's nobody to play in this round.
   *[only] nobody else could be.
}

# ---- More
# Example: ### Friday Night / There's no game called Mundialito, the dice cup. Choose one from the list. / -# Fair dice: all lots follow from a secret that was sealed before anybody joined, and from everybody's …
event-more = ### { $name }
    { $rules }
    -# { $fair }
# Example: **Four weeks.** Everyone in a division plays everyone. The first goes up next time, the last goes down. Two missed games, and you're out.
event-rules = { $format ->
    [evening] **Who plays whom.** People with equal points, or nearly equal ones, and never the same two again. Free this round? That's a point, once. Level at the end? First the games between you count, then the points of those you beat.
    [tables] **Who sits together.** Leaders sit with leaders. Beat everyone at your table: 10 points. Beat half of them: 5.
    [league] **Four weeks.** Everyone in a division plays everyone. The first goes up next time, the last goes down. Two missed games, and you're out.
    [knockout] **Knockout.** The best are seeded. A level game is played again with sides swapped; then lots are drawn.
   *[cup] **Knockout.** The best are seeded. A level game is played again with sides swapped; then lots are drawn. With eight people or more, groups come first, and two of each go through.
}
# Example: **No first move in 48 hours** is a walkover, and not rated.
event-rules-absent = { $slow ->
    [yes] **No first move in 48 hours** is a walkover, and not rated.
   *[no] **No first move in 5 minutes** is a walkover, and not rated. You're paused until you press **I'm back**.
}
# Example: Fair dice: all lots follow from a secret that was sealed before anybody joined, and from everybody's presses. Seal: 1b43a173
event-fair = Fair dice: all lots follow from a secret that was sealed before anybody joined, and from everybody's presses. Seal: { $seal }
event-fair-file = The file shows every lot. `python -m tournaments verify` checks it.
button-event-file = Fair dice file
button-event-now = Start now
button-event-next = Next round now
button-event-pause = Pause
button-event-continue = Continue
button-event-remove = Remove somebody…
button-event-correct = Correct a result…
button-event-off = Call off
button-event-off-one = Only this one
button-event-off-all = The whole series
button-event-let-in = Let somebody in…
event-remove-menu = Who do you want to remove?
event-correct-menu = Which game?
# Example: ### Ben v Cy / What was the result?
event-correct-which = ### { $one } v { $two }
    What was the result?
event-correct-nothing = There's no result that can still be corrected.
# Example: Ana won
event-correct-win = { $name } won
event-correct-draw = A draw
event-correct-nobody = Nobody gets a point
event-corrected-done = Corrected. I said so in the event's thread.
# Example: Call off **Friday Night**? Any game still running ends without a result.
event-off-ask = Call off **{ $name }**? Any game still running ends without a result.
# Example: **Friday Night** is called off.
event-off-done = **{ $name }** is called off.
# Example: **Friday Night** is paused. No round begins until you press **Continue**.
event-paused-done = **{ $name }** is paused. No round begins until you press **Continue**.
# Example: **Friday Night** goes on.
event-continued-done = **{ $name }** goes on.
# Example: I've removed Ana.
event-removed-done = I've removed { $name }.
event-hurried-done = It begins within a minute.
# Example: It begins as soon as 4 people have joined.
event-hurried-waits = { $slow ->
    [yes] It begins as soon as { $least } people have joined.
   *[no] I've called everyone. It begins once { $least } people have pressed **I'm here**.
}
event-let-in-menu = Who may join without waiting?
# Example: @Ana can join now.
event-let-in-done = { $there ->
    [yes] { $name } is in already.
   *[no] { $name } can join now.
}
event-let-in-bot = Bots can't join events.
event-moderators-only = The moderators organise this event, so only they can do that.
# Example: Ana organises this event, so only they and moderators can do that.
event-organiser-only = { $by } organises this event, so only they and moderators can do that.

# ---- The end
# Example: ### 🏆 Cy wins Friday Night!
event-won = ### 🏆 { $winner } wins { $name }!
# Example: ### 🏆 Ana and Cy share first place in Friday Night
event-won-shared = ### 🏆 { $winner } share first place in { $name }
# Example: ### 🏆 Friday Night is over
event-won-league = ### 🏆 { $name } is over
# Example: ### Friday Night is over / It has no winner.
event-no-winner = ### { $name } is over
    It has no winner.
# Example: **Division 1:** Ben
event-division-won = **Division { $number }:** { $winner }
# Example: **3.** Cy, Ana
event-place-line = **{ $place }.** { $names }
# Example: 16 people, 30 games
event-end-small = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
# Example: The next one is on Friday, 28 November 2025 21:00.
event-end-next = The next one is on { $when }.
# Example: ### Friday Night is off / Nobody was here, and it takes 4.
event-off-too-few = ### { $name } is off
    { $slow ->
        [yes] { $here ->
            [0] Nobody had joined, and it takes { $least }.
            [one] One person had joined, and it takes { $least }.
           *[other] { $here } people had joined, and it takes { $least }.
        }
       *[no] { $here ->
            [0] Nobody was here, and it takes { $least }.
            [one] One person was here, and it takes { $least }.
           *[other] { $here } people were here, and it takes { $least }.
        }
    }
# Example: ### Friday Night is off / It was called off by Mod.
event-off-called = ### { $name } is off
    It was called off by { $by }.
# Example: ### Friday Night is off / It was paused for a day.
event-off-paused = ### { $name } is off
    It was paused for { $slow ->
        [yes] two weeks
       *[no] a day
    }.
# Example: ### Friday Night is off / I can't open threads here any more.
event-off-lost = ### { $name } is off
    I can't open threads here any more.
event-off-pairing = No pairing was possible without a rematch, so it ended here.
# Example: ### Friday Night is off / No pairing was possible, so it didn't begin.
event-off-unpaired = ### { $name } is off
    No pairing was possible, so it didn't begin.
event-stops = That's three in a row, so I'll stop repeating it.
button-event-join-next = Join the next
button-event-again = Start again
# Example: Mundialito, the dice cup. Join here: https://discord.com/channels/1/2/3
event-calendar = { $game }. Join here: { $url }
# Example: **Friday Night**, final
event-game-line = **{ $name }**, { $stage }
# Example: Cy's first move is due in 2 hours, or it's a walkover.
event-game-deadline = { $name }'s first move is due { $when }, or it's a walkover.
# Example: Ana hasn't turned up. Cy, press **I'm here** to win: your own time ends in 2 hours.
event-game-claim = { $name } hasn't turned up. { $other }, press **I'm here** to win: your own time ends { $when }.
# Example: The next round begins automatically: #general
event-game-after = { $next ->
    [league] All games of the league: { $place }
    [last] See how it ends: { $place }
   *[round] The next round begins automatically: { $place }
}
event-appeared = Noted: you're here.

server-line-event-organisers = 🏅 Events
# Example: Everybody can plan events
event-organisers = { $who ->
    [everybody] Everybody can plan events
   *[moderators] Moderators plan events
}
event-organisers-form = Events
event-organisers-question = Who can plan events here?
# Example: Everybody
event-organisers-choice = { $who ->
    [everybody] Everybody
   *[moderators] Moderators
}
