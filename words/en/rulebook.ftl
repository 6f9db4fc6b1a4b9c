# The rules by topic. $numbers is what `rules-numbers` says, or "none".
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
rules-numbers = { $count ->
    [1] rule { $first }
   *[other] rules { $first }–{ $last }
}
rules-opening = { $game }: the idea
rules-picture = **In the picture:** { $shows }
rules-topics = Choose a topic
rules-none = Nothing in these rules is about “{ $topic }”. Choose a topic below.
rules-found = { $topic } ({ $numbers })
rules-found-in = { $game }: { $topic }
button-rules = Rules
button-rules-of = Rules: { $game }
button-rules-next = Next: { $topic }
button-rules-back = Back
button-why = Why?
no-rulebook = { $game } has no rulebook yet.
