# The one form with a table's settings, and what is said after it was sent. Discord names its own buttons.

# Example: Settings: Dice cup
form-title = Settings: { $game }
form-pace = Pace
form-begins = Who begins
# As the host reads it.
# Example: Drawn at random
form-order = { $value ->
    [drawn] Drawn at random
    [joined] In the order people joined
   *[host] You
}
# The pace, with what is rolled by itself.
# Example: Live. Rolls automatically after 5 seconds
form-wait-live = Live. { term-wait-live }
# Example: Slow. Rolls automatically after 30 minutes
form-wait-slow = Slow. { term-wait-slow }
# Below a game that ends after some minutes: what that means at a slow table.
# Example: At a slow table: 20 turns
form-turns = At a slow table: { $turns } turns
form-flags = Also
form-kickoff = Everyone chooses a line-up
form-kickoff-else = Otherwise you kick off at once with a ready-made one
form-hints = Hints for everyone
# Example: Then the game isn't rated. Everyone must agree
form-hints-then = Then the game isn't rated{ $asks ->
    [yes] . Everyone must agree
   *[no] {""}
}
form-thread = Play in a thread of its own
# Example: Up to 24 characters, or leave empty
form-line = Up to { $longest } characters, or leave empty
# Example: A whole number from 1 to 30. Leave it empty for the usual one.
form-number = A whole number{ $most ->
    [none] , { $least } or more
   *[other] { " " }from { $least } to { $most }
}. Leave it empty for the usual one.
form-late = That form took too long to open. Please try again.

## What is said on the host's page
# $setting is a line such as “Hints for everyone, so the game isn't rated”.
# Example: Ben has to agree to this: **Hints for everyone, so the game isn't rated**.
form-asked = { $names } { $count ->
    [one] has
   *[other] have
} to agree to this: **{ $setting }**.
# Example: The settings changed while you were choosing. Yours replaced these: Slow: take your turn when you find the time · Bag: teams are drawn blind.
form-replaced = The settings changed while you were choosing. Yours replaced these: { $settings }.
# Example: There's one more choice now.
form-more = { $count ->
    [one] There's one more choice now.
   *[other] There are { $count } more choices now.
}
# Example: **Your own team:** write up to 24 letters, in one line. The rest is saved.
form-wrong-text = **{ $name }:** write up to { $longest } letters, in one line. The rest is saved.
# Example: **Ana:** write a whole number from 1 to 30. The rest is saved.
form-wrong-number = **{ $name }:** write a whole number{ $most ->
    [none] , { $least } or more
   *[other] { " " }from { $least } to { $most }
}. The rest is saved.
# Example: Nobody has joined. Start with 3 computers?
start-alone = Nobody has joined. Start with { $count ->
    [one] a computer
   *[other] { $count } computers
}?
# Example: Not everyone has agreed yet: **Hints for everyone, so the game isn't rated**. Start without it?
start-unagreed = Not everyone has agreed yet: **{ $setting }**. Start without it?

## Menus
invite-one = Challenge somebody…
invite-several = Invite somebody…
lobby-about = Rules and all settings
# A pace with a clock. People see it beside "Live: everyone plays now".
# Example: Slow, steady clock: 3 days + 36 hours a turn
form-control = { $value ->
    [steady] Slow, steady clock: 3 days + 36 hours a turn
    [brisk] Slow, brisk clock: 1 day + 12 hours a turn
   *[timed] Live, for two: 10 minutes + 20 seconds a turn
}
form-agree = Everyone must agree
