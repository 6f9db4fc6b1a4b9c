hedgehog-text-colours = In gioco: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
hedgehog-text-nobody = neutro: { hedgehog-colour }
hedgehog-text-stacks = L’anello, in senso orario; ogni pila dal basso in alto:
hedgehog-text-joined = Insieme: { $pairs }.
hedgehog-text-pair = { $lower } e { $upper } { hedgehog-colour.of } nella pila { $stack }
hedgehog-text-compass = Più è in senso orario, verso i numeri più alti; meno è nell’altro senso. La pila 1 segue l’ultima.
hedgehog-text-actions = { $mine ->
    [yes] Puoi giocare:
   *[no] Che cosa può giocare { hedgehog-colour.the }:
}
hedgehog-text-acts = { hedgehog-size-first }, pila { $stack }: { $acts }
hedgehog-text-act = { $notation } (alla pila { $stack }, { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
})
hedgehog-text-end = Finire il turno: end
hedgehog-text-none = Nessuna mossa possibile. Finire il turno: end
hedgehog-text-roll = Prima il tavolo lancia il dado.
