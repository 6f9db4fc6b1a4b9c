# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = Players: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
hedgehog-text-nobody = neutral: { hedgehog-colour }
hedgehog-text-stacks = The ring, clockwise; each stack from bottom to top:
hedgehog-text-joined = Joined: { $pairs }.
hedgehog-text-pair = { hedgehog-colour } { $lower } and { $upper } on stack { $stack }
hedgehog-text-compass = Plus is clockwise, to higher numbers; minus is the other way. Stack 1 follows the last stack.
hedgehog-text-actions = { $mine ->
    [yes] You
   *[no] { hedgehog-colour-first }
} can play:
hedgehog-text-acts = { hedgehog-size-first } on stack { $stack }: { $acts }
hedgehog-text-act = { $notation } (to stack { $stack }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
})
hedgehog-text-end = End the turn: end
hedgehog-text-none = No move is possible. End the turn: end
hedgehog-text-roll = The table rolls the die first.
