# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = Colours: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-nobody = { hedgehog-colour } (neutral)
hedgehog-text-stacks = The ring, clockwise; each stack from the bottom to the top:
hedgehog-text-joined = Joined: { $pairs }.
hedgehog-text-pair = { hedgehog-colour } { $lower } and { $upper } on { $stack }
hedgehog-text-compass = Plus goes clockwise, to higher numbers, minus the other way; after the last stack comes stack 1.
hedgehog-text-actions = { hedgehog-colour-first } may:
hedgehog-text-acts = { hedgehog-size-first } on { $stack }: { $acts }
hedgehog-text-act = { $notation } (to { $stack } for { $cost })
hedgehog-text-end = End the turn: end
hedgehog-text-none = Nothing but to end the turn: end
hedgehog-text-roll = Before any move the die is rolled.
