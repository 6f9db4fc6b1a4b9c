# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = Ora si scelgono le squadre: prendine una.
refusal-worldcup-card-now = Tocca a te giocare o scartare una carta.
refusal-worldcup-kick-now = Tocca a te tirare un rigore.
refusal-worldcup-no-such-team = { $team } non gioca in questa coppa.
refusal-worldcup-team-taken = La squadra { $team } è già presa: scegline un’altra.
refusal-worldcup-better-first = { $team } è una squadra { $rank ->
    [black] nera
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
   *[grey] grigia
}. Finché ce n’è, scegline una { $best ->
    [black] nera
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
   *[grey] grigia
}.
refusal-worldcup-not-won-yet = Puoi dichiarare la vittoria solo se in corsa ci sei solo tu, o se le due finaliste sono tue.
refusal-worldcup-not-held = Non hai la carta { $card }. Hai { $hand }.
refusal-worldcup-no-match-here = In questa fase non c’è la partita { $match }.
refusal-worldcup-not-in-match = { $team } non gioca in { $match }: lì si gioca { $left }-{ $right }.
refusal-worldcup-not-your-match = Nell’ultima fase puoi usare le carte solo dove hai una squadra. In { $match } non ne hai.
refusal-worldcup-row-full = La fila { $team } in { $match } è piena: tutte e { $squares } le caselle sono occupate.
refusal-worldcup-row-empty = La fila { $team } in { $match } è ancora vuota.
refusal-worldcup-protected-defence = La fila { $team } in { $match } è protetta: l’ultima tessera è una difesa.
refusal-worldcup-protected-penalty = La fila { $team } in { $match } è protetta: l’ultima tessera è un rigore, e quello resta.
refusal-worldcup-protected-turned = La fila { $team } in { $match } è protetta: l’ultima tessera è girata.
refusal-worldcup-foul-on-attack = Un fallo gira solo gol, e l’ultima tessera della fila { $team } in { $match } è un attacco.
refusal-worldcup-defence-on-goal = Una difesa gira solo attacchi, e l’ultima tessera della fila { $team } in { $match } è un gol.
refusal-worldcup-too-weak-for-two = { $team } è una squadra { $rank ->
    [black] nera
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
   *[grey] grigia
}. Il 2 è solo per le squadre nere, rosse, blu e verdi.
refusal-worldcup-same-nation = Scegli squadre diverse: { $team } compare due volte.
refusal-worldcup-wrong-order = Scrivi i bersagli nell’ordine delle partite, prima il lato sinistro: { $first } prima di { $second }.
refusal-worldcup-no-part = Usa tutta la carta o niente. Solo nell’ultima fase del 2002 puoi lasciarne una parte.
refusal-worldcup-all-unused = Usa almeno una parte della carta, o scartala.
refusal-worldcup-unused-last = Scrivi prima le parti usate, poi i trattini.
refusal-worldcup-not-enough = Troppo poche squadre diverse hanno una casella libera per questa carta.
refusal-worldcup-no-such-card = La carta { $card } non esiste. Le carte sono `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` e `P`.
refusal-worldcup-no-match = In { $target } manca la partita. Scrivi prima la partita e due punti, come A1:{ $target } o 1a:{ $target }.
refusal-worldcup-no-team = In { $target } manca la squadra. Scrivi dopo due punti e la squadra, come { $target }:{ $example }.
refusal-worldcup-one-tile = La carta { $card } è per una tessera: scrivi una partita e una squadra, come `A1:FRA`.
refusal-worldcup-several-tiles = La carta { $card } è per { $places } tessere: scrivi una partita e una squadra per ognuna, come `A1:FRA`.
refusal-worldcup-turns-only = La carta { $card } gira una tessera. Metti ! davanti alla partita: { $card } !{ $target }.
refusal-worldcup-lays-only = La carta { $card } posa una tessera. Togli il !: { $card } { $target }.
refusal-worldcup-seats = Alla coppa del { $cup } si gioca al massimo in { $most }. Scegli quella del { $other } per arrivare a { $other_most }.
refusal-worldcup-notation = “{ $text }” non è una giocata del gioco dei Mondiali. Scrivi una carta, una partita e una squadra, come `A A1:FRA` nel 2002 o `A 1a:FRA` nel 1930; `!` davanti alla partita per girare una tessera, come `F !A1:FRA`; o `x A` per scartare.
