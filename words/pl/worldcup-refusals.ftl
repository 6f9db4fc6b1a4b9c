# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = Teraz wybiera się drużyny: wybierz jedną.
refusal-worldcup-card-now = Twoja kolej: zagraj albo odrzuć kartę.
refusal-worldcup-kick-now = Twoja kolej strzelać w serii rzutów karnych.
refusal-worldcup-no-such-team = Drużyna { $team } nie gra na tym mundialu.
refusal-worldcup-team-taken = Drużyna { $team } jest już zajęta: wybierz inną.
refusal-worldcup-better-first = Drużyna { $team } jest { $rank ->
    [black] czarna
    [red] czerwona
    [blue] niebieska
    [green] zielona
    [yellow] żółta
   *[grey] szara
}. Najpierw wybierz którąś z drużyn { $best ->
    [black] czarnych
    [red] czerwonych
    [blue] niebieskich
    [green] zielonych
    [yellow] żółtych
   *[grey] szarych
}, dopóki są.
refusal-worldcup-not-won-yet = Puchar możesz ogłosić swoim dopiero, gdy nikt inny już nie gra albo obaj finaliści są twoi.
refusal-worldcup-not-held = Nie masz karty { $card }. Masz: { $hand }.
refusal-worldcup-no-match-here = W tej rundzie nie ma meczu { $match }.
refusal-worldcup-not-in-match = Drużyna { $team } nie gra w meczu { $match }; grają { $left } i { $right }.
refusal-worldcup-not-your-match = W ostatniej rundzie możesz używać kart tylko tam, gdzie masz drużynę. W meczu { $match } nie masz żadnej.
refusal-worldcup-row-full = Rząd drużyny { $team } w meczu { $match } jest pełny: ma { $squares ->
    [one] 1 pole
    [few] { $squares } pola
   *[many] { $squares } pól
}.
refusal-worldcup-row-empty = Rząd drużyny { $team } w meczu { $match } jest jeszcze pusty.
refusal-worldcup-protected-defence = Rząd drużyny { $team } w meczu { $match } jest chroniony: jego ostatni żeton to obrona.
refusal-worldcup-protected-penalty = Rząd drużyny { $team } w meczu { $match } jest chroniony: jego ostatni żeton to rzut karny, który zostaje.
refusal-worldcup-protected-turned = Rząd drużyny { $team } w meczu { $match } jest chroniony: jego ostatni żeton jest odwrócony.
refusal-worldcup-foul-on-attack = Faul odwraca tylko gole, a ostatni żeton drużyny { $team } w meczu { $match } to atak.
refusal-worldcup-defence-on-goal = Obrona odwraca tylko ataki, a ostatni żeton drużyny { $team } w meczu { $match } to gol.
refusal-worldcup-too-weak-for-two = Drużyna { $team } jest { $rank ->
    [black] czarna
    [red] czerwona
    [blue] niebieska
    [green] zielona
    [yellow] żółta
   *[grey] szara
}. Dwójka jest tylko dla drużyn czarnych, czerwonych, niebieskich i zielonych.
refusal-worldcup-same-nation = Wybierz różne drużyny: { $team } jest wymieniona dwa razy.
refusal-worldcup-wrong-order = Wpisuj cele w kolejności meczów, najpierw lewa strona: { $first } przed { $second }.
refusal-worldcup-no-part = Użyj karty w całości albo wcale. Tylko w ostatniej rundzie 2002 możesz pominąć jej część.
refusal-worldcup-all-unused = Użyj choć jednej części karty albo ją odrzuć.
refusal-worldcup-unused-last = Najpierw wpisz użyte części, potem kreski.
refusal-worldcup-not-enough = Za mało różnych drużyn ma wolne pole na tę kartę.
refusal-worldcup-no-such-card = Nie ma karty { $card }. Karty to `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` i `P`.
refusal-worldcup-no-match = W { $target } brakuje meczu. Wpisz przed tym mecz i dwukropek, na przykład A1:{ $target } albo 1a:{ $target }.
refusal-worldcup-no-team = W { $target } brakuje drużyny. Wpisz po tym dwukropek i drużynę, na przykład { $target }:{ $example }.
refusal-worldcup-one-tile = Karta { $card } jest na jeden żeton: wpisz jeden mecz i jedną drużynę, na przykład `A1:FRA`.
refusal-worldcup-several-tiles = Karta { $card } jest na kilka żetonów ({ $places }): wpisz dla każdego mecz i drużynę, na przykład `A1:FRA`.
refusal-worldcup-turns-only = Karta { $card } odwraca żeton. Postaw ! przed meczem: { $card } !{ $target }.
refusal-worldcup-lays-only = Karta { $card } kładzie żeton. Pomiń !: { $card } { $target }.
refusal-worldcup-seats = Na mundialu { $cup } może grać najwyżej { $most } osób. Wybierz mundial { $other }, gdzie może ich być { $other_most }.
refusal-worldcup-notation = „{ $text }” to nie jest zagranie w tej grze. Wpisz kartę, mecz i drużynę, na przykład `A A1:FRA` w 2002 albo `A 1a:FRA` w 1930; `!` przed meczem odwraca żeton, jak `F !A1:FRA`; `x A` odrzuca kartę.
