# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = Gerade werden Teams gewählt: Nimm eins.
refusal-worldcup-card-now = Du bist dran: Spiel eine Karte oder wirf eine ab.
refusal-worldcup-kick-now = Du bist dran: Schieß im Elfmeterschießen.
refusal-worldcup-no-such-team = { $team } ist bei dieser WM nicht dabei.
refusal-worldcup-team-taken = { $team } ist schon vergeben: Nimm ein anderes Team.
refusal-worldcup-better-first = { $team } ist { $rank ->
    [black] schwarz
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[grey] grau
}. Solange es noch { $best ->
    [black] schwarze
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[grey] graue
} Teams gibt, nimm eins davon.
refusal-worldcup-not-won-yet = Den Sieg kannst du erst melden, wenn sonst niemand mehr dabei ist oder beide Finalisten dir gehören.
refusal-worldcup-not-held = Du hast die Karte { $card } nicht. Du hast { $hand }.
refusal-worldcup-no-match-here = In dieser Runde gibt es kein Spiel { $match }.
refusal-worldcup-not-in-match = { $team } spielt nicht in { $match }; dort spielen { $left } und { $right }.
refusal-worldcup-not-your-match = In der letzten Runde kannst du Karten nur dort spielen, wo du ein Team hast. In { $match } hast du keins.
refusal-worldcup-row-full = Die Reihe von { $team } in { $match } ist voll: Alle { $squares } Felder sind belegt.
refusal-worldcup-row-empty = Die Reihe von { $team } in { $match } ist noch leer.
refusal-worldcup-protected-defence = Die Reihe von { $team } in { $match } ist geschützt: Ihr äußerstes Plättchen ist eine Abwehr.
refusal-worldcup-protected-penalty = Die Reihe von { $team } in { $match } ist geschützt: Ihr äußerstes Plättchen ist ein Elfmeter, der bleibt.
refusal-worldcup-protected-turned = Die Reihe von { $team } in { $match } ist geschützt: Ihr äußerstes Plättchen ist umgedreht.
refusal-worldcup-foul-on-attack = Ein Foul dreht nur Tore um, und das äußerste Plättchen von { $team } in { $match } ist ein Angriff.
refusal-worldcup-defence-on-goal = Eine Abwehr dreht nur Angriffe um, und das äußerste Plättchen von { $team } in { $match } ist ein Tor.
refusal-worldcup-too-weak-for-two = { $team } ist { $rank ->
    [black] schwarz
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[grey] grau
}. Die 2 ist nur für schwarze, rote, blaue und grüne Teams.
refusal-worldcup-same-nation = Wähle verschiedene Teams: { $team } ist zweimal genannt.
refusal-worldcup-wrong-order = Schreib die Ziele in der Reihenfolge der Spiele, die linke Seite zuerst: { $first } vor { $second }.
refusal-worldcup-no-part = Nutz die ganze Karte oder gar nichts davon. Nur in der letzten Runde von 2002 darf ein Teil ungenutzt bleiben.
refusal-worldcup-all-unused = Nutz mindestens einen Teil der Karte, oder wirf sie ab.
refusal-worldcup-unused-last = Schreib zuerst die genutzten Teile, dann die Striche.
refusal-worldcup-not-enough = Zu wenige verschiedene Teams haben ein freies Feld für diese Karte.
refusal-worldcup-no-such-card = Es gibt keine Karte { $card }. Die Karten sind `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` und `P`.
refusal-worldcup-no-match = Bei { $target } fehlt das Spiel. Schreib das Spiel und einen Doppelpunkt davor, zum Beispiel A1:{ $target } oder 1a:{ $target }.
refusal-worldcup-no-team = Bei { $target } fehlt das Team. Schreib einen Doppelpunkt und das Team dahinter, zum Beispiel { $target }:{ $example }.
refusal-worldcup-one-tile = Die Karte { $card } ist für ein Plättchen: Schreib ein Spiel und ein Team, zum Beispiel `A1:FRA`.
refusal-worldcup-several-tiles = Die Karte { $card } ist für { $places } Plättchen: Schreib für jedes ein Spiel und ein Team, zum Beispiel `A1:FRA`.
refusal-worldcup-turns-only = Die Karte { $card } dreht ein Plättchen um. Setz ein ! vor das Spiel: { $card } !{ $target }.
refusal-worldcup-lays-only = Die Karte { $card } legt ein Plättchen. Lass das ! weg: { $card } { $target }.
refusal-worldcup-seats = An der WM { $cup } können höchstens { $most } teilnehmen. Wähle die WM { $other } für bis zu { $other_most }.
refusal-worldcup-notation = „{ $text }“ ist keine Aktion des Weltmeisterschaftsspiels. Schreib eine Karte, ein Spiel und ein Team, zum Beispiel `A A1:FRA` in 2002 oder `A 1a:FRA` in 1930; `!` vor dem Spiel dreht ein Plättchen um, wie `F !A1:FRA`; `x A` wirft ab.
