# Why a play of the World Cup Game is good. A sentence each, after the play itself, which is the subject.
# $team and $rival are countries; $card is a card's, as in worldcup-card.

worldcup-reason-claim = Ya nadie puede alcanzarte: tuya es la victoria.
worldcup-reason-kick = Te toca lanzar, y no hay nada que elegir.
worldcup-reason-only = Es lo único que se puede jugar.
worldcup-reason-easy-group = No queda ningún equipo con un grupo más fácil que el de { $team-the }.
worldcup-reason-last-turn = Es el último turno de la ronda, así que nadie puede responder.
worldcup-reason-scores-often = Marca para { $count } equipos a la vez.
worldcup-reason-lead = Pone a { $team-the } por delante de { $rival-the }.
worldcup-reason-level = Le da a { $team-the } el empate contra { $rival-the }.
worldcup-reason-bigger-lead = Aumenta la ventaja de { $team-the } sobre { $rival-the }.
worldcup-reason-closer = Recorta la ventaja que { $rival-the } le lleva a { $team-the }.
worldcup-reason-stops-attack = Frena el ataque de { $team-the }.
worldcup-reason-takes-goal = Le quita un gol a { $team-the }.
worldcup-reason-protects = { $tile ->
    [attack] Detrás de ella, ya nadie puede voltear el último ataque de { $team-the }.
   *[goal] Detrás de ella, ya nadie puede voltear el último gol de { $team-the }.
}
worldcup-reason-half-goal = { $more ->
    [both] Es medio gol para { $team-the }. Otro ataque o un punto de los dados lo completa.
    [attack] Es medio gol para { $team-the }. Otro ataque lo completa.
    [dot] Es medio gol para { $team-the }. Un punto de los dados lo completa.
   *[none] Es medio gol para { $team-the } y ocupa una casilla.
}
worldcup-reason-whole-half = Completa un gol con un ataque que le sobraba a { $team-the }.
worldcup-reason-penalty = { $result ->
    [lead] Dos de cada tres { -penaltis } entran. Un gol pone a { $team-the } por delante de { $rival-the }, y nadie puede voltearlo.
    [level] Dos de cada tres { -penaltis } entran. Un gol le da a { $team-the } el empate contra { $rival-the }, y nadie puede voltearlo.
    [bigger-lead] Dos de cada tres { -penaltis } entran. Un gol aumenta la ventaja de { $team-the } sobre { $rival-the }, y nadie puede voltearlo.
   *[closer] Dos de cada tres { -penaltis } entran. Un gol recorta la ventaja que { $rival-the } le lleva a { $team-the }, y nadie puede voltearlo.
}
worldcup-reason-fills-row = Ocupa la última casilla libre en la fila de { $team-the }.
worldcup-reason-takes-square = Ocupa una de las casillas libres en la fila de { $team-the }.
worldcup-reason-holds-back = No tienes ningún equipo en ese partido. Ayuda a { $team-the } y frena a { $rival-the }.
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
