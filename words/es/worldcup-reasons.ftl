# Why a play of the World Cup Game is good. A sentence each, after the play itself, which is the subject.
# $team and $rival are codes of countries; $card is a card's, as in worldcup-card.

worldcup-reason-claim = Ya nadie puede alcanzarte: tuya es la victoria.
worldcup-reason-kick = Te toca lanzar, y no hay nada que elegir.
worldcup-reason-only = Es lo único que se puede jugar.
worldcup-reason-easy-group = Ninguna otra opción tiene rivales más débiles en su grupo que { worldcup-reason-team }.
worldcup-reason-last-turn = Es el último turno de la ronda, así que nadie puede responder.
worldcup-reason-scores-often = Marca para { $count } equipos a la vez.
worldcup-reason-lead = Pone a { worldcup-reason-team } por delante de { worldcup-reason-rival }.
worldcup-reason-level = Logra el empate de { worldcup-reason-team } contra { worldcup-reason-rival }.
worldcup-reason-bigger-lead = Aumenta la ventaja de { worldcup-reason-team } sobre { worldcup-reason-rival }.
worldcup-reason-closer = Acerca a { worldcup-reason-team } en el marcador contra { worldcup-reason-rival }.
worldcup-reason-stops-attack = Frena el ataque de { worldcup-reason-team }.
worldcup-reason-takes-goal = Le quita un gol a { worldcup-reason-team }.
worldcup-reason-protects = { $tile ->
    [attack] Detrás de ella, ya nadie puede voltear el último ataque de { worldcup-reason-team }.
   *[goal] Detrás de ella, ya nadie puede voltear el último gol de { worldcup-reason-team }.
}
worldcup-reason-half-goal = { $more ->
    [both] Es medio gol para { worldcup-reason-team }. Otro ataque o un punto de los dados lo completa.
    [attack] Es medio gol para { worldcup-reason-team }. Otro ataque lo completa.
    [dot] Es medio gol para { worldcup-reason-team }. Un punto de los dados lo completa.
   *[none] Es medio gol para { worldcup-reason-team } y ocupa una casilla.
}
worldcup-reason-whole-half = Completa un gol con un ataque que le sobraba a { worldcup-reason-team }.
worldcup-reason-penalty = { $result ->
    [lead] Dos de cada tres { -penaltis } entran. Un gol pone a { worldcup-reason-team } por delante de { worldcup-reason-rival }, y nadie puede voltearlo.
    [level] Dos de cada tres { -penaltis } entran. Un gol logra el empate de { worldcup-reason-team } contra { worldcup-reason-rival }, y nadie puede voltearlo.
    [bigger-lead] Dos de cada tres { -penaltis } entran. Un gol aumenta la ventaja de { worldcup-reason-team } sobre { worldcup-reason-rival }, y nadie puede voltearlo.
   *[closer] Dos de cada tres { -penaltis } entran. Un gol acerca a { worldcup-reason-team } en el marcador contra { worldcup-reason-rival }, y nadie puede voltearlo.
}
worldcup-reason-fills-row = Ocupa la última casilla libre en la fila de { worldcup-reason-team }.
worldcup-reason-takes-square = Ocupa una de las casillas libres en la fila de { worldcup-reason-team }.
worldcup-reason-holds-back = No tienes ningún equipo en ese partido. Ayuda a { worldcup-reason-team } y frena a { worldcup-reason-rival }.
worldcup-reason-little-use = De poco sirve ahora { worldcup-reason-card }.
worldcup-reason-keeps = Guarda { worldcup-reason-card } para más tarde.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] el tres
    [c2] el dos
    [c1] el uno
    [c21] la carta de dos y uno
    [c111] la carta de tres unos
    [c11] la carta de dos unos
    [cA] el ataque
    [cD] la defensa
    [cF] la falta
    [cO] el fuera de juego
   *[cP] el { -penalti }
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
