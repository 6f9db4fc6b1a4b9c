# Why a play of the World Cup Game is good. A sentence each, after the play itself, with "it" for the play.
# $team and $rival are teams, with the forms of nations.ftl; $card is a card's, as in worldcup-card.

worldcup-reason-claim = Plus personne ne peut te rattraper : tu as gagné.
worldcup-reason-kick = C’est à toi de tirer, et il n’y a rien à choisir.
worldcup-reason-only = C’est tout ce qu’on peut jouer.
worldcup-reason-easy-group = Aucune équipe encore libre n’a un groupe plus facile que { $team-the }.
worldcup-reason-last-turn = C’est le dernier tour de la manche, donc personne ne peut répondre.
worldcup-reason-scores-often = Ça fait marquer { $count } équipes à la fois.
worldcup-reason-lead = Ça met { $team-the } devant { $rival-the }.
worldcup-reason-level = Ça met { $team-the } à égalité avec { $rival-the }.
worldcup-reason-bigger-lead = Ça permet { $team-to } de creuser l’écart avec { $rival-the }.
worldcup-reason-closer = Ça rapproche { $team-the } { $rival-of }.
worldcup-reason-stops-attack = Ça stoppe l’attaque { $team-of }.
worldcup-reason-takes-goal = Ça enlève un but { $team-to }.
worldcup-reason-protects = { $tile ->
    [attack] Ça couvre la dernière attaque { $team-of } : on ne peut plus la retourner.
   *[goal] Ça couvre le dernier but { $team-of } : on ne peut plus le retourner.
}
worldcup-reason-half-goal = { $more ->
    [both] C’est un demi-but pour { $team-the }. Une autre attaque ou un point des dés en fait un entier.
    [attack] C’est un demi-but pour { $team-the }. Une autre attaque en fait un entier.
    [dot] C’est un demi-but pour { $team-the }. Un point des dés en fait un entier.
   *[none] C’est un demi-but pour { $team-the }, et ça prend une case.
}
worldcup-reason-whole-half = Une attaque { $team-of } restait seule : voilà un but entier.
worldcup-reason-penalty = { $result ->
    [lead] Deux penaltys sur trois rentrent. Un but, qu’on ne peut pas retourner, met { $team-the } devant { $rival-the }.
    [level] Deux penaltys sur trois rentrent. Un but, qu’on ne peut pas retourner, met { $team-the } à égalité avec { $rival-the }.
    [bigger-lead] Deux penaltys sur trois rentrent. Un but, qu’on ne peut pas retourner, permet { $team-to } de creuser l’écart avec { $rival-the }.
   *[closer] Deux penaltys sur trois rentrent. Un but, qu’on ne peut pas retourner, rapproche { $team-the } { $rival-of }.
}
worldcup-reason-fills-row = Ça prend la dernière case libre de la rangée { $team-of }.
worldcup-reason-takes-square = Ça prend une des cases libres de la rangée { $team-of }.
worldcup-reason-holds-back = Tu n’as pas d’équipe dans ce match. Ça aide { $team-the } et freine { $rival-the }.
worldcup-reason-little-use = Jouer { worldcup-reason-card } ne sert pas à grand-chose maintenant.
worldcup-reason-keeps = Mieux vaut garder { worldcup-reason-card } pour plus tard.

## Names of what a reason is about.

worldcup-reason-card = { $card ->
    [c3] le trois
    [c2] le deux
    [c1] le un
    [c21] le deux et un
    [c111] le trois fois un
    [c11] le deux fois un
    [cA] l’attaque
    [cD] la défense
    [cF] la faute
    [cO] le hors-jeu
   *[cP] le penalty
}
