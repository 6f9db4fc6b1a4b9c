# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = On choisit les équipes : choisis-en une.
refusal-worldcup-card-now = À toi de jouer ou de défausser une carte.
refusal-worldcup-kick-now = À toi de tirer dans la séance de tirs au but.
refusal-worldcup-no-such-team = { $team } ne joue pas dans cette coupe.
refusal-worldcup-team-taken = L’équipe { $team } est déjà prise : choisis-en une autre.
refusal-worldcup-better-first = { $team } est une équipe { $rank ->
    [black] noire
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[grey] grise
}. Tant qu’il reste des équipes { $best ->
    [black] noires
    [red] rouges
    [blue] bleues
    [green] vertes
    [yellow] jaunes
   *[grey] grises
}, prends-en une.
refusal-worldcup-not-won-yet = Tu ne peux réclamer la coupe que s’il n’y a plus que toi en course, ou si les deux finalistes sont à toi.
refusal-worldcup-not-held = Tu n’as pas la carte { $card }. Tu as { $hand }.
refusal-worldcup-no-match-here = Il n’y a pas de match { $match } dans cette manche.
refusal-worldcup-not-in-match = { $team } ne joue pas le match { $match } : c’est { $left } contre { $right }.
refusal-worldcup-not-your-match = À la dernière manche, tu ne peux jouer de cartes que là où tu as une équipe. Tu n’en as pas dans { $match }.
refusal-worldcup-row-full = La rangée { $team } dans { $match } est pleine : ses { $squares } cases sont prises.
refusal-worldcup-row-empty = La rangée { $team } dans { $match } est encore vide.
refusal-worldcup-protected-defence = La rangée { $team } dans { $match } est protégée : sa dernière tuile est une défense.
refusal-worldcup-protected-penalty = La rangée { $team } dans { $match } est protégée : sa dernière tuile est un penalty, qui reste.
refusal-worldcup-protected-turned = La rangée { $team } dans { $match } est protégée : sa dernière tuile est retournée.
refusal-worldcup-foul-on-attack = Une faute ne retourne que des buts, et la dernière tuile { $team } dans { $match } est une attaque.
refusal-worldcup-defence-on-goal = Une défense ne retourne que des attaques, et la dernière tuile { $team } dans { $match } est un but.
refusal-worldcup-too-weak-for-two = { $team } est une équipe { $rank ->
    [black] noire
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[grey] grise
}. Le 2 est réservé aux équipes noires, rouges, bleues et vertes.
refusal-worldcup-same-nation = Choisis des équipes différentes : tu as écrit { $team } deux fois.
refusal-worldcup-wrong-order = Écris les cibles dans l’ordre des matchs, le côté gauche d’abord : { $first } avant { $second }.
refusal-worldcup-no-part = Utilise toute la carte ou rien. Seule la dernière manche de 2002 permet d’en laisser une part.
refusal-worldcup-all-unused = Utilise au moins une part de la carte, ou défausse-la.
refusal-worldcup-unused-last = Écris d’abord les parts utilisées, puis les tirets.
refusal-worldcup-not-enough = Trop peu d’équipes différentes ont une case libre pour cette carte.
refusal-worldcup-no-such-card = Il n’y a pas de carte { $card }. Les cartes sont `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` et `P`.
refusal-worldcup-no-match = Il manque le match à { $target }. Écris d’abord le match et deux-points, par exemple A1:{ $target } ou 1a:{ $target }.
refusal-worldcup-no-team = Il manque l’équipe à { $target }. Écris ensuite deux-points et l’équipe, par exemple { $target }:{ $example }.
refusal-worldcup-one-tile = La carte { $card } est pour une tuile : écris un match et une équipe, par exemple `A1:FRA`.
refusal-worldcup-several-tiles = La carte { $card } est pour { $places } tuiles : écris un match et une équipe pour chacune, par exemple `A1:FRA`.
refusal-worldcup-turns-only = La carte { $card } retourne une tuile. Mets « ! » devant le match : { $card } !{ $target }.
refusal-worldcup-lays-only = La carte { $card } pose une tuile. Enlève « ! » : { $card } { $target }.
refusal-worldcup-seats = La coupe de { $cup } se joue à { $most } au plus. Choisis celle de { $other } pour jouer à { $other_most }.
refusal-worldcup-notation = « { $text } » n’est pas une action du Jeu de la Coupe du monde. Tape une carte, un match et une équipe, par exemple `A A1:FRA` en 2002 ou `A 1a:FRA` en 1930 ; `!` devant le match pour retourner une tuile, comme `F !A1:FRA` ; ou `x A` pour défausser.
