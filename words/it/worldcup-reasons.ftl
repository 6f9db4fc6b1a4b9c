# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $team and $rival are teams, with the forms of nations.ftl; $card is a card's, as in worldcup-card.

worldcup-reason-claim = Ormai non ti raggiunge nessuno: la vittoria è tua.
worldcup-reason-kick = Tocca a te tirare, e non c’è niente da scegliere.
worldcup-reason-only = Non puoi giocare altro.
worldcup-reason-easy-group = Fra le squadre rimaste, nessuna ha un girone più facile di quello { $team-of }.
worldcup-reason-last-turn = È l’ultimo turno della fase, quindi nessuno può rispondere.
worldcup-reason-scores-often = Fa segnare { $count } squadre in un colpo.
worldcup-reason-lead = Porta { $team-the } in vantaggio contro { $rival-the }.
worldcup-reason-level = Porta { $team-the } in parità con { $rival-the }.
worldcup-reason-bigger-lead = Aumenta il vantaggio { $team-of } contro { $rival-the }.
worldcup-reason-closer = Avvicina { $team-the } { $rival-to }.
worldcup-reason-stops-attack = Ferma l’attacco { $team-of }.
worldcup-reason-takes-goal = Toglie un gol { $team-to }.
worldcup-reason-protects = { $tile ->
    [attack] Copre l’ultimo attacco { $team-of }, che non si può più girare.
   *[goal] Copre l’ultimo gol { $team-of }, che non si può più girare.
}
worldcup-reason-half-goal = { $more ->
    [both] È mezzo gol per { $team-the }. Un altro attacco o un pallino dei dadi lo completa.
    [attack] È mezzo gol per { $team-the }. Un altro attacco lo completa.
    [dot] È mezzo gol per { $team-the }. Un pallino dei dadi lo completa.
   *[none] È mezzo gol per { $team-the }, e occupa una casella.
}
worldcup-reason-whole-half = Completa un gol con un attacco { $team-of } che era da solo.
worldcup-reason-penalty = { $result ->
    [lead] Due rigori su tre entrano. Un gol, che nessuno può girare, porta { $team-the } in vantaggio contro { $rival-the }.
    [level] Due rigori su tre entrano. Un gol, che nessuno può girare, porta { $team-the } in parità con { $rival-the }.
    [bigger-lead] Due rigori su tre entrano. Un gol, che nessuno può girare, aumenta il vantaggio { $team-of } contro { $rival-the }.
   *[closer] Due rigori su tre entrano. Un gol, che nessuno può girare, avvicina { $team-the } { $rival-to }.
}
worldcup-reason-fills-row = Occupa l’ultima casella libera nella fila { $team-of }.
worldcup-reason-takes-square = Occupa una delle caselle libere nella fila { $team-of }.
worldcup-reason-holds-back = In quella partita non hai squadre. Aiuta { $team-the } e frena { $rival-the }.
worldcup-reason-little-use = Ora { worldcup-reason-card } serve a poco.
worldcup-reason-keeps = Tiene { worldcup-reason-card } per dopo.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] il tre
    [c2] il due
    [c1] l’uno
    [c21] il due e uno
    [c111] il tre volte uno
    [c11] il due volte uno
    [cA] l’attacco
    [cD] la difesa
    [cF] il fallo
    [cO] il fuorigioco
   *[cP] il rigore
}
