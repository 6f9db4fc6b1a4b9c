# The dice cup: the words in its pictures. $team, $winner, $loser are names of teams of any number: verbs fit them all.

## The match card.

## The groups.

## The cup so far.

dicecup-cup-versus = v
## The end.

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-round = { $stage }: { $matches }.
