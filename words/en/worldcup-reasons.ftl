# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $team and $rival are codes of countries; $card is a card's, as in worldcup-card. A country's name may be of any number,
# so no sentence lets it stand before a verb that would tell.

worldcup-reason-claim = Nobody can catch you now: you've won.
worldcup-reason-kick = It's your kick, and there's nothing to choose.
worldcup-reason-only = There's nothing else you can play.
worldcup-reason-easy-group = No other choice has weaker rivals in its group than { worldcup-reason-team }.
worldcup-reason-last-turn = It's the last turn of the round, so nobody can answer it.
worldcup-reason-scores-often = It scores for { $count } teams at once.
worldcup-reason-lead = It puts { worldcup-reason-team } ahead against { worldcup-reason-rival }.
worldcup-reason-level = It brings { worldcup-reason-team } level with { worldcup-reason-rival }.
worldcup-reason-bigger-lead = It gives { worldcup-reason-team } a bigger lead over { worldcup-reason-rival }.
worldcup-reason-closer = It brings { worldcup-reason-team } closer to { worldcup-reason-rival }.
worldcup-reason-stops-attack = It stops the attack by { worldcup-reason-team }.
worldcup-reason-takes-goal = It takes a goal away from { worldcup-reason-team }.
worldcup-reason-protects = { $tile ->
    [attack] Behind it, the last attack by { worldcup-reason-team } can't be turned any more.
   *[goal] Behind it, the last goal for { worldcup-reason-team } can't be turned any more.
}
worldcup-reason-half-goal = { $more ->
    [both] It's half a goal for { worldcup-reason-team }. Another attack or a dot makes it a whole one.
    [attack] It's half a goal for { worldcup-reason-team }. Another attack makes it a whole one.
    [dot] It's half a goal for { worldcup-reason-team }. A dot on the dice makes it a whole one.
   *[none] It's half a goal for { worldcup-reason-team } and takes a square.
}
worldcup-reason-whole-half = It makes a whole goal out of an attack that { worldcup-reason-team } had left over.
worldcup-reason-penalty = { $result ->
    [lead] Two penalties in three go in. A goal puts { worldcup-reason-team } ahead against { worldcup-reason-rival }, and nobody can turn it.
    [level] Two penalties in three go in. A goal brings { worldcup-reason-team } level with { worldcup-reason-rival }, and nobody can turn it.
    [bigger-lead] Two penalties in three go in. A goal gives { worldcup-reason-team } a bigger lead over { worldcup-reason-rival }, and nobody can turn it.
   *[closer] Two penalties in three go in. A goal brings { worldcup-reason-team } closer to { worldcup-reason-rival }, and nobody can turn it.
}
worldcup-reason-fills-row = It takes the last free square in the row of { worldcup-reason-team }.
worldcup-reason-takes-square = It takes one of the free squares in the row of { worldcup-reason-team }.
worldcup-reason-holds-back = You have no team in that match. It helps { worldcup-reason-team } and holds { worldcup-reason-rival } back.
worldcup-reason-little-use = There's little use for { worldcup-reason-card } now.
worldcup-reason-keeps = It keeps { worldcup-reason-card } for later.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] the three
    [c2] the two
    [c1] the one
    [c21] the two and one
    [c111] the three ones
    [c11] the two ones
    [cA] the attack
    [cD] the defence
    [cF] the foul
    [cO] the offside
   *[cP] the penalty
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
    [USA] the { nation-usa }
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
    [USA] the { nation-usa }
   *[YUG] { nation-yug }
}
