# The plain face: menus of any game.
face-choose = Escolha
face-chosen = Escolhido: { $tokens }
face-play = Jogar { $action }
face-more = Mais ({ $page } de { $pages })
face-back = Voltar
