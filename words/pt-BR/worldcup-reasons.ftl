# Why a play of the World Cup Game is good. A sentence each, after the play itself.
# $team and $rival are countries; $card is a card's code, as in worldcup-card.

worldcup-reason-claim = Ninguém alcança mais você: a vitória é sua.
worldcup-reason-kick = É a sua cobrança, e não há o que escolher.
worldcup-reason-only = É tudo o que dá para jogar.
worldcup-reason-easy-group = Nenhuma seleção disponível tem um grupo mais fácil que o { $team-of }.
worldcup-reason-last-turn = É o último turno da rodada, então ninguém pode responder.
worldcup-reason-scores-often = Marca para { $count } seleções de uma vez.
worldcup-reason-lead = Põe { $team-the } na frente { $rival-of }.
worldcup-reason-level = Empata o jogo { $team-of } com { $rival-the }.
worldcup-reason-bigger-lead = Aumenta a vantagem { $team-of } sobre { $rival-the }.
worldcup-reason-closer = Deixa { $team-the } mais perto { $rival-of }.
worldcup-reason-stops-attack = Corta o ataque { $team-of }.
worldcup-reason-takes-goal = Tira um gol { $team-of }.
worldcup-reason-protects = { $tile ->
    [attack] Com ela no fim da fileira, o último ataque { $team-of } não pode mais ser virado.
   *[goal] Com ela no fim da fileira, o último gol { $team-of } não pode mais ser virado.
}
worldcup-reason-half-goal = { $more ->
    [both] É meio gol para { $team-the }. Outro ataque ou um ponto completa um gol inteiro.
    [attack] É meio gol para { $team-the }. Outro ataque completa um gol inteiro.
    [dot] É meio gol para { $team-the }. Um ponto dos dados completa um gol inteiro.
   *[none] É meio gol para { $team-the } e ocupa uma casa.
}
worldcup-reason-whole-half = Completa um gol inteiro com um ataque { $team-of } que estava sobrando.
worldcup-reason-penalty = { $result ->
    [lead] Dois em cada três pênaltis entram. Um gol põe { $team-the } na frente { $rival-of }, e ninguém pode virá-lo.
    [level] Dois em cada três pênaltis entram. Um gol empata o jogo { $team-of } com { $rival-the }, e ninguém pode virá-lo.
    [bigger-lead] Dois em cada três pênaltis entram. Um gol aumenta a vantagem { $team-of } sobre { $rival-the }, e ninguém pode virá-lo.
   *[closer] Dois em cada três pênaltis entram. Um gol deixa { $team-the } mais perto { $rival-of }, e ninguém pode virá-lo.
}
worldcup-reason-fills-row = Ocupa a última casa livre na fileira { $team-of }.
worldcup-reason-takes-square = Ocupa uma das casas livres na fileira { $team-of }.
worldcup-reason-holds-back = Você não tem seleção nesse jogo. Ajuda { $team-the } e segura { $rival-the }.
worldcup-reason-little-use = Agora não adianta muito jogar { worldcup-reason-card }.
worldcup-reason-keeps = Guarda { worldcup-reason-card } para depois.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] os três gols
    [c2] os dois gols
    [c1] o gol
    [c21] o dois e um
    [c111] os três uns
    [c11] os dois uns
    [cA] o ataque
    [cD] a defesa
    [cF] a falta
    [cO] o impedimento
   *[cP] o pênalti
}
