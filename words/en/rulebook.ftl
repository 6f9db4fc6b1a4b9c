# The rules by topic. $numbers is what `rules-numbers` says, or "none".
# Example: ### Mundialito / -# Mundialito (pyramid football)
rules-head = ### { $title }
    -# { $game }{ $numbers ->
        [none] { "" }
       *[other] { " · " }{ $numbers }
    }
# Example: rule 10
rules-numbers = { $count ->
    [1] rule { $first }
   *[other] rules { $first }–{ $last }
}
# Example: Mundialito, the dice cup: the idea
rules-opening = { $game }: the idea
# Example: **In the picture:** Argentina won the Grand Final, so their coach wins the game. Below is their road through the cup.
rules-picture = **In the picture:** { $shows }
rules-topics = Choose a topic
# Example: Nothing in these rules is about “xyzzy”. Choose a topic below.
rules-none = Nothing in these rules is about “{ $topic }”. Choose a topic below.
# Example: Draws (rule 9)
rules-found = { $topic } ({ $numbers })
# Example: The World Cup Game: The nations
rules-found-in = { $game }: { $topic }
button-rules = Rules
# Example: Rules: Mundialito, the dice cup
button-rules-of = Rules: { $game }
# Example: Next: Coasters
button-rules-next = Next: { $topic }
button-rules-back = Back
button-why = Why?
# Example: Mundialito, the dice cup has no rulebook yet.
no-rulebook = { $game } has no rulebook yet.
