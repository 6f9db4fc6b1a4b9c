# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Miejsce { $number }
worldcup-pic-group = Grupa { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] 1/8 finału
    [quarters] Ćwierćfinały
    [semis] Półfinały
    [final] { $cup ->
        [1930] Finał
       *[2002] Finał i 3. miejsce
    }
   *[groups] Grupy
}
worldcup-pic-replay = { $title }, powtórka
worldcup-pic-left = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
worldcup-pic-run = { $run ->
    [1] przebieg 1
   *[other] przebieg 2
}
worldcup-pic-extra = { $count ->
    [one] ostatnia tura
    [few] ostatnie { $count } tury
   *[many] ostatnich { $count } tur
}
worldcup-pic-plays = ruch: { $player }
worldcup-pic-dice = teraz kości
worldcup-pic-lots = teraz losowanie
worldcup-pic-die = kość: { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = odkryty
worldcup-pic-safe = chroniony
worldcup-pic-down = odwrócony
worldcup-pic-half = pół
worldcup-pic-half-goal = pół gola
worldcup-pic-open-long = do odwrócenia (F, O)
worldcup-pic-can = { $card ->
    [F] F może to odwrócić
    [O] O może to odwrócić
   *[other] tu można dać { $card }
}
worldcup-pic-chosen = wybrane
worldcup-pic-cannot = { $card ->
    [F] nic do odwrócenia dla F
    [O] nic do odwrócenia dla O
   *[other] brak miejsca na { $card }
}
worldcup-pic-last = ost.: { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card }: { $team }
worldcup-pic-last-several = { $card } { $teams }
worldcup-pic-last-turned = { $card } na { $team }
worldcup-pic-last-missed = P, { $team }: pudło
worldcup-pic-last-discard = { $card } odrzucona

## Before the first card.

worldcup-pic-nations = Drużyny
worldcup-pic-bag = losowane w ciemno z worka
worldcup-pic-shared = rozdzielone
worldcup-pic-draft = wybiera { $player }
worldcup-pic-draft-lot = losowanie, kto wybiera pierwszy
worldcup-pic-choose = można wybrać
worldcup-pic-tables = Wszystkie grupy
worldcup-pic-tables-note = dotąd, przed kośćmi
worldcup-pic-tables-final = tabele końcowe
worldcup-pic-column = { $column ->
    [wins] W-R-P
    [goals] +/−
   *[points] Pkt
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] Końcowy gwizdek, 1/8 finału
    [quarters] Końcowy gwizdek, ćwierćfinały
    [semis] Końcowy gwizdek, półfinały
    [final] Końcowy gwizdek
   *[groups] Końcowy gwizdek, grupy
}
worldcup-pic-from-dice = { $dice ->
    [from] gol z kości
    [nothing] nic z kości
   *[off] bez kości
}
worldcup-pic-worth = Kropka to pół gola dla drużyn tego koloru
worldcup-pic-again = znów
worldcup-pic-lot = los: { $teams }
worldcup-pic-shootout-score = { $left }:{ $right } w karnych
worldcup-pic-gone = odpada

## The bracket.

worldcup-pic-knock-out = Faza pucharowa
worldcup-pic-bracket-note = jeszcze nic nie zagrano
worldcup-pic-final = Finał
worldcup-pic-third = O brąz
worldcup-pic-winner = wygrany { $match }
worldcup-pic-loser = przegrany { $match }
worldcup-pic-shootout-sign = karne

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Finał
    [T] 3. miejsce
   *[other] { $stage ->
        [sixteen] 1/8 finału
        [quarters] Ćwierćfinał
       *[semis] Półfinał
    } { $match }
}: karne
worldcup-pic-sudden = do pierwszej pomyłki
worldcup-pic-five = po pięć strzałów
worldcup-pic-level = { $left }:{ $right } po kościach
worldcup-pic-black = czarny pudłuje
worldcup-pic-kicks = { $player } strzela: { $team }
worldcup-pic-rolled = Rzut kością: { $team }
worldcup-pic-waiting = potem: { $matches }

## The hand.

worldcup-pic-hand = Twoje karty
worldcup-pic-turn = twoja kolej
worldcup-pic-waits = ruch: { $player }
worldcup-pic-new = nowa
worldcup-pic-discard-only = tylko odrzuć
worldcup-pic-no-hand = brak kart
worldcup-pic-more = { $count ->
    [0] w tej rundzie bez kolejnych tur
    [one] jeszcze około 1 tury
    [few] jeszcze około { $count } tur
   *[many] jeszcze około { $count } tur
}
worldcup-pic-card = { $card ->
    [c3] 3 gole
    [c2] 2 gole
    [c1] 1 gol
    [c21] Dwa + jeden
    [c111] Trzy jedynki
    [c11] Dwie jedynki
    [cA] Atak
    [cD] Obrona
    [cF] Faul
    [cO] Spalony
   *[cP] Karny
}
worldcup-pic-effect = { $card ->
    [c3] jeśli drużyna może
    [c2] jeśli drużyna może
    [c1] dla każdej drużyny
    [c21] dwie drużyny
    [c111] trzy drużyny
    [c11] dwie drużyny
    [cA] pół gola
    [cD] mur albo odwraca atak
    [cF] odwraca gola
    [cO] odwraca gola lub atak
   *[cP] gol, byle nie czarny
}

## The end.

worldcup-pic-end = Mistrzowie
worldcup-pic-claimed = Ogłoszone
worldcup-pic-coached = trener: { $player }
worldcup-pic-beyond = nie do dogonienia
worldcup-pic-road = Droga po puchar
worldcup-pic-road-stage = { $stage ->
    [sixteen] 1/8 finału
    [quarters] Ćwierćfinał
    [semis] Półfinał
    [final] Finał
   *[groups] Grupa { $group }
}
worldcup-pic-on-dice = { $count ->
    [one] 1 gol z kości
    [few] { $count } gole z kości
   *[many] { $count } goli z kości
}

## The wallchart.

worldcup-pic-title = Gra o mistrzostwo świata { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = Gra o mistrzostwo świata { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] pierwszy przebieg
   *[other] drugi przebieg
}
worldcup-alt-left = { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
worldcup-alt-extra = { $count ->
    [one] ostatnia tura
    [few] ostatnie { $count } tury
   *[many] ostatnich { $count } tur
}
worldcup-alt-turn = ruch ma { $player }
worldcup-alt-group = Grupa { $group }:
worldcup-alt-empty = { $match } { $left } – { $right }: bez żetonów.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , rząd chroniony
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Ostatnie zagranie, { $player }: odrzucona karta { $card }.
    [missed] Ostatnie zagranie, { $player }: rzut karny, pudło.
   *[done] Ostatnie zagranie, { $player }, { $card }: { $deeds }.
}
worldcup-alt-row = { $team } w { $match }
worldcup-alt-chosen = { $count ->
    [0] Wybrano: { $card }.
   *[other] Wybrano: { $card }, cel: { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , nowa
   *[no] { "" }
}{ $use ->
    [no] , teraz bez pożytku
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] Nie masz kart na ręce.
   *[other] Twoje karty: { $cards }.
}
worldcup-alt-yours = Twoja kolej.
worldcup-alt-table = Grupa { $group }{ $final ->
    [yes] { "" }
   *[no] , dotąd
}: { $table }.
worldcup-alt-open = jeszcze nieznane
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, karne { $kicks }
    [yes] { $score } { $right }
   *[no] – { $right }
}{ $lot ->
    [yes] , rozstrzyga los
   *[no] { "" }
}
worldcup-alt-no-bracket = Drabinka jest pusta do końca fazy grupowej.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = { $stage }: koniec.
worldcup-alt-dice = Kości: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, kości { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = Losowanie, od najlepszej: { $teams }.
worldcup-alt-again = Remis, więc { $teams-the } { $teams-many ->
    [yes] grają
   *[no] gra
} jeszcze raz.
worldcup-alt-through = Dalej { $teams-many ->
    [yes] grają
   *[no] gra
} { $teams-the }.
worldcup-alt-leaving = Poza turniejem: { $players }.
worldcup-alt-shootout = Rzuty karne, mecz { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] gol
   *[no] pudło
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = Teraz { $team-many ->
    [yes] strzelają
   *[no] strzela
} { $team-the }.
worldcup-alt-champion = { $team-The } { $team-many ->
    [yes] zostają
   *[no] zostaje
} mistrzem świata { $cup }, trener: { $player }.
worldcup-alt-claimed = Mundial { $cup } był już rozstrzygnięty, zwycięstwo ogłasza { $player }.
worldcup-alt-rest = Resztę podaje „Opis planszy”.
