# Why a play is good, in hints and reviews of the World Cup Game.
worldcup-reason-claim = Niemand kann dich mehr einholen: Du hast gewonnen.
worldcup-reason-kick = Du schießt, und zu wählen gibt es nichts.
worldcup-reason-only = Etwas anderes ist nicht möglich.
worldcup-reason-easy-group = Kein Team, das noch zu haben ist, hat eine leichtere Gruppe als { $team-the }.
worldcup-reason-last-turn = Es ist der letzte Zug der Runde, also kann niemand mehr antworten.
worldcup-reason-scores-often = Das trifft für { $count } Teams auf einmal.
worldcup-reason-lead = Das bringt { $team-acc } gegen { $rival-acc } in Führung.
worldcup-reason-level = Das ist der Ausgleich für { $team-acc } gegen { $rival-acc }.
worldcup-reason-bigger-lead = Das baut die Führung { $team-of } gegen { $rival-acc } aus.
worldcup-reason-closer = Das bringt { $team-acc } näher an { $rival-acc } heran.
worldcup-reason-stops-attack = Das stoppt den Angriff { $team-of }.
worldcup-reason-takes-goal = Das nimmt { $team-dat } ein Tor weg.
worldcup-reason-protects = { $tile ->
    [attack] Dahinter kann der letzte Angriff { $team-of } nicht mehr umgedreht werden.
   *[goal] Dahinter kann das letzte Tor { $team-of } nicht mehr umgedreht werden.
}
worldcup-reason-half-goal = { $more ->
    [both] Das ist ein halbes Tor für { $team-acc }. Noch ein Angriff oder ein Punkt macht es ganz.
    [attack] Das ist ein halbes Tor für { $team-acc }. Noch ein Angriff macht es ganz.
    [dot] Das ist ein halbes Tor für { $team-acc }. Ein Punkt auf den Würfeln macht es ganz.
   *[none] Das ist ein halbes Tor für { $team-acc } und belegt ein Feld.
}
worldcup-reason-whole-half = Das macht aus einem übrigen Angriff { $team-of } ein ganzes Tor.
worldcup-reason-penalty = { $result ->
    [lead] Zwei von drei Elfmetern sind drin. Ein Tor bringt { $team-acc } gegen { $rival-acc } in Führung, und niemand kann es umdrehen.
    [level] Zwei von drei Elfmetern sind drin. Ein Tor ist der Ausgleich für { $team-acc } gegen { $rival-acc }, und niemand kann es umdrehen.
    [bigger-lead] Zwei von drei Elfmetern sind drin. Ein Tor baut die Führung { $team-of } gegen { $rival-acc } aus, und niemand kann es umdrehen.
   *[closer] Zwei von drei Elfmetern sind drin. Ein Tor bringt { $team-acc } näher an { $rival-acc } heran, und niemand kann es umdrehen.
}
worldcup-reason-fills-row = Das belegt das letzte freie Feld in der Reihe { $team-of }.
worldcup-reason-takes-square = Das belegt eins der freien Felder in der Reihe { $team-of }.
worldcup-reason-holds-back = In diesem Spiel hast du kein Team. Das hilft { $team-dat } und bremst { $rival-acc }.
worldcup-reason-little-use = Die Karte { worldcup-reason-card } nützt gerade wenig.
worldcup-reason-keeps = Das hebt die Karte { worldcup-reason-card } für später auf.
worldcup-reason-card = { $card ->
    [c3] Drei Tore
    [c2] Zwei Tore
    [c1] Ein Tor
    [c21] Zwei und eins
    [c111] Drei Einer
    [c11] Zwei Einer
    [cA] Angriff
    [cD] Abwehr
    [cF] Foul
    [cO] Abseits
   *[cP] Elfmeter
}
