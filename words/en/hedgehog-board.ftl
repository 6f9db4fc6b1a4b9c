# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

# Example: Players: 1 red.
hedgehog-text-colours = Players: { $colours }.
# Example: 7 orange
hedgehog-text-seat = { $number } { hedgehog-colour }
# Example: 1 red: you
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
# Example: neutral: yellow
hedgehog-text-nobody = neutral: { hedgehog-colour }
hedgehog-text-stacks = The ring, clockwise; each stack from bottom to top:
# Example: Joined: red pawn and drone on stack 1.
hedgehog-text-joined = Joined: { $pairs }.
# Example: red pawn and drone on stack 1
hedgehog-text-pair = { hedgehog-colour } { $lower } and { $upper } on stack { $stack }
hedgehog-text-compass = Plus is clockwise, to higher numbers; minus is the other way. Stack 1 follows the last stack.
# Example: You can play:
hedgehog-text-actions = { $mine ->
    [yes] You
   *[no] { hedgehog-colour-first }
} can play:
# Example: Pawn on stack 5: P-1 (to stack 4, 1 point)
hedgehog-text-acts = { hedgehog-size-first } on stack { $stack }: { $acts }
# Example: P+1 (to stack 10, 1 point)
hedgehog-text-act = { $notation } (to stack { $stack }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
})
hedgehog-text-end = End the turn: end
hedgehog-text-none = No move is possible. End the turn: end
hedgehog-text-roll = The table rolls the die first.
