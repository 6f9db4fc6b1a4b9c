# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = Gracze: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
hedgehog-text-nobody = niczyj: { hedgehog-colour }
hedgehog-text-stacks = Krąg zgodnie z ruchem wskazówek zegara; każdy stos od dołu do góry:
hedgehog-text-joined = Połączone: { $pairs }.
hedgehog-text-pair = { hedgehog-colour }: { $lower } i { $upper } na stosie { $stack }
hedgehog-text-compass = Plus to zgodnie z ruchem wskazówek zegara, ku wyższym numerom; minus w drugą stronę. Po ostatnim stosie następuje stos 1.
hedgehog-text-actions = { $mine ->
    [yes] Możesz zagrać:
   *[no] { hedgehog-colour-first } może zagrać:
}
hedgehog-text-acts = { hedgehog-size-first } na stosie { $stack }: { $acts }
hedgehog-text-act = { $notation } (na stos { $stack }, { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
})
hedgehog-text-end = Koniec tury: end
hedgehog-text-none = Nie ma już ruchu. Koniec tury: end
hedgehog-text-roll = Najpierw stół rzuca kością.
