# How people are called at slow tables, their time, quiet hours and absences. Each line has a button beside it.
# Slow tables only: a live one always calls.
# Example: **🔔 My turn** / One message at 08:00 and 19:00
calm-turns = **🔔 My turn**
    { $how ->
        [each] A mention each time
        [digest] One message at 08:00 and 19:00
       *[never] Never
    }
# Example: **🕘 My time** / Berlin, 01:00
calm-zone = **🕘 My time**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(a guess)*
       *[no] {""}
    }
# Example: **🌙 Quiet hours** / 11:00 to 13:00
calm-hours = **🌙 Quiet hours**
    { $on ->
        [yes] { $begin } to { $end }
       *[no] Off
    }
# Example: **🏖️ Away** / Until 28 November 2025
calm-absence = **🏖️ Away**
    { $until ->
        [none] No · { $days ->
            [one] 1 day left this year
           *[other] { $days } days left this year
        }
       *[other] Until { $until }
    }
button-calm-less = Call me less
button-calm-calls = Change calls
button-calm-zone = Set my time
button-calm-hours = Set hours
button-calm-away = I'll be away…
button-calm-back = I'm back
button-calm-play = Play and come back
button-calm-page = My settings
button-calm-go = Go
calm-turns-form = My turn
calm-turns-question = How often should I call you to slow tables?
calm-turns-question-about = Live games always call you.
# Example: Twice a day
calm-turns-choice = { $how ->
    [each] Each time
    [digest] Twice a day
   *[never] Never
}
# Example: One direct message at 08:00 and 19:00
calm-turns-then = { $how ->
    [each] A mention at the table
    [digest] One direct message at 08:00 and 19:00
   *[never] I'll look for myself: /mundialito games
}
calm-closed = I can't message you. Allow direct messages in this server, then try again.
calm-zone-form = My time
calm-zone-question = Where are you, or what time is it there?
calm-zone-example = Berlin · UTC−3 · 21:40
# Example: I don't know *Berln*. Did you mean:
calm-zone-unknown = { $place ->
    [none] I don't know where that is.
   *[other] I don't know *{ $place }*.
} Did you mean:
calm-hours-form = Quiet hours
calm-hours-from = From
calm-hours-from-about = Messages in these hours are silent. Clocks keep running.
calm-hours-to = To
calm-hours-off = Off
calm-hours-equal = From and to are the same. Choose two different hours, or turn them off.
calm-away-form = Away
calm-away-question = Until the end of
# Example: At most 14 days at a time. You have 27 left this year.
calm-away-question-about = { $days ->
    [one] At most 14 days at a time. You have 1 day left this year.
   *[other] At most 14 days at a time. You have { $days } left this year.
}
# Example: Tomorrow, Thursday, August 6, 2026
calm-tomorrow = Tomorrow, { $date }
calm-no-days = You've used all 28 days away for this year.
# Example: You have 4 days left this year. Choose an earlier day.
calm-too-long = { $days ->
    [one] You have 1 day left this year. Choose an earlier day.
   *[other] You have { $days } days left this year. Choose an earlier day.
}
# Example: **Away until 28 November 2025.** You aren't at any slow table now.
calm-begun = **Away until { $until }.** { $tables ->
    [0] You aren't at any slow table now.
    [one] Your slow table waits; live ones don't.
   *[other] Your { $tables } slow tables wait; live ones don't.
}
calm-ended = **Welcome back.** Your slow tables are running again.
# Example: You're away until 28 November 2025. Play and come back?
refusal-away = You're away until <t:{ $until }:D>. Play and come back?
# Example: -# 🏖️ @Ana is away until 28 November 2025, so nothing runs out.
calm-held = -# 🏖️ { $names } { $count ->
    [one] is
   *[other] are
} away until { $when }, so nothing runs out.
# Example: -# 🏖️ Cy is away until 28 November 2025.
calm-away = -# 🏖️ { $names } { $count ->
    [one] is
   *[other] are
} away until { $when }.
# Example: ### One table waits for you
calm-digest-title = ### { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
calm-digest-none = Nothing waits for you.
# Example: **Pyramid football** · Ana / your turn came in 2 hours
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ time runs out { $when }
        [invited] ✉️ you're invited
        [asked] there's a question for you
       *[no] your turn came { $when }
    }
# Example: and 1 more: **/mundialito games**
calm-digest-more = and { $count } more: **/mundialito games**
# Example: -# Next message at 21:00, if anything waits then.
calm-digest-next = -# Next message at { $when }, if anything waits then.
