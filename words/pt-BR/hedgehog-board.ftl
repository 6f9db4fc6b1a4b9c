# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = Cores: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
hedgehog-text-nobody = neutro: { hedgehog-colour }
hedgehog-text-stacks = O anel, no sentido horário; cada pilha de baixo para cima:
hedgehog-text-joined = Juntos: { $pairs }.
hedgehog-text-pair = { hedgehog-colour }: { $lower } e { $upper } na pilha { $stack }
hedgehog-text-compass = Mais é no sentido horário, rumo aos números maiores; menos é o outro sentido. A pilha 1 vem depois da última.
hedgehog-text-actions = { $mine ->
    [yes] Você
   *[no] { hedgehog-colour-first }
} pode jogar:
hedgehog-text-acts = { hedgehog-size-first } na pilha { $stack }: { $acts }
hedgehog-text-act = { $notation } (até a pilha { $stack }, { $cost ->
    [1] 1 ponto
   *[other] { $cost } pontos
})
hedgehog-text-end = Encerrar o turno: end
hedgehog-text-none = Nenhum movimento é possível. Encerre o turno: end
hedgehog-text-roll = Primeiro a mesa lança o dado.
