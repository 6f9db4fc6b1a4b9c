# Hints in a player's panel.
# $action is the label of a button, or none; $notation is how it is typed.
hint-head = 💡 **Dica:** { $action ->
    [none] `{ $notation }`
   *[other] { $action } (`{ $notation }`)
}
# $actions is in the game's notation.
hint-then = Depois, você pode jogar { $actions }.
hint-busy = Há computadores demais pensando agora. Peça uma dica de novo em um instante.
hint-none = Desta vez não me ocorreu nenhuma dica. Tente de novo.
hint-not-here = Não há dicas neste jogo. Elas existem nos jogos contra computadores e onde todos concordaram com elas antes do jogo.
button-hint = Dica
button-hint-play = Jogar essa
