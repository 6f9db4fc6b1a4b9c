# A table before its game: its public message, an invitation, the private pages of the host and the guests.

## The public message
# Example: ### Snap
lobby-title = ### { $game }{ $state ->
    [full] : full
    [last] : 1 seat left
   *[open] {""}
}
# About how long the game takes, in two words.
# Example: 100 minutes
lobby-takes = { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
   *[minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
}
lobby-unrated = **not rated**
# Who waits for an opponent.
# Example: **Ana** v anyone who joins
lobby-anyone = **{ $name }** v anyone who joins
# $least to $many players suit the game best; $least is 0 if that needn't be said.
# Example: **3 of 6:** Ana, Žofia, Žofia
lobby-seats = **{ $here } of { $most }:** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· best with { $least }{ "\u00A0" }to{ "\u00A0" }{ $many }
}
# A list of names that is too long.
# Example: Ana, Ben, Carla and 2 more
lobby-others = { $names } and { $count } more
# Example: Ana starts it
lobby-starter = { $name } starts it
lobby-no-seat = Every seat is taken
# Example: open until 28 November 2025 21:00
lobby-open-until = open until { $when }
# Example: -# Ana left. Ben is the host now.
lobby-new-host = -# { $former } left. { $name } is the host now.

## An invitation
# $to is what they are challenged to (`invited-to-<game>`), none where only the game's title is known: $game.
# Example: ### Ana challenges Ben to the dice cup
lobby-challenge = ### { $host } challenges { $guests }{ $to ->
    [none] : { $game }
   *[other] {" "}{ $to }
}
# Example: ### someone who left can't play right now
lobby-turned-down = ### { $names } { $count ->
    [one] can't play right now
   *[other] can't play right now
}
# Example: @Ana, shall I ask everyone else?
lobby-ask-others = { $host }, shall I ask everyone else?
# Example: ### Ben didn't answer
lobby-unanswered = ### { $names } didn't answer
lobby-no-game = No game this time.

## What is left of a table that was closed
# $name is the host, or none if nobody is there.
# Example: ### The table was closed
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### The table was closed
       *[other] ### { $name } closed the table
    }
    [withdrawn] { $name ->
        [none] ### The challenge was withdrawn
       *[other] ### { $name } has withdrawn the challenge
    }
    [alone] ### Nobody joined in time
    [expired] ### Nobody started in time
    [moderator] ### A moderator closed the table
   *[other] ### The table isn't open any more
}
# Somebody else has pressed Accept.
# Example: Ana challenged Ben. Would you like a game too?
invite-others = { $host } challenged { $guests }. Would you like a game too?

## The host's page, and a guest's
# Example: **Your table is open.** It starts when somebody joins.
host-open = **Your table is open.** { $seats ->
    [pair] It starts when somebody joins.
   *[table] Start when everyone's here.
}
# Example: **Ana has your challenge.** The game starts when Ana accepts.
host-invited = **{ $names } { $count ->
    [one] has
   *[other] have
} your challenge.** { $seats ->
    [pair] The game starts when { $names } accepts.
   *[table] Start when everyone's here.
}
# Example: **You're in.** Start the game, or wait for Ana. I'll mention you when it's your turn.
guest-in = **You're in.** { $seats ->
    [pair] The game starts when both of you are here.
    [ready] Start the game, or wait for { $host }. I'll mention you when it's your turn.
   *[table] { $host } starts the game, and I'll mention you when it's your turn.
}
level-question = **How strong a computer?** The game starts at once, isn't rated, and you begin.
# Example: You need one more.
start-needs = { $count ->
    [one] You need one more.
   *[other] You need { $count } more.
}

## The settings in words
# Example: ### Settings of this table: Snap
arranged-title = ### Settings of this table: { $game }
# Example: **Here:** Ana
arranged-here = **Here:** { $names }
# Example: **Changed:** Hints for everyone, so the game isn't rated
arranged-changed = **Changed:** { $settings }
# Example: **As usual:** No clock
arranged-usual = **As usual:** { $settings }
# Example: -# Only Ana can change them. Some need everyone's consent.
arranged-host = -# Only { $name } can change them. Some need everyone's consent.

## Answers
# Example: **Declined.** I've told Ana you can't play right now.
done-declined = **Declined.** I've told { $host } you can't play right now.
done-left-lobby = You've left the table.
done-closed = Table closed.
done-withdrawn = Challenge withdrawn.
# Example: **The game is on.** Ana begins.
done-begun = { $count ->
    [0] **The game is on.**
   *[other] **The game is on.** { $names } { $count ->
        [one] begins
       *[other] begin
    }.
}

## Buttons
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-ask-everyone = Ask everyone
button-open-again = Open another
button-play-computer = Play a computer
button-settings = Settings
button-back = Back
# Example: Expert
level-only = { $level ->
    [random] Random moves
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [expert] Expert
   *[other] { $level }
}

# The commands in the menu of a person or a message.
# Example: Which game would you like to play with **Ana**?
challenge-which = Which game would you like to play with **{ $name }**?
challenge-pick = Choose a game…
