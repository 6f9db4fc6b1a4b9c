# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $team and $rival are codes of countries; $card is a card's, as in worldcup-card. A country's name may be of any number,
# so no sentence lets it stand before a verb that would tell.

worldcup-reason-claim = Nobody can catch you now: you've won.
worldcup-reason-kick = It's your kick, and there's nothing to choose.
worldcup-reason-only = There's nothing else you can play.
# Example: No team left has an easier group than Brazil.
worldcup-reason-easy-group = No team left has an easier group than { $team-the }.
worldcup-reason-last-turn = It's the last turn of the round, so nobody can answer it.
# Example: It scores for 2 teams at once.
worldcup-reason-scores-often = It scores for { $count } teams at once.
# Example: It puts Paraguay ahead against Belgium.
worldcup-reason-lead = It puts { $team-the } ahead against { $rival-the }.
# Example: It brings France level with Chile.
worldcup-reason-level = It brings { $team-the } level with { $rival-the }.
# Example: It gives Chile a bigger lead over Argentina.
worldcup-reason-bigger-lead = It gives { $team-the } a bigger lead over { $rival-the }.
# Example: It brings Yugoslavia closer to Argentina.
worldcup-reason-closer = It brings { $team-the } closer to { $rival-the }.
# Example: It stops the attack by Argentina.
worldcup-reason-stops-attack = It stops the attack by { $team-the }.
# Example: It takes a goal away from Brazil.
worldcup-reason-takes-goal = It takes a goal away from { $team-the }.
# Example: Behind it, the last goal for Argentina can't be turned any more.
worldcup-reason-protects = { $tile ->
    [attack] Behind it, the last attack by { $team-the } can't be turned any more.
   *[goal] Behind it, the last goal for { $team-the } can't be turned any more.
}
# Example: It's half a goal for Bolivia. A dot on the dice makes it a whole one.
worldcup-reason-half-goal = { $more ->
    [both] It's half a goal for { $team-the }. Another attack or a dot makes it a whole one.
    [attack] It's half a goal for { $team-the }. Another attack makes it a whole one.
    [dot] It's half a goal for { $team-the }. A dot on the dice makes it a whole one.
   *[none] It's half a goal for { $team-the } and takes a square.
}
# Example: It makes a whole goal out of an attack that Argentina had left over.
worldcup-reason-whole-half = It makes a whole goal out of an attack that { $team-the } had left over.
# Example: Two penalties in three go in. A goal puts Argentina ahead against Chile, and nobody can turn it.
worldcup-reason-penalty = { $result ->
    [lead] Two penalties in three go in. A goal puts { $team-the } ahead against { $rival-the }, and nobody can turn it.
    [level] Two penalties in three go in. A goal brings { $team-the } level with { $rival-the }, and nobody can turn it.
    [bigger-lead] Two penalties in three go in. A goal gives { $team-the } a bigger lead over { $rival-the }, and nobody can turn it.
   *[closer] Two penalties in three go in. A goal brings { $team-the } closer to { $rival-the }, and nobody can turn it.
}
# Example: It takes the last free square in the row of Argentina.
worldcup-reason-fills-row = It takes the last free square in the row of { $team-the }.
# Example: It takes one of the free squares in the row of Argentina.
worldcup-reason-takes-square = It takes one of the free squares in the row of { $team-the }.
# Example: You have no team in that match. It helps Paraguay and holds Belgium back.
worldcup-reason-holds-back = You have no team in that match. It helps { $team-the } and holds { $rival-the } back.
# Example: There's little use for the one now.
worldcup-reason-little-use = There's little use for { worldcup-reason-card } now.
# Example: It keeps the three for later.
worldcup-reason-keeps = It keeps { worldcup-reason-card } for later.

## Names of what a reason is about.

# Example: the one
worldcup-reason-card = { $card ->
    [c3] the three
    [c2] the two
    [c1] the one
    [c21] the two and one
    [c111] the three ones
    [c11] the two ones
    [cA] the attack
    [cD] the defence
    [cF] the foul
    [cO] the offside
   *[cP] the penalty
}
