# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Dar palpite
button-tip-draw = Empate
button-tip-next = Próximo
button-tip-change = Mudar
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
tips-heading = ### Seu palpite: { $match }
# $one and $other are the two sides; $close is the sentence that says until when.
tips-pair = { $one } x { $other }. { $close }
tips-side = { $team } ({ $player })
tips-place = { $number } de { $all }
# Small print; $all is at least 2.
tips-right = { $right ->
    [0] Você não acertou nenhum dos seus { $all } palpites.
   *[other] Você acertou { $right } dos seus { $all } palpites.
}
tips-all-done = **Palpites feitos.** A gente se vê depois da rodada!
# Below a board; $count is at least 3.
tips-count = { $count ->
   *[other] -# { $count } pessoas já deram palpites
}
tips-late = O jogo já começou. Dê um palpite no próximo.
tips-still-in = Você ainda está na copa. Você vai poder dar palpites quando estiver fora.
tips-knows-hand = Você conhece uma mão que ainda está na copa. Você vai poder dar palpites quando ela estiver fora.
tips-too-many = { $limit } pessoas já estão dando palpites aqui, e não cabe mais ninguém.
# After the game; $told lists at most three people, the first with "of".
tips-best = 🔮 **Melhores palpites:** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } de { $all }
   *[no] { $name } { $right }
}
tips-refused = Você não pode dar palpites aqui, porque alguém do jogo bloqueou você.
