# Hints in a player's panel.
# $turn is an action, or several in their order.
hint-head = 💡 **Dica:** { $turn }
hint-busy = Há CPUs demais pensando agora. Peça uma dica de novo em um instante.
hint-none = Desta vez não me ocorreu nenhuma dica. Tente de novo.
hint-not-here = Não há dicas neste jogo. Elas existem nas partidas contra a CPU e onde todos concordaram com elas antes do jogo.
button-hint = Dica
button-hint-play = Jogar essa
