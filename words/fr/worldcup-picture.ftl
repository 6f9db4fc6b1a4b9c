# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Place { $number }
worldcup-pic-group = Groupe { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] Huitièmes de finale
    [quarters] Quarts de finale
    [semis] Demi-finales
    [final] { $cup ->
        [1930] Finale
       *[2002] Finale et 3e place
    }
   *[groups] Groupes
}
worldcup-pic-replay = { $title } (bis)
worldcup-pic-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
worldcup-pic-run = { $run ->
    [1] premier passage
   *[other] second passage
}
worldcup-pic-extra = { $count ->
    [one] { $count } dernier tour
   *[other] { $count } derniers tours
}
worldcup-pic-plays = { $player } joue
worldcup-pic-dice = place aux dés
worldcup-pic-lots = tirage au sort
worldcup-pic-die = dé : { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = ouverte
worldcup-pic-safe = à l’abri
worldcup-pic-down = retournée
worldcup-pic-half = demi
worldcup-pic-half-goal = demi-but
worldcup-pic-open-long = à découvert (F, O)
worldcup-pic-can = { $card ->
    [F] F peut la retourner
    [O] O peut la retourner
   *[other] { $card } peut aller ici
}
worldcup-pic-chosen = choix
worldcup-pic-cannot = { $card ->
    [F] rien à retourner pour F
    [O] rien à retourner pour O
   *[other] pas de place pour { $card }
}
worldcup-pic-last = avant, { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card } : { $team }
worldcup-pic-last-several = { $card } { $teams }
worldcup-pic-last-turned = { $card } vs { $team }
worldcup-pic-last-missed = P, { $team } : raté
worldcup-pic-last-discard = { $card } défaussée

## Before the first card.

worldcup-pic-nations = Les équipes
worldcup-pic-bag = tirées du sac à l’aveugle
worldcup-pic-shared = le partage
worldcup-pic-draft = { $player } choisit
worldcup-pic-draft-lot = qui choisit d’abord ?
worldcup-pic-choose = disponible
worldcup-pic-tables = Tous les groupes
worldcup-pic-tables-note = provisoire, avant les dés
worldcup-pic-tables-final = classements finaux
worldcup-pic-column = { $column ->
    [wins] V-N-D
    [goals] +/−
   *[points] Pts
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] C’est fini : huitièmes
    [quarters] C’est fini : quarts
    [semis] C’est fini : demi-finales
    [final] C’est fini
   *[groups] C’est fini : groupes
}
worldcup-pic-from-dice = { $dice ->
    [from] but des dés
    [nothing] rien des dés
   *[off] sans dés
}
worldcup-pic-worth = Un point : un demi-but pour sa couleur
worldcup-pic-again = rejoué
worldcup-pic-lot = au sort : { $teams }
worldcup-pic-shootout-score = { $left }–{ $right } aux tirs au but
worldcup-pic-gone = dehors

## The bracket.

worldcup-pic-knock-out = Tableau final
worldcup-pic-bracket-note = rien de joué
worldcup-pic-final = Finale
worldcup-pic-third = 3e place
worldcup-pic-winner = gagnant { $match }
worldcup-pic-loser = perdant { $match }
worldcup-pic-shootout-sign = tirs au but

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Finale
    [T] 3e place
   *[other] { $stage ->
        [sixteen] Huitième
        [quarters] Quart
       *[semis] Demi-finale
    } { $match }
} : tirs au but
worldcup-pic-sudden = mort subite
worldcup-pic-five = cinq tirs chacun
worldcup-pic-level = { $left }–{ $right } après les dés
worldcup-pic-black = le noir rate
worldcup-pic-kicks = { $team } : { $player } tire
worldcup-pic-rolled = Le dé roule : { $team }
worldcup-pic-waiting = puis : { $matches }

## The hand.

worldcup-pic-hand = Ta main
worldcup-pic-turn = ton tour
worldcup-pic-waits = { $player } joue
worldcup-pic-new = nouvelle
worldcup-pic-discard-only = à défausser
worldcup-pic-no-hand = aucune carte
worldcup-pic-more = { $count ->
    [0] plus aucun tour cette manche
    [one] encore 1 tour environ
   *[other] encore { $count } tours environ
}
worldcup-pic-card = { $card ->
    [c3] 3 buts
    [c2] 2 buts
    [c1] 1 but
    [c21] Deux et un
    [c111] Trois fois 1
    [c11] Deux fois 1
    [cA] Attaque
    [cD] Défense
    [cF] Faute
    [cO] Hors-jeu
   *[cP] Penalty
}
worldcup-pic-effect = { $card ->
    [c3] si l’équipe peut
    [c2] si l’équipe peut
    [c1] pour toute équipe
    [c21] deux nations
    [c111] trois nations
    [c11] deux nations
    [cA] demi-but
    [cD] mur, ou retourne une attaque
    [cF] retourne un but
    [cO] retourne but ou attaque
   *[cP] dé : but sauf noir
}

## The end.

worldcup-pic-end = Champion du monde
worldcup-pic-claimed = Réclamée
worldcup-pic-coached = coach : { $player }
worldcup-pic-beyond = hors d’atteinte
worldcup-pic-road = Le parcours
worldcup-pic-road-stage = { $stage ->
    [sixteen] Huitième
    [quarters] Quart de finale
    [semis] Demi-finale
    [final] Finale
   *[groups] Groupe { $group }
}
worldcup-pic-on-dice = { $count ->
    [one] { $count } but aux dés
   *[other] { $count } buts aux dés
}

## The wallchart.

worldcup-pic-title = Coupe du monde { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a team, with the forms of nations.ftl; $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = Le Jeu de la Coupe du monde { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] premier passage
   *[other] second passage
}
worldcup-alt-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
worldcup-alt-extra = { $count ->
    [one] { $count } dernier tour
   *[other] { $count } derniers tours
}
worldcup-alt-turn = à jouer : { $player }
worldcup-alt-group = Groupe { $group } :
worldcup-alt-empty = { $match } { $left } contre { $right } : aucune tuile.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right } : { $left } { $lefts } ; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , protégée
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Dernier coup, { $player } : { $card } à la défausse.
    [missed] Dernier coup, { $player } : un penalty, raté.
   *[done] Dernier coup, { $player }, { $card } : { $deeds }.
}
worldcup-alt-row = { $team-the } dans { $match }
worldcup-alt-chosen = { $count ->
    [0] Choix : { $card }.
   *[other] Choix : { $card } sur { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , nouvelle carte
   *[no] { "" }
}{ $use ->
    [no] , inutile pour l’instant
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] Ta main est vide.
   *[other] Ta main : { $cards }.
}
worldcup-alt-yours = À toi de jouer.
worldcup-alt-table = Groupe { $group }{ $final ->
    [yes] { "" }
   *[no] , provisoire
} : { $table }.
worldcup-alt-open = pas encore connu
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } aux tirs au but
    [yes] { $score } { $right }
   *[no] contre { $right }
}{ $lot ->
    [yes] , au tirage au sort
   *[no] { "" }
}
worldcup-alt-no-bracket = Le tableau est vide jusqu’à la fin des groupes.
worldcup-alt-stage = { $stage } : { $ties }.
worldcup-alt-ended = Manche finie : { $stage }.
worldcup-alt-dice = Dés : { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dés { $dice } : { $table }.
   *[no] { $group } : { $table }.
}
worldcup-alt-lot = Tirage au sort, dans l’ordre : { $teams-the }.
worldcup-alt-again = Toujours l’égalité, { $teams-the } rejouent.
worldcup-alt-through = { $teams-many ->
    [yes] Passent
   *[no] Passe
} au tour suivant : { $teams-the }.
worldcup-alt-leaving = Hors course : { $players }.
worldcup-alt-shootout = Tirs au but, match { $match } : { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] dedans
   *[no] raté
}
worldcup-alt-kicks = { $team } : { $kicks }.
worldcup-alt-next = C’est { $team-to } de tirer.
worldcup-alt-champion = { $team-The } { $team-many ->
    [yes] remportent
   *[no] remporte
} la Coupe du monde { $cup }, avec { $player } pour coach.
worldcup-alt-claimed = La coupe { $cup } était déjà décidée, et { $player } l’a réclamée.
worldcup-alt-rest = Le reste se lit dans le plateau en mots.
