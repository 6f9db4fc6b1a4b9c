# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $team and $rival are codes of countries; $card is a card's, as in worldcup-card. A country's name may be of any number,
# so no sentence lets it stand before a verb that would tell.

worldcup-reason-claim = Plus personne ne peut te rattraper : tu as gagné.
worldcup-reason-kick = C’est à toi de tirer, et il n’y a rien à choisir.
worldcup-reason-only = C’est tout ce qu’on peut jouer.
worldcup-reason-easy-group = Aucun autre choix n’a de rivaux plus faibles dans son groupe que { worldcup-reason-team }.
worldcup-reason-last-turn = C’est le dernier tour de la manche, donc personne ne peut répondre.
worldcup-reason-scores-often = Cela fait marquer { $count } équipes à la fois.
worldcup-reason-lead = Cela met { worldcup-reason-team } devant { worldcup-reason-rival }.
worldcup-reason-level = Cela met { worldcup-reason-team } à égalité avec { worldcup-reason-rival }.
worldcup-reason-bigger-lead = Pour { worldcup-reason-team }, cela creuse l’écart avec { worldcup-reason-rival }.
worldcup-reason-closer = Pour { worldcup-reason-team }, cela réduit l’écart avec { worldcup-reason-rival }.
worldcup-reason-stops-attack = Cela prive { worldcup-reason-team } d’une attaque.
worldcup-reason-takes-goal = Cela prive { worldcup-reason-team } d’un but.
worldcup-reason-protects = { $tile ->
    [attack] Pour { worldcup-reason-team }, la dernière attaque est couverte et ne peut plus être retournée.
   *[goal] Pour { worldcup-reason-team }, le dernier but est couvert et ne peut plus être retourné.
}
worldcup-reason-half-goal = { $more ->
    [both] C’est un demi-but pour { worldcup-reason-team }. Une autre attaque ou un point des dés en fait un entier.
    [attack] C’est un demi-but pour { worldcup-reason-team }. Une autre attaque en fait un entier.
    [dot] C’est un demi-but pour { worldcup-reason-team }. Un point des dés en fait un entier.
   *[none] C’est un demi-but pour { worldcup-reason-team }, et cela prend une case.
}
worldcup-reason-whole-half = Pour { worldcup-reason-team }, cela fait un but entier d’une attaque qui restait seule.
worldcup-reason-penalty = { $result ->
    [lead] Deux penaltys sur trois rentrent. Un but met { worldcup-reason-team } devant { worldcup-reason-rival }, et personne ne peut le retourner.
    [level] Deux penaltys sur trois rentrent. Un but met { worldcup-reason-team } à égalité avec { worldcup-reason-rival }, et personne ne peut le retourner.
    [bigger-lead] Deux penaltys sur trois rentrent. Pour { worldcup-reason-team }, un but creuse l’écart avec { worldcup-reason-rival }, et personne ne peut le retourner.
   *[closer] Deux penaltys sur trois rentrent. Pour { worldcup-reason-team }, un but réduit l’écart avec { worldcup-reason-rival }, et personne ne peut le retourner.
}
worldcup-reason-fills-row = Pour { worldcup-reason-team }, cela prend la dernière case libre de la rangée.
worldcup-reason-takes-square = Pour { worldcup-reason-team }, cela prend une des cases libres de la rangée.
worldcup-reason-holds-back = Tu n’as pas d’équipe dans ce match. Cela aide { worldcup-reason-team } et freine { worldcup-reason-rival }.
worldcup-reason-little-use = Jouer { worldcup-reason-card } ne sert pas à grand-chose maintenant.
worldcup-reason-keeps = Cela garde { worldcup-reason-card } pour plus tard.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] le trois
    [c2] le deux
    [c1] le un
    [c21] le deux et un
    [c111] le trois fois un
    [c11] le deux fois un
    [cA] l’attaque
    [cD] la défense
    [cF] la faute
    [cO] le hors-jeu
   *[cP] le penalty
}
worldcup-reason-team = { $team ->
    [ARG] l’{ nation-arg }
    [BEL] la { nation-bel }
    [BOL] la { nation-bol }
    [BRA] le { nation-bra }
    [CHI] le { nation-chi }
    [CHN] la { nation-chn }
    [CMR] le { nation-cmr }
    [CRC] le { nation-crc }
    [CRO] la { nation-cro }
    [DEN] le { nation-den }
    [ECU] l’{ nation-ecu }
    [ENG] l’{ nation-eng }
    [ESP] l’{ nation-esp }
    [FRA] la { nation-fra }
    [GER] l’{ nation-ger }
    [IRL] l’{ nation-irl }
    [ITA] l’{ nation-ita }
    [JPN] le { nation-jpn }
    [KOR] la { nation-kor }
    [KSA] l’{ nation-ksa }
    [MEX] le { nation-mex }
    [NGA] le { nation-nga }
    [PAR] le { nation-par }
    [PER] le { nation-per }
    [POL] la { nation-pol }
    [POR] le { nation-por }
    [ROU] la { nation-rou }
    [RSA] l’{ nation-rsa }
    [RUS] la { nation-rus }
    [SEN] le { nation-sen }
    [SVN] la { nation-svn }
    [SWE] la { nation-swe }
    [TUN] la { nation-tun }
    [TUR] la { nation-tur }
    [URU] l’{ nation-uru }
    [USA] les { nation-usa }
   *[YUG] la { nation-yug }
}
worldcup-reason-rival = { $rival ->
    [ARG] l’{ nation-arg }
    [BEL] la { nation-bel }
    [BOL] la { nation-bol }
    [BRA] le { nation-bra }
    [CHI] le { nation-chi }
    [CHN] la { nation-chn }
    [CMR] le { nation-cmr }
    [CRC] le { nation-crc }
    [CRO] la { nation-cro }
    [DEN] le { nation-den }
    [ECU] l’{ nation-ecu }
    [ENG] l’{ nation-eng }
    [ESP] l’{ nation-esp }
    [FRA] la { nation-fra }
    [GER] l’{ nation-ger }
    [IRL] l’{ nation-irl }
    [ITA] l’{ nation-ita }
    [JPN] le { nation-jpn }
    [KOR] la { nation-kor }
    [KSA] l’{ nation-ksa }
    [MEX] le { nation-mex }
    [NGA] le { nation-nga }
    [PAR] le { nation-par }
    [PER] le { nation-per }
    [POL] la { nation-pol }
    [POR] le { nation-por }
    [ROU] la { nation-rou }
    [RSA] l’{ nation-rsa }
    [RUS] la { nation-rus }
    [SEN] le { nation-sen }
    [SVN] la { nation-svn }
    [SWE] la { nation-swe }
    [TUN] la { nation-tun }
    [TUR] la { nation-tur }
    [URU] l’{ nation-uru }
    [USA] les { nation-usa }
   *[YUG] la { nation-yug }
}
