# Why a play is good, in hints and reviews of the World Cup Game.
worldcup-reason-claim = Niemand kann dich mehr einholen: Du hast gewonnen.
worldcup-reason-kick = Du schießt, und zu wählen gibt es nichts.
worldcup-reason-only = Etwas anderes ist nicht möglich.
worldcup-reason-easy-group = Keine andere Wahl hat schwächere Gegner in der Gruppe als { worldcup-reason-team }.
worldcup-reason-last-turn = Es ist der letzte Zug der Runde, also kann niemand mehr antworten.
worldcup-reason-scores-often = Das trifft für { $count } Teams auf einmal.
worldcup-reason-lead = Das bringt { worldcup-reason-team } gegen { worldcup-reason-rival } in Führung.
worldcup-reason-level = Das ist der Ausgleich von { worldcup-reason-team } gegen { worldcup-reason-rival }.
worldcup-reason-bigger-lead = Das baut die Führung von { worldcup-reason-team } gegen { worldcup-reason-rival } aus.
worldcup-reason-closer = Das bringt { worldcup-reason-team } näher an { worldcup-reason-rival } heran.
worldcup-reason-stops-attack = Das stoppt den Angriff von { worldcup-reason-team }.
worldcup-reason-takes-goal = Das nimmt { worldcup-reason-team } ein Tor weg.
worldcup-reason-protects = { $tile ->
    [attack] Dahinter kann der letzte Angriff von { worldcup-reason-team } nicht mehr umgedreht werden.
   *[goal] Dahinter kann das letzte Tor von { worldcup-reason-team } nicht mehr umgedreht werden.
}
worldcup-reason-half-goal = { $more ->
    [both] Das ist ein halbes Tor für { worldcup-reason-team }. Noch ein Angriff oder ein Punkt macht es ganz.
    [attack] Das ist ein halbes Tor für { worldcup-reason-team }. Noch ein Angriff macht es ganz.
    [dot] Das ist ein halbes Tor für { worldcup-reason-team }. Ein Punkt auf den Würfeln macht es ganz.
   *[none] Das ist ein halbes Tor für { worldcup-reason-team } und belegt ein Feld.
}
worldcup-reason-whole-half = Das macht aus einem übrigen Angriff von { worldcup-reason-team } ein ganzes Tor.
worldcup-reason-penalty = { $result ->
    [lead] Zwei von drei Elfmetern sind drin. Ein Tor bringt { worldcup-reason-team } gegen { worldcup-reason-rival } in Führung, und niemand kann es umdrehen.
    [level] Zwei von drei Elfmetern sind drin. Ein Tor ist der Ausgleich von { worldcup-reason-team } gegen { worldcup-reason-rival }, und niemand kann es umdrehen.
    [bigger-lead] Zwei von drei Elfmetern sind drin. Ein Tor baut die Führung von { worldcup-reason-team } gegen { worldcup-reason-rival } aus, und niemand kann es umdrehen.
   *[closer] Zwei von drei Elfmetern sind drin. Ein Tor bringt { worldcup-reason-team } näher an { worldcup-reason-rival } heran, und niemand kann es umdrehen.
}
worldcup-reason-fills-row = Das belegt das letzte freie Feld in der Reihe von { worldcup-reason-team }.
worldcup-reason-takes-square = Das belegt eins der freien Felder in der Reihe von { worldcup-reason-team }.
worldcup-reason-holds-back = In diesem Spiel hast du kein Team. Das hilft { worldcup-reason-team } und bremst { worldcup-reason-rival }.
worldcup-reason-little-use = Gerade wenig nützlich: { worldcup-reason-card }.
worldcup-reason-keeps = Für später aufgehoben: { worldcup-reason-card }.
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
    [TUR] Team { nation-tur }
    [URU] { nation-uru }
    [USA] Team { nation-usa }
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
    [TUR] Team { nation-tur }
    [URU] { nation-uru }
    [USA] Team { nation-usa }
   *[YUG] { nation-yug }
}
