# Leaderboards, profiles and what moves a rating.
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

## The board
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
ladder-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $wins } won, { $draws } drawn, { $losses } lost
ladder-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (you) · **{ $number }** · { $record }
   *[no] **{ $place }.** { $name } · **{ $number }** · { $record }
}
ladder-you = you
ladder-column = { $column ->
    [games] Games
    [wins] Won
    [draws] Drawn
    [losses] Lost
   *[points] Points
}
ladder-unranked = { $games } of { $least } games
ladder-least = Ranked from { $least } rated games on.
ladder-not-counted = Not counted: { $games }.
ladder-apart = { $why ->
    [computers] { $count } with computers
    [abandoned] { $count } abandoned
    [early] { $count } over too early
    [full] { $count } past a day’s limit
   *[repeated] { $count } of the same people again
}
ladder-page = Page { $page } of { $pages }
ladder-empty = Nobody is ranked yet. Whoever has played { $least } games with people of this server is.
ladder-alt = Leaderboard: { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] not ranked yet
   *[other] { $place }.
} { $name } { $points } points, { $wins } won
ladder-server-only = Leaderboards and profiles belong to a server. Please ask there.
ladder-no-season = There is no season of that name. Write **this**, **all**, or a month such as **2026-11**.
choice-ladder-rating = By rating
choice-ladder-wins = By wins
choice-season-this = This season
choice-season-all = All time

## The profile
profile-head = ### { $name }
profile-overall = All games, all time
profile-season = This season
profile-record = { $wins } won, { $draws } drawn, { $losses } lost
profile-place = place { $place }
profile-line = { $what ->
    [all] All time: **{ $points }**, { $place }
   *[season] This season: **{ $points }**, { $place }
}
profile-curve = `{ $bars }` from { $least } to { $most }
profile-game = - **{ $title }**: { $points }, { $place } · { $record }
profile-favourite = Favourite game: { $title }
profile-rivals = Rivals: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $ahead } ahead, { $behind } behind
profile-rivals-title = Rivals
profile-solo-name = { $puzzle ->
    [yes] { $title }, daily puzzle
   *[no] { $title } alone
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
profile-extras-title = Alone and with computers, not rated
profile-seats = { $count ->
    [0] No running table here now
    [one] { $count } running table here now
   *[other] { $count } running tables here now
}
profile-alt = Profile of { $name }: { $points } points overall, { $record }. { $games }
profile-nothing = no rated game yet
profile-no-curve = The curve begins with the first rated game.
profile-curve-title = Points of all games together, game by game
profile-curve-last = the last { $games } games
profile-computer = Computers have no profile. Games with them are told in yours.
profile-private = { $name } keeps the profile private.
done-public = { $on ->
    [yes] Everybody in your servers may see your profile.
   *[no] Only you see your profile from now on. Leaderboards and boards still have your name: others played those games too.
}

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
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
moved-weight = -# It counted { $part }: { $because }.
moved-weights = -# It counted { $least }% to { $most }%: { $because }.
not-rated = { $why ->
    [computers] -# Not rated: a computer had a seat.
    [abandoned] -# Not rated: the game was not decided.
    [early] -# Not rated: fewer than two players took two turns.
    [repeated] -# Not rated: these players have had three rated games in the last 24 hours.
    [full] -# Not rated: someone here has used up their rated games for the day.
   *[other] -# Not rated.
}
not-rated-for = { $why ->
    [early] -# Not rated for { $names }: fewer than two turns taken.
    [repeated] -# Not rated for { $names }: three rated games with the same players in the last 24 hours.
    [full] -# Not rated for { $names }: no rated games left for the day.
    [unopposed] -# Not rated for { $names }: everyone ahead had left.
   *[other] -# Not rated for { $names }.
}

## Why a rating is what it is
why-head = ### What moved your rating here
why-none = No game of yours in this server is over yet.
why-about = -# These are your all-time points in each game. Everyone starts at 1500. Beating stronger players brings more points than beating weaker ones. The surer your rating is, the less a game moves it. A game counts less with players who are new here, with players you met in the last 24 hours, and after your first games of the day. Seasons (months) are scored separately.
why-game = - **{ $title }**, { $when }, with { $who }: { $told }
why-rated = { $outcome ->
    [won] you won
    [drawn] it was a draw
    [lost] you lost
   *[placed] you came { $place } of { $of }
}, **{ $before } → { $after }** ({ $sign }{ $by }). { $odds ->
    [favourite] The ratings made you the favourite ({ $chance } % to win){ $outcome ->
        [won] , so it brought less.
        [lost] , so it cost more.
       *[other] , so more was expected.
    }
    [outsider] The ratings made you an outsider ({ $chance } % to win){ $outcome ->
        [won] , so it brought more.
        [lost] , so it cost less.
       *[other] , so less was expected.
    }
    [none] {""}
   *[even] The ratings saw you about even ({ $chance } % to win).
}
why-weight = It counted { $part }: { $because }.
why-gave-up = You gave up or let a computer play, so you were placed last.
why-unrated = { $why ->
    [alone] not rated, you played alone.
    [computers] not rated, a computer had a seat.
    [abandoned] not rated, the game was not decided.
    [early] not rated, fewer than two players took two turns.
    [repeated] not rated, these players had had three rated games in the 24 hours before.
    [full] not rated, someone had used up their rated games for the day.
   *[other] not rated.
}
why-unmoved = { $why ->
    [early] not rated for you, you took fewer than two turns.
    [repeated] not rated for you, you had had three rated games with these players in the 24 hours before.
    [full] not rated for you, you or they had used up the day’s rated games.
    [unopposed] not rated for you, everyone ahead of you had left.
   *[other] not rated for you.
}
why-nobody = nobody else
why-computers = computers

## The podium
podium-head = ### 🏆 The season { $season } is over
podium-line = { $place ->
    [1] 🥇 **{ $name }** with { $points } points ({ $record })
    [2] 🥈 **{ $name }** with { $points } points ({ $record })
    [3] 🥉 **{ $name }** with { $points } points ({ $record })
   *[other] { $place }. **{ $name }** with { $points } points ({ $record })
}
podium-others = { $count ->
    [one] and one more person, level with the last
   *[other] and { $count } more, level with the last
}
podium-next = A new season has begun, and everybody starts at 1500.
podium-on = The podium of each season will be told in { $place }, once, when the month is over (UTC). The next: { $when }.
podium-off = The podium will not be told any more.

## Buttons
button-ladder = Leaderboard
button-ladder-wins = By wins
button-ladder-rating = By rating
button-ladder-all = All time
button-ladder-season = This season
button-page-before = Page { $page }
button-page-after = Page { $page } of { $pages }
button-words = In words
button-picture = As a picture
