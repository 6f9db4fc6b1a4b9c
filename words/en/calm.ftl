# How people are called at slow tables, their time, quiet hours and absences. Each line has a button beside it.
# Slow tables only: a live one always calls.
calm-turns = **🔔 My turn**
    { $how ->
        [each] A mention each time
        [digest] One message at 08:00 and 19:00
       *[never] Never
    }
calm-zone = **🕘 My time**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(a guess)*
       *[no] {""}
    }
calm-hours = **🌙 Quiet hours**
    { $on ->
        [yes] { $begin } to { $end }
       *[no] Off
    }
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
calm-turns-choice = { $how ->
    [each] Each time
    [digest] Twice a day
   *[never] Never
}
calm-turns-then = { $how ->
    [each] A mention at the table
    [digest] One direct message at 08:00 and 19:00
   *[never] I'll look for myself: /mundialito games
}
calm-closed = I can't message you. Allow direct messages in this server, then try again.
calm-zone-form = My time
calm-zone-question = Where are you, or what time is it there?
calm-zone-example = Berlin · UTC−3 · 21:40
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
calm-away-question-about = { $days ->
    [one] At most 14 days at a time. You have 1 day left this year.
   *[other] At most 14 days at a time. You have { $days } left this year.
}
calm-tomorrow = Tomorrow, { $date }
calm-no-days = You've used all 28 days away for this year.
calm-too-long = { $days ->
    [one] You have 1 day left this year. Choose an earlier day.
   *[other] You have { $days } days left this year. Choose an earlier day.
}
calm-begun = **Away until { $until }.** { $tables ->
    [0] You aren't at any slow table now.
    [one] Your slow table waits; live ones don't.
   *[other] Your { $tables } slow tables wait; live ones don't.
}
calm-ended = **Welcome back.** Your slow tables are running again.
refusal-away = You're away until <t:{ $until }:D>. Play and come back?
calm-held = -# 🏖️ { $names } { $count ->
    [one] is
   *[other] are
} away until { $when }, so nothing runs out.
calm-away = -# 🏖️ { $names } { $count ->
    [one] is
   *[other] are
} away until { $when }.
calm-digest-title = ### { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
calm-digest-none = Nothing waits for you.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ time runs out { $when }
        [invited] ✉️ you're invited
        [asked] there's a question for you
       *[no] your turn came { $when }
    }
calm-digest-more = and { $count } more: **/mundialito games**
calm-digest-next = -# Next message at { $when }, if anything waits then.
