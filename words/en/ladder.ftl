# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = all time
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
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } of { $least } games
ladder-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $wins } won, { $placed ->
    [0] {""}
   *[other] { $placed } placed,{" "}
}{ $draws } drawn, { $losses } lost
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }

## The leaderboard
ladder-overall = All games
ladder-head = ### Leaderboard: { $title }
ladder-by = { $by ->
    [wins] By wins, { $season }
   *[rating] By rating, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } win
       *[other] { $number } wins
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (you) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-you = you
ladder-column = { $column ->
    [games] Games
    [wins] Won
    [placed] Placed
    [draws] Drawn
    [losses] Lost
   *[points] Points
}
ladder-least = ? means not ranked yet. Play { $least } rated games to be ranked.
ladder-placed = Placed: neither first nor last in a game of three or more.
ladder-without-luck = Pure luck, so not included: { $titles }.
ladder-luck = This game is pure luck, so it isn't part of All games.
ladder-not-counted = Not rated: { $games }.
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
ladder-page = Page { $page } of { $pages }
ladder-empty = No rated games here yet. Play { $least } to be ranked.
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
ladder-alt = Leaderboard: { $title }. { $what }. { $rows }
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
shown-by = -# Shown by { $name }
show-hidden = Your profile is hidden, so I didn't post it. Show it first in **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = All games
profile-season = This season
profile-record = { $wins } won, { $placed ->
    [0] {""}
   *[other] { $placed } placed,{" "}
}{ $draws } drawn, { $losses } lost
profile-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
profile-place = #{ $place }
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Peak { $points }
   *[line] peak { $points }
}
profile-peak-when = Peak: **{ $points }**, { $season }
profile-line = { $what ->
    [all] All games: **{ $points }** { $deviation }, { $place }
   *[season] This season: **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
profile-curve = `{ $bars }` from { $least } to { $most }
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Titles
profile-titles = Titles: { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = and { $count } more
profile-favourite = Favourite game: { $title }
profile-team = Best team: { $team } ({ $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
} won)
profile-rivals = Rivals: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $ahead } ahead, { $behind } behind
profile-rivals-title = Rivals
profile-solo-name = { $puzzle ->
    [yes] { $title }, daily puzzle
   *[no] { $title }, solo
}
profile-computers-name = { $title } with computers
profile-solved = { $solved } of { $tries } solved
profile-unsolved = no score yet
profile-best = best { $score }
profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-computers-best = { $wins ->
    [0] best place { $best }
   *[other] { $wins } won
}
profile-extra = - { $name }: { $told }
profile-extras-title = Solo and with computers (not rated)
profile-seats = { $count ->
    [0] Not playing here right now
    [one] Playing at { $count } table here right now
   *[other] Playing at { $count } tables here right now
}
profile-alt = Profile of { $name }: { $points } points in all games, { $record }. { $games }
profile-nothing = no rated games yet
profile-no-curve = Your first rated game starts the curve.
profile-curve-title = Points in all games, game by game
profile-curve-last = last { $games } games
profile-computer = Computers don't have profiles. Your games with them are on yours.
profile-private = { $name } keeps their profile private.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] an eighth
    [25] a quarter
    [33] a third
    [50] half
   *[other] { $percent }%
}
counted-because = { $why ->
    [again] same players within 24 hours
    [day] many games within 24 hours
   *[new] new players
}
# $part is one of the shares above, such as “half”; $because says why.
moved-weight = -# It counted for { $part } of a game: { $because }.
moved-weights = -# It counted for { $least }% to { $most }% of a game: { $because }.
moved-more = -# Ratings: **More…**
button-moved = Ratings
moved-title = ### How ratings moved
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
why-game = - **{ $title }**, { $when }, { $who }: { $told }
why-rated = { $outcome ->
    [won] you won
    [drawn] you drew
    [lost] you lost
   *[placed] you came { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
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
why-weight = It counted for { $part } of a game: { $because }.
why-gave-up = You resigned or let a computer play, so you came last.
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
why-unmoved = { $why ->
    [stood-in] not rated for you, because a computer played more than two of your turns, or more than a tenth of them.
    [early] not rated for you, because you took fewer than two turns.
    [repeated] not rated for you, because you'd already had three rated games with these players in 24 hours.
    [full] not rated for you, because you or they had reached the daily limit of rated games.
    [unopposed] not rated for you, because everyone ahead of you had left.
   *[other] not rated for you.
}
why-with = with { $names }
why-alone = solo
why-computers = with computers

## The podium
podium-head = ### 🏆 { $season } is over
podium-line = { $place ->
    [1] 🥇 **{ $name }** with { $points } points ({ $record })
    [2] 🥈 **{ $name }** with { $points } points ({ $record })
    [3] 🥉 **{ $name }** with { $points } points ({ $record })
   *[other] { $place }. **{ $name }** with { $points } points ({ $record })
}
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
button-page-before = Page { $page }
button-page-after = Page { $page } of { $pages }
button-words = Show as text
button-picture = Show as picture
button-show = Show to everybody
button-profile = Profile
server-line-podium = 📈 Podium
podium-on = I'll post each season's podium when the month is over (UTC). The next one is on { $when }.
podium-off = Off
podium-form = Podium
podium-form-channel = Where to post it
podium-form-about = Once a month, if anyone is ranked. Choose no channel to turn it off.
