# Why a play of the World Cup Game is good. A sentence each, after the play itself.
# $team and $rival are codes of countries, named with their article; .of is with “de”. $card is a card's, as in worldcup-card.

worldcup-reason-claim = Ninguém alcança mais você: a vitória é sua.
worldcup-reason-kick = É a sua cobrança, e não há o que escolher.
worldcup-reason-only = É tudo o que dá para jogar.
worldcup-reason-easy-group = Nenhuma outra escolha tem rivais mais fracos no grupo do que { worldcup-reason-team }.
worldcup-reason-last-turn = É o último turno da rodada, então ninguém pode responder.
worldcup-reason-scores-often = Marca para { $count } seleções de uma vez.
worldcup-reason-lead = Põe { worldcup-reason-team } na frente { worldcup-reason-rival.of }.
worldcup-reason-level = Faz { worldcup-reason-team } empatar com { worldcup-reason-rival }.
worldcup-reason-bigger-lead = Aumenta a vantagem { worldcup-reason-team.of } sobre { worldcup-reason-rival }.
worldcup-reason-closer = Deixa { worldcup-reason-team } mais perto { worldcup-reason-rival.of }.
worldcup-reason-stops-attack = Para o ataque { worldcup-reason-team.of }.
worldcup-reason-takes-goal = Tira um gol { worldcup-reason-team.of }.
worldcup-reason-protects = { $tile ->
    [attack] Com ela no fim da fileira, o último ataque { worldcup-reason-team.of } não pode mais ser virado.
   *[goal] Com ela no fim da fileira, o último gol { worldcup-reason-team.of } não pode mais ser virado.
}
worldcup-reason-half-goal = { $more ->
    [both] É meio gol para { worldcup-reason-team }. Outro ataque ou um ponto completa um gol inteiro.
    [attack] É meio gol para { worldcup-reason-team }. Outro ataque completa um gol inteiro.
    [dot] É meio gol para { worldcup-reason-team }. Um ponto dos dados completa um gol inteiro.
   *[none] É meio gol para { worldcup-reason-team } e ocupa uma casa.
}
worldcup-reason-whole-half = Completa um gol inteiro com um ataque { worldcup-reason-team.of } que estava sobrando.
worldcup-reason-penalty = { $result ->
    [lead] Dois em cada três pênaltis entram. Um gol põe { worldcup-reason-team } na frente { worldcup-reason-rival.of }, e ninguém pode virá-lo.
    [level] Dois em cada três pênaltis entram. Um gol faz { worldcup-reason-team } empatar com { worldcup-reason-rival }, e ninguém pode virá-lo.
    [bigger-lead] Dois em cada três pênaltis entram. Um gol aumenta a vantagem { worldcup-reason-team.of } sobre { worldcup-reason-rival }, e ninguém pode virá-lo.
   *[closer] Dois em cada três pênaltis entram. Um gol deixa { worldcup-reason-team } mais perto { worldcup-reason-rival.of }, e ninguém pode virá-lo.
}
worldcup-reason-fills-row = Ocupa a última casa livre na fileira { worldcup-reason-team.of }.
worldcup-reason-takes-square = Ocupa uma das casas livres na fileira { worldcup-reason-team.of }.
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
    [ARG] a { nation-arg }
    [BEL] a { nation-bel }
    [BOL] a { nation-bol }
    [BRA] o { nation-bra }
    [CHI] o { nation-chi }
    [CHN] a { nation-chn }
    [CMR] { nation-cmr }
    [CRC] a { nation-crc }
    [CRO] a { nation-cro }
    [DEN] a { nation-den }
    [ECU] o { nation-ecu }
    [ENG] a { nation-eng }
    [ESP] a { nation-esp }
    [FRA] a { nation-fra }
    [GER] a { nation-ger }
    [IRL] a { nation-irl }
    [ITA] a { nation-ita }
    [JPN] o { nation-jpn }
    [KOR] a { nation-kor }
    [KSA] a { nation-ksa }
    [MEX] o { nation-mex }
    [NGA] a { nation-nga }
    [PAR] o { nation-par }
    [PER] o { nation-per }
    [POL] a { nation-pol }
    [POR] { nation-por }
    [ROU] a { nation-rou }
    [RSA] a { nation-rsa }
    [RUS] a { nation-rus }
    [SEN] o { nation-sen }
    [SVN] a { nation-svn }
    [SWE] a { nation-swe }
    [TUN] a { nation-tun }
    [TUR] a { nation-tur }
    [URU] o { nation-uru }
    [USA] os { nation-usa }
   *[YUG] a { nation-yug }
}
    .of = { $team ->
        [ARG] da { nation-arg }
        [BEL] da { nation-bel }
        [BOL] da { nation-bol }
        [BRA] do { nation-bra }
        [CHI] do { nation-chi }
        [CHN] da { nation-chn }
        [CMR] de { nation-cmr }
        [CRC] da { nation-crc }
        [CRO] da { nation-cro }
        [DEN] da { nation-den }
        [ECU] do { nation-ecu }
        [ENG] da { nation-eng }
        [ESP] da { nation-esp }
        [FRA] da { nation-fra }
        [GER] da { nation-ger }
        [IRL] da { nation-irl }
        [ITA] da { nation-ita }
        [JPN] do { nation-jpn }
        [KOR] da { nation-kor }
        [KSA] da { nation-ksa }
        [MEX] do { nation-mex }
        [NGA] da { nation-nga }
        [PAR] do { nation-par }
        [PER] do { nation-per }
        [POL] da { nation-pol }
        [POR] de { nation-por }
        [ROU] da { nation-rou }
        [RSA] da { nation-rsa }
        [RUS] da { nation-rus }
        [SEN] do { nation-sen }
        [SVN] da { nation-svn }
        [SWE] da { nation-swe }
        [TUN] da { nation-tun }
        [TUR] da { nation-tur }
        [URU] do { nation-uru }
        [USA] dos { nation-usa }
       *[YUG] da { nation-yug }
    }
worldcup-reason-rival = { $rival ->
    [ARG] a { nation-arg }
    [BEL] a { nation-bel }
    [BOL] a { nation-bol }
    [BRA] o { nation-bra }
    [CHI] o { nation-chi }
    [CHN] a { nation-chn }
    [CMR] { nation-cmr }
    [CRC] a { nation-crc }
    [CRO] a { nation-cro }
    [DEN] a { nation-den }
    [ECU] o { nation-ecu }
    [ENG] a { nation-eng }
    [ESP] a { nation-esp }
    [FRA] a { nation-fra }
    [GER] a { nation-ger }
    [IRL] a { nation-irl }
    [ITA] a { nation-ita }
    [JPN] o { nation-jpn }
    [KOR] a { nation-kor }
    [KSA] a { nation-ksa }
    [MEX] o { nation-mex }
    [NGA] a { nation-nga }
    [PAR] o { nation-par }
    [PER] o { nation-per }
    [POL] a { nation-pol }
    [POR] { nation-por }
    [ROU] a { nation-rou }
    [RSA] a { nation-rsa }
    [RUS] a { nation-rus }
    [SEN] o { nation-sen }
    [SVN] a { nation-svn }
    [SWE] a { nation-swe }
    [TUN] a { nation-tun }
    [TUR] a { nation-tur }
    [URU] o { nation-uru }
    [USA] os { nation-usa }
   *[YUG] a { nation-yug }
}
    .of = { $rival ->
        [ARG] da { nation-arg }
        [BEL] da { nation-bel }
        [BOL] da { nation-bol }
        [BRA] do { nation-bra }
        [CHI] do { nation-chi }
        [CHN] da { nation-chn }
        [CMR] de { nation-cmr }
        [CRC] da { nation-crc }
        [CRO] da { nation-cro }
        [DEN] da { nation-den }
        [ECU] do { nation-ecu }
        [ENG] da { nation-eng }
        [ESP] da { nation-esp }
        [FRA] da { nation-fra }
        [GER] da { nation-ger }
        [IRL] da { nation-irl }
        [ITA] da { nation-ita }
        [JPN] do { nation-jpn }
        [KOR] da { nation-kor }
        [KSA] da { nation-ksa }
        [MEX] do { nation-mex }
        [NGA] da { nation-nga }
        [PAR] do { nation-par }
        [PER] do { nation-per }
        [POL] da { nation-pol }
        [POR] de { nation-por }
        [ROU] da { nation-rou }
        [RSA] da { nation-rsa }
        [RUS] da { nation-rus }
        [SEN] do { nation-sen }
        [SVN] da { nation-svn }
        [SWE] da { nation-swe }
        [TUN] da { nation-tun }
        [TUR] da { nation-tur }
        [URU] do { nation-uru }
        [USA] dos { nation-usa }
       *[YUG] da { nation-yug }
    }
