# Why a play of the World Cup Game is good. A sentence each, after the play itself.
# $team and $rival are codes of countries; $card is a card's, as in worldcup-card.

worldcup-reason-claim = Ninguém alcança mais você: a vitória é sua.
worldcup-reason-kick = É a sua cobrança, e não há o que escolher.
worldcup-reason-only = É tudo o que dá para jogar.
worldcup-reason-easy-group = Nenhuma outra escolha tem rivais mais fracos no grupo do que { worldcup-reason-team }.
worldcup-reason-last-turn = É o último turno da rodada, então ninguém pode responder.
worldcup-reason-scores-often = Marca para { $count } seleções de uma vez.
worldcup-reason-lead = Põe { worldcup-reason-team } na frente de { worldcup-reason-rival }.
worldcup-reason-level = Deixa { worldcup-reason-team } em pé de igualdade com { worldcup-reason-rival }.
worldcup-reason-bigger-lead = Aumenta a vantagem de { worldcup-reason-team } sobre { worldcup-reason-rival }.
worldcup-reason-closer = Deixa { worldcup-reason-team } mais perto de { worldcup-reason-rival }.
worldcup-reason-stops-attack = Para o ataque de { worldcup-reason-team }.
worldcup-reason-takes-goal = Tira um gol de { worldcup-reason-team }.
worldcup-reason-protects = { $tile ->
    [attack] Com ela no fim da fileira, o último ataque de { worldcup-reason-team } não pode mais ser virado.
   *[goal] Com ela no fim da fileira, o último gol de { worldcup-reason-team } não pode mais ser virado.
}
worldcup-reason-half-goal = { $more ->
    [both] É meio gol para { worldcup-reason-team }. Outro ataque ou um ponto completa um inteiro.
    [attack] É meio gol para { worldcup-reason-team }. Outro ataque completa um inteiro.
    [dot] É meio gol para { worldcup-reason-team }. Um ponto dos dados completa um inteiro.
   *[none] É meio gol para { worldcup-reason-team } e ocupa uma casa.
}
worldcup-reason-whole-half = Completa um gol com um ataque que sobrava a { worldcup-reason-team }.
worldcup-reason-penalty = { $result ->
    [lead] Dois em cada três pênaltis entram. Um gol põe { worldcup-reason-team } na frente de { worldcup-reason-rival }, e ninguém pode virá-lo.
    [level] Dois em cada três pênaltis entram. Um gol deixa { worldcup-reason-team } em pé de igualdade com { worldcup-reason-rival }, e ninguém pode virá-lo.
    [bigger-lead] Dois em cada três pênaltis entram. Um gol aumenta a vantagem de { worldcup-reason-team } sobre { worldcup-reason-rival }, e ninguém pode virá-lo.
   *[closer] Dois em cada três pênaltis entram. Um gol deixa { worldcup-reason-team } mais perto de { worldcup-reason-rival }, e ninguém pode virá-lo.
}
worldcup-reason-fills-row = Ocupa a última casa livre na fileira de { worldcup-reason-team }.
worldcup-reason-takes-square = Ocupa uma das casas livres na fileira de { worldcup-reason-team }.
worldcup-reason-holds-back = Você não tem seleção nesse jogo. Ajuda { worldcup-reason-team } e segura { worldcup-reason-rival }.
worldcup-reason-little-use = Agora há pouco uso para { worldcup-reason-card }.
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
worldcup-reason-team = { $team ->
    [ARG] { nation-arg }
    [BEL] { nation-bel }
    [BOL] { nation-bol }
    [BRA] { nation-bra }
    [CHI] { nation-chi }
    [CHN] { nation-chn }
    [CMR] { nation-cmr }
    [CRC] { nation-crc }
    [CRO] { nation-cro }
    [DEN] { nation-den }
    [ECU] { nation-ecu }
    [ENG] { nation-eng }
    [ESP] { nation-esp }
    [FRA] { nation-fra }
    [GER] { nation-ger }
    [IRL] { nation-irl }
    [ITA] { nation-ita }
    [JPN] { nation-jpn }
    [KOR] { nation-kor }
    [KSA] { nation-ksa }
    [MEX] { nation-mex }
    [NGA] { nation-nga }
    [PAR] { nation-par }
    [PER] { nation-per }
    [POL] { nation-pol }
    [POR] { nation-por }
    [ROU] { nation-rou }
    [RSA] { nation-rsa }
    [RUS] { nation-rus }
    [SEN] { nation-sen }
    [SVN] { nation-svn }
    [SWE] { nation-swe }
    [TUN] { nation-tun }
    [TUR] { nation-tur }
    [URU] { nation-uru }
    [USA] { nation-usa }
   *[YUG] { nation-yug }
}
worldcup-reason-rival = { $rival ->
    [ARG] { nation-arg }
    [BEL] { nation-bel }
    [BOL] { nation-bol }
    [BRA] { nation-bra }
    [CHI] { nation-chi }
    [CHN] { nation-chn }
    [CMR] { nation-cmr }
    [CRC] { nation-crc }
    [CRO] { nation-cro }
    [DEN] { nation-den }
    [ECU] { nation-ecu }
    [ENG] { nation-eng }
    [ESP] { nation-esp }
    [FRA] { nation-fra }
    [GER] { nation-ger }
    [IRL] { nation-irl }
    [ITA] { nation-ita }
    [JPN] { nation-jpn }
    [KOR] { nation-kor }
    [KSA] { nation-ksa }
    [MEX] { nation-mex }
    [NGA] { nation-nga }
    [PAR] { nation-par }
    [PER] { nation-per }
    [POL] { nation-pol }
    [POR] { nation-por }
    [ROU] { nation-rou }
    [RSA] { nation-rsa }
    [RUS] { nation-rus }
    [SEN] { nation-sen }
    [SVN] { nation-svn }
    [SWE] { nation-swe }
    [TUN] { nation-tun }
    [TUR] { nation-tur }
    [URU] { nation-uru }
    [USA] { nation-usa }
   *[YUG] { nation-yug }
}
