# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $card is a card's code, as in worldcup-card.

worldcup-reason-claim = Nikt cię już nie dogoni: wygrywasz.
worldcup-reason-kick = To twój strzał i nie ma tu nic do wyboru.
worldcup-reason-only = Nic innego nie można zagrać.
worldcup-reason-easy-group = Żadna inna drużyna do wyboru nie ma łatwiejszej grupy niż { $team-the }.
worldcup-reason-last-turn = To ostatnia tura rundy, więc nikt już nie odpowie.
worldcup-reason-scores-often = Strzela naraz dla { $count ->
    [one] 1 drużyny
    [few] { $count } drużyn
   *[many] { $count } drużyn
}.
worldcup-reason-lead = Daje { $team-to } prowadzenie w meczu { $rival-with }.
worldcup-reason-level = Daje { $team-to } remis { $rival-with }.
worldcup-reason-bigger-lead = Powiększa przewagę { $team-of } w meczu { $rival-with }.
worldcup-reason-closer = Zmniejsza stratę { $team-of } do { $rival-of }.
worldcup-reason-stops-attack = Zatrzymuje atak { $team-of }.
worldcup-reason-takes-goal = Odbiera gola { $team-to }.
worldcup-reason-protects = { $tile ->
    [attack] Za tym żetonem nie można już odwrócić ostatniego ataku { $team-of }.
   *[goal] Za tym żetonem nie można już odwrócić ostatniego gola { $team-of }.
}
worldcup-reason-half-goal = { $more ->
    [both] To pół gola dla { $team-of }. Drugi atak albo kropka dopełni go do całego.
    [attack] To pół gola dla { $team-of }. Drugi atak dopełni go do całego.
    [dot] To pół gola dla { $team-of }. Kropka na kościach dopełni go do całego.
   *[none] To pół gola dla { $team-of } i zajęte pole.
}
worldcup-reason-whole-half = Dopełnia do całego gola samotny atak { $team-of }.
worldcup-reason-penalty = { $result ->
    [lead] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, da { $team-to } prowadzenie w meczu { $rival-with }.
    [level] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, da { $team-to } remis { $rival-with }.
    [bigger-lead] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, powiększy przewagę { $team-of } w meczu { $rival-with }.
   *[closer] Dwa karne na trzy wpadają. Gol, którego nikt nie odwróci, zmniejszy stratę { $team-of } do { $rival-of }.
}
worldcup-reason-fills-row = Zajmuje ostatnie wolne pole w rzędzie { $team-of }.
worldcup-reason-takes-square = Zajmuje jedno z wolnych pól w rzędzie { $team-of }.
worldcup-reason-holds-back = Nie masz drużyny w tym meczu. Pomaga to { $team-to }, a hamuje { $rival-acc }.
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
