# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = Dabei: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
hedgehog-text-nobody = neutral: { hedgehog-colour }
hedgehog-text-stacks = Der Ring im Uhrzeigersinn; jeder Stapel von unten nach oben:
hedgehog-text-joined = Verbunden: { $pairs }.
hedgehog-text-pair = { hedgehog-colour }, { $lower } und { $upper } auf Stapel { $stack }
hedgehog-text-compass = Plus geht im Uhrzeigersinn zu höheren Nummern, minus anders herum. Nach dem letzten Stapel kommt Stapel 1.
hedgehog-text-actions = { $mine ->
    [yes] Du kannst
   *[no] { hedgehog-colour-first } kann
} spielen:
hedgehog-text-acts = { hedgehog-size-first } auf Stapel { $stack }: { $acts }
hedgehog-text-act = { $notation } (zu Stapel { $stack }, { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
})
hedgehog-text-end = Zug beenden: end
hedgehog-text-none = Keine Figur kann ziehen. Zug beenden: end
hedgehog-text-roll = Erst wird gewürfelt.
