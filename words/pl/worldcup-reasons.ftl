# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $team and $rival are codes of countries; $card is a card's, as in worldcup-card. A country's name may be of any number,
# so no sentence lets it stand before a verb that would tell. After "drużyna" it stands in the genitive, .of.

worldcup-reason-claim = Nikt cię już nie dogoni: wygrywasz.
worldcup-reason-kick = To twój strzał i nie ma tu nic do wyboru.
worldcup-reason-only = Nic innego nie można zagrać.
worldcup-reason-easy-group = Żaden inny wybór nie ma w grupie słabszych rywali niż { worldcup-reason-team }.
worldcup-reason-last-turn = To ostatnia tura rundy, więc nikt już nie odpowie.
worldcup-reason-scores-often = Strzela naraz dla { $count ->
    [one] 1 drużyny
    [few] { $count } drużyn
   *[many] { $count } drużyn
}.
worldcup-reason-lead = Daje drużynie { worldcup-reason-team.of } prowadzenie w meczu z drużyną { worldcup-reason-rival.of }.
worldcup-reason-level = Daje drużynie { worldcup-reason-team.of } remis z drużyną { worldcup-reason-rival.of }.
worldcup-reason-bigger-lead = Powiększa przewagę drużyny { worldcup-reason-team.of } nad drużyną { worldcup-reason-rival.of }.
worldcup-reason-closer = Zmniejsza stratę drużyny { worldcup-reason-team.of } do drużyny { worldcup-reason-rival.of }.
worldcup-reason-stops-attack = Zatrzymuje atak drużyny { worldcup-reason-team.of }.
worldcup-reason-takes-goal = Odbiera gola drużynie { worldcup-reason-team.of }.
worldcup-reason-protects = { $tile ->
    [attack] Za tym żetonem nie można już odwrócić ostatniego ataku drużyny { worldcup-reason-team.of }.
   *[goal] Za tym żetonem nie można już odwrócić ostatniego gola drużyny { worldcup-reason-team.of }.
}
worldcup-reason-half-goal = { $more ->
    [both] To pół gola dla drużyny { worldcup-reason-team.of }. Drugi atak albo kropka dopełni go do całego.
    [attack] To pół gola dla drużyny { worldcup-reason-team.of }. Drugi atak dopełni go do całego.
    [dot] To pół gola dla drużyny { worldcup-reason-team.of }. Kropka na kościach dopełni go do całego.
   *[none] To pół gola dla drużyny { worldcup-reason-team.of } i zajęte pole.
}
worldcup-reason-whole-half = Dopełnia do całego gola wolny atak drużyny { worldcup-reason-team.of }.
worldcup-reason-penalty = { $result ->
    [lead] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, da drużynie { worldcup-reason-team.of } prowadzenie w meczu z drużyną { worldcup-reason-rival.of }.
    [level] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, da drużynie { worldcup-reason-team.of } remis z drużyną { worldcup-reason-rival.of }.
    [bigger-lead] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, powiększy przewagę drużyny { worldcup-reason-team.of } nad drużyną { worldcup-reason-rival.of }.
   *[closer] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, zmniejszy stratę drużyny { worldcup-reason-team.of } do drużyny { worldcup-reason-rival.of }.
}
worldcup-reason-fills-row = Zajmuje ostatnie wolne pole w rzędzie drużyny { worldcup-reason-team.of }.
worldcup-reason-takes-square = Zajmuje jedno z wolnych pól w rzędzie drużyny { worldcup-reason-team.of }.
worldcup-reason-holds-back = Nie masz drużyny w tym meczu. Pomaga to drużynie { worldcup-reason-team.of }, a hamuje drużynę { worldcup-reason-rival.of }.
worldcup-reason-little-use = Niewiele teraz daje { worldcup-reason-card }.
worldcup-reason-keeps = Na później zostaje { worldcup-reason-card }.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] trójka
    [c2] dwójka
    [c1] jedynka
    [c21] karta dwa plus jeden
    [c111] karta trzech jedynek
    [c11] karta dwóch jedynek
    [cA] atak
    [cD] obrona
    [cF] faul
    [cO] spalony
   *[cP] rzut karny
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
    .of = { $team ->
        [ARG] Argentyny
        [BEL] Belgii
        [BOL] Boliwii
        [BRA] Brazylii
        [CHI] Chile
        [CHN] Chin
        [CMR] Kamerunu
        [CRC] Kostaryki
        [CRO] Chorwacji
        [DEN] Danii
        [ECU] Ekwadoru
        [ENG] Anglii
        [ESP] Hiszpanii
        [FRA] Francji
        [GER] Niemiec
        [IRL] Irlandii
        [ITA] Włoch
        [JPN] Japonii
        [KOR] Korei Południowej
        [KSA] Arabii Saudyjskiej
        [MEX] Meksyku
        [NGA] Nigerii
        [PAR] Paragwaju
        [PER] Peru
        [POL] Polski
        [POR] Portugalii
        [ROU] Rumunii
        [RSA] RPA
        [RUS] Rosji
        [SEN] Senegalu
        [SVN] Słowenii
        [SWE] Szwecji
        [TUN] Tunezji
        [TUR] Turcji
        [URU] Urugwaju
        [USA] USA
       *[YUG] Jugosławii
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
    .of = { $rival ->
        [ARG] Argentyny
        [BEL] Belgii
        [BOL] Boliwii
        [BRA] Brazylii
        [CHI] Chile
        [CHN] Chin
        [CMR] Kamerunu
        [CRC] Kostaryki
        [CRO] Chorwacji
        [DEN] Danii
        [ECU] Ekwadoru
        [ENG] Anglii
        [ESP] Hiszpanii
        [FRA] Francji
        [GER] Niemiec
        [IRL] Irlandii
        [ITA] Włoch
        [JPN] Japonii
        [KOR] Korei Południowej
        [KSA] Arabii Saudyjskiej
        [MEX] Meksyku
        [NGA] Nigerii
        [PAR] Paragwaju
        [PER] Peru
        [POL] Polski
        [POR] Portugalii
        [ROU] Rumunii
        [RSA] RPA
        [RUS] Rosji
        [SEN] Senegalu
        [SVN] Słowenii
        [SWE] Szwecji
        [TUN] Tunezji
        [TUR] Turcji
        [URU] Urugwaju
        [USA] USA
       *[YUG] Jugosławii
    }
