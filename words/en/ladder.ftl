# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = all time
# Example: November 2026
season-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## Ratings and records
# Example: 1322
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
# Example: 0 of 3 games
ladder-unranked = { $games } of { $least } games

## The leaderboard
ladder-overall = All games
# Example: ### Leaderboard: Mundialito, the dice cup
ladder-head = ### Leaderboard: { $title }
# Example: By wins, all time
ladder-by = { $by ->
    [wins] By wins, { $season }
   *[rating] By rating, { $season }
}
# Example: 60 wins
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } win
       *[other] { $number } wins
    }
   *[rating] { $number }
}
# Example: 10.
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
# Example: **3.** Cy · **1425** · 6 games: 0 won, 0 drawn, 6 lost
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (you) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
# Example: ? means not ranked yet. Play 3 rated games to be ranked.
ladder-least = ? means not ranked yet. Play { $least } rated games to be ranked.
ladder-placed = Placed: neither first nor last in a game of three or more.
ladder-luck = This game is pure luck, so it isn't part of All games.
# Example: Not rated: 1 over too soon.
ladder-not-counted = Not rated: { $games }.
# Example: 120 with computers
ladder-apart = { $why ->
    [computers] { $count } with computers
    [hints] { $count } with hints
    [abandoned] { $count } unfinished
    [stood-in] { $count } with stand-ins
    [early] { $count } over too soon
    [full] { $count } past the daily limit
   *[repeated] { $count } repeat { $count ->
        [one] pairing
       *[other] pairings
    }
}
# Example: No rated games here yet. Play 3 to be ranked.
ladder-empty = No rated games here yet. Play { $least } to be ranked.
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
# Example: Leaderboard: All games. By rating, all time.
ladder-alt = Leaderboard: { $title }. { $what }. { $rows }
# Example: 10. **x**, 1628 points, 60 won
ladder-alt-row = { $place ->
    [0] { $name }, not ranked yet, { $points } points, { $wins } won
   *[other] { $place }. { $name }, { $points } points, { $wins } won
}
ladder-server-only = Leaderboards and profiles belong to a server. Use this command in one.
ladder-no-season = I don't know that season. Type **this**, **all**, or a month such as **2026-11**.
ladder-menu = Choose a leaderboard
ladder-menu-luck = Pure luck, with a leaderboard of its own
choice-ladder-rating = By rating
choice-ladder-wins = By wins
choice-season-this = This season
choice-season-all = All time

## Shown to everybody
# Example: -# Shown by Ana
shown-by = -# Shown by { $name }
show-hidden = Your profile is hidden, so I didn't post it. Show it first in **/mundialito settings**.

## The profile
# Example: ### Veronika
profile-head = ### { $name }
profile-overall = All games
profile-season = This season
# Example: 600 won, 300 drawn, 300 lost
profile-record = { $wins } won, { $placed ->
    [0] {""}
   *[other] { $placed } placed,{" "}
}{ $draws } drawn, { $losses } lost
# Example: 1,200 games, 600 won
profile-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
# Example: #123
profile-place = #{ $place }
# Example: ±327
profile-deviation = ±{ $points }
# Example: Peak 1452
profile-peak = { $where ->
    [card] Peak { $points }
   *[line] peak { $points }
}
# Example: Peak: **1488**, August 2026
profile-peak-when = Peak: **{ $points }**, { $season }
# Example: This season: **2104** ±0, #123
profile-line = { $what ->
    [all] All games: **{ $points }** { $deviation }, { $place }
   *[season] This season: **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
# Example: `▁▂▄▆▁▃▅▇▂▄▆▁▃▅▇▂▄▆▁▃▅▇▂▄` from 1500 to 1710
profile-curve = `{ $bars }` from { $least } to { $most }
# Example: - **Hedgehog race**: 1515? ±332, 1 of 3 games · 1 game: 1 won, 0 drawn, 0 lost
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Titles
# Example: Titles: 🥇 Friday Night, November 2026
profile-titles = Titles: { $titles }
# Example: 🥇 roll, November 2026
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
# Example: and 2 more
profile-titles-more = and { $count } more
# Example: Favourite game: Mundialito, the dice cup
profile-favourite = Favourite game: { $title }
# Example: Best team: Brazil (2 cups won)
profile-team = Best team: { $team } ({ $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
} won)
# Example: Rivals: ? (3 games: 0 ahead, 0 behind)
profile-rivals = Rivals: { $rivals }
# Example: Cy (5 games: 1 ahead, 4 behind)
profile-rival = { $name } ({ $record })
# Example: 100 games: 60 ahead, 40 behind
profile-rival-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $ahead } ahead, { $behind } behind
profile-rivals-title = Rivals
# Example: Mundialito, the dice cup, solo
profile-solo-name = { $puzzle ->
    [yes] { $title }, daily puzzle
   *[no] { $title }, solo
}
# Example: Mundialito, the dice cup with computers
profile-computers-name = { $title } with computers
# Example: 1 of 1 solved
profile-solved = { $solved } of { $tries } solved
profile-unsolved = no score yet
# Example: best 9 turns
profile-best = best { $score }
# Example: 400 games
profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# Example: 200 won
profile-computers-best = { $wins ->
    [0] best place { $best }
   *[other] { $wins } won
}
# Example: - Mundialito, the dice cup, solo: 1 game
profile-extra = - { $name }: { $told }
profile-extras-title = Solo and with computers (not rated)
# Example: Playing at 12 tables here right now
profile-seats = { $count ->
    [0] Not playing here right now
    [one] Playing at { $count } table here right now
   *[other] Playing at { $count } tables here right now
}
# Example: Profile of Cy: 1500? points in all games, 0 games: 0 won, 0 drawn, 0 lost. no rated games yet
profile-alt = Profile of { $name }: { $points } points in all games, { $record }. { $games }
profile-nothing = no rated games yet
profile-no-curve = Your first rated game starts the curve.
profile-curve-title = Points in all games, game by game
# Example: last 60 games
profile-curve-last = last { $games } games
profile-computer = Computers don't have profiles. Your games with them are on yours.
# Example: Ana keeps their profile private.
profile-private = { $name } keeps their profile private.

## What a game did to ratings
# Example: 📈 **Ana** 1500 → 1515? (+15)
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
# Example: 📉 **Cy** 1467 → 1452 (−15), 3rd of 3
moved-placed = { $line }, { $place }
# Example: an eighth
counted-part = { $percent ->
    [13] an eighth
    [25] a quarter
    [33] a third
    [50] half
   *[other] { $percent }%
}
# Example: same players within 24 hours
counted-because = { $why ->
    [again] same players within 24 hours
    [day] many games within 24 hours
   *[new] new players
}
# $part is one of the shares above, such as “half”; $because says why.
# Example: -# It counted for an eighth of a game: new players.
moved-weight = -# It counted for { $part } of a game: { $because }.
# Example: -# It counted for 25% to 50% of a game: new players.
moved-weights = -# It counted for { $least }% to { $most }% of a game: { $because }.
moved-more = -# Ratings: **More…**
button-moved = Ratings
moved-title = ### How ratings moved
# Example: -# Not rated: the game wasn't finished.
not-rated = { $why ->
    [computers] -# Not rated: a computer was playing.
    [hints] -# Not rated: everyone had agreed on hints.
    [abandoned] -# Not rated: the game wasn't finished.
    [stood-in] -# Not rated: computers played too many of the players' turns.
    [early] -# Not rated: fewer than two players took two turns.
    [repeated] -# Not rated: these players already had three rated games in the last 24 hours.
    [full] -# Not rated: someone here has reached the daily limit of rated games.
   *[other] -# Not rated.
}
# Example: -# Not rated for Ana and Žofia: a computer played too many of their turns.
not-rated-for = { $why ->
    [stood-in] -# Not rated for { $names }: a computer played too many of their turns.
    [early] -# Not rated for { $names }: fewer than two turns taken.
    [repeated] -# Not rated for { $names }: already three rated games with these players in the last 24 hours.
    [full] -# Not rated for { $names }: the daily limit of rated games has been reached.
    [unopposed] -# Not rated for { $names }: everyone ahead had left.
   *[other] -# Not rated for { $names }.
}

## Why a rating is what it is
why-head = ### What moved your rating here
why-none = You haven't finished a game in this server yet.
why-about = -# These are your all-time points in each game. Everyone starts at 1500. Beating stronger players earns more than beating weaker ones. The more you play, the surer your rating becomes, and the less one game moves it. The ± in your profile shows how far off it may still be. A game counts less against new players or people you've just played, and after your first games of the day. Seasons (months) are rated separately, and so are games of pure luck.
# $who is one of the last three messages of this part; $told says what happened to the rating.
# Example: - **Hedgehog race**, in 2 hours, with computers: not rated, because a computer was playing.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
# Example: you won, **1495 → 1499** (+4).
why-rated = { $outcome ->
    [won] you won
    [drawn] you drew
    [lost] you lost
   *[placed] you came { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
# Example: Expected: 32% to win (three players).
why-expected = Expected: { $chance }% to win{ $players ->
    [2] {""}
    [3] {" "}(three players)
    [4] {" "}(four players)
    [5] {" "}(five players)
    [6] {" "}(six players)
   *[other] {" "}({ $players } players)
}{ $so ->
    [win-less] , so the win earned less.
    [win-more] , so the win earned more.
    [loss-more] , so the loss cost more.
    [loss-less] , so the loss cost less.
   *[as-expected] .
}
# Example: It counted for an eighth of a game: new players.
why-weight = It counted for { $part } of a game: { $because }.
why-gave-up = You resigned or let a computer play, so you came last.
# Example: not rated, because a computer was playing.
why-unrated = { $why ->
    [alone] not rated, because you played alone.
    [computers] not rated, because a computer was playing.
    [hints] not rated, because everyone had agreed on hints.
    [abandoned] not rated, because the game wasn't finished.
    [stood-in] not rated, because computers played too many of the players' turns.
    [early] not rated, because fewer than two players took two turns.
    [repeated] not rated, because these players had already had three rated games in 24 hours.
    [full] not rated, because someone had reached the daily limit of rated games.
   *[other] not rated.
}
# Example: not rated for you, because everyone ahead of you had left.
why-unmoved = { $why ->
    [stood-in] not rated for you, because a computer played more than two of your turns, or more than a tenth of them.
    [early] not rated for you, because you took fewer than two turns.
    [repeated] not rated for you, because you'd already had three rated games with these players in 24 hours.
    [full] not rated for you, because you or they had reached the daily limit of rated games.
    [unopposed] not rated for you, because everyone ahead of you had left.
   *[other] not rated for you.
}
# Example: with @Ana
why-with = with { $names }
why-alone = solo
why-computers = with computers

## The podium
# Example: ### 🏆 August 2026 is over
podium-head = ### 🏆 { $season } is over
# Example: 🥈 **Cy** with 1508 points (4 games: 1 won, 2 placed, 0 drawn, 1 lost)
podium-line = { $place ->
    [1] 🥇 **{ $name }** with { $points } points ({ $record })
    [2] 🥈 **{ $name }** with { $points } points ({ $record })
    [3] 🥉 **{ $name }** with { $points } points ({ $record })
   *[other] { $place }. **{ $name }** with { $points } points ({ $record })
}
# Example: and 10 more, tied with the last
podium-others = { $count ->
    [one] and one more, tied with the last
   *[other] and { $count } more, tied with the last
}
podium-next = A new season has started, and everyone is back at 1500.

## Buttons
button-ladder = Leaderboard
button-ladder-wins = Sort by wins
button-ladder-rating = Sort by rating
button-ladder-all = All time
button-ladder-season = This season
# Example: Page 1
button-page-before = Page { $page }
# Example: Page 2 of 2
button-page-after = Page { $page } of { $pages }
button-words = Show as text
button-picture = Show as picture
button-show = Show to everybody
button-profile = Profile
server-line-podium = 📈 Podium
# Example: I'll post each season's podium when the month is over (UTC). The next one is on 28 November 2025.
podium-on = I'll post each season's podium when the month is over (UTC). The next one is on { $when }.
podium-off = Off
podium-form = Podium
podium-form-channel = Where to post it
podium-form-about = Once a month, if anyone is ranked. Choose no channel to turn it off.
