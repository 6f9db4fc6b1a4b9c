# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment } :** { $home-the } contre { $away-the }

dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] rien
        [1] aucun but
       *[2] rien du tout
    }
    [one] **1 but**
   *[other] **{ $goals } buts**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $way ->
        [0] { $team-The } { $team-many ->
            [yes] lancent
           *[no] lance
        } : { $goals }.
        [1] Le dé roule : { $goals } pour { $team-the }.
       *[2] Et pour { $team-the }… { $goals }.
    }
   *[no] { $way ->
        [0] { $coach } lance pour { $team-the } : { $goals }.
        [1] { $coach } lance le dé : { $goals } pour { $team-the }.
       *[2] Pour { $team-the }, { $coach } fait rouler le dé : { $goals }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Au bout du temps réglementaire : { $home } { $score } { $away }.
   *[2] 🎲 Les quatre-vingt-dix minutes sont jouées : { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] { $team-To } de répondre.
    [1] Au tour { $team-of }.
   *[2] Que { $team-many ->
        [yes] vont
       *[no] va
    } faire { $team-the } ?
}
dicecup-story-overtime = { $way ->
    [0] Égalité : **prolongation** ! Les deux lancent le dé blanc.
    [1] Impossible de les départager : **prolongation**. Les deux lancent le dé blanc.
   *[2] On file en **prolongation**, avec le dé blanc pour les deux !
}
dicecup-story-overtime-throw = { $way ->
    [0] Prolongation : { $goals } pour { $team-the }.
    [1] En prolongation, { $goals } pour { $team-the }.
   *[2] Au dé blanc, { $goals } pour { $team-the }.
}
dicecup-story-overtime-level = { $way ->
    [0] { $half } en prolongation, toujours l’égalité à **{ $score }** : place aux **tirs au but** ! Trois dés chacun, le plus haut total gagne.
    [1] La prolongation finit sur { $half }, et **{ $score }** ne décide rien. **Tirs au but** : trois dés chacun, et le plus haut total gagne.
   *[2] On en reste à { $half } en prolongation, **{ $score }** au total. Tout se joue aux **tirs au but** : le plus haut total de trois dés gagne.
}
dicecup-story-penalties-throw = { $way ->
    [0] Aux tirs au but, **{ $total }** pour { $team-the } ({ $dice }).
    [1] { $team-The } au point de penalty : **{ $total }** ({ $dice }).
   *[2] { $team-The } { $team-many ->
        [yes] s’avancent
       *[no] s’avance
    } : { $dice }, soit **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }–{ $each }** aux tirs au but ! Personne ne craque. Les deux relancent.
        [1] **{ $each }–{ $each }** aux tirs au but, toujours l’égalité ! On remet ça.
       *[2] **{ $each }–{ $each }** au point de penalty. On recommence !
    }
   *[other] **{ $each }–{ $each }** : égalité pour la { $attempt ->
        [2] deuxième
        [3] troisième
       *[other] énième
    } fois aux tirs au but ! On recommence.
}

## A match that is over.

dicecup-story-head = **{ $moment } :** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , après prolongation
    [penalties] , tirs au but **{ $penalties }**
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] Temps réglementaire : { $regular } ; prolongation : { $overtime }.
   *[overtime] Temps réglementaire : { $regular }.
}
dicecup-story-attempts = Il a fallu { $attempts } séries de tirs au but : { $told }.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Pas de but, un point chacun.
        [1] Les deux défenses tiennent bon : un point chacun.
       *[2] Personne ne trouve le chemin des filets. Un point chacun.
    }
   *[other] { $way ->
        [0] Match nul, un point chacun.
        [1] Les deux équipes se quittent dos à dos.
       *[2] On se partage les points.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] Festival de buts pour { $winner-the }.
        [1] Match à sens unique et large victoire { $winner-of }.
       *[2] { $loser-The } { $loser-many ->
            [yes] restent
           *[no] reste
        } sans réponse face { $winner-to }.
    }
    [clean] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] gagnent
           *[no] gagne
        } sans encaisser.
        [1] Cage inviolée et trois points pour { $winner-the }.
       *[2] Rien ne passe : trois points pour { $winner-the }.
    }
   *[plain] { $way ->
        [0] Trois points pour { $winner-the }.
        [1] { $winner-The } { $winner-many ->
            [yes] empochent
           *[no] empoche
        } les trois points.
       *[2] Victoire { $winner-of }, et trois points au compteur.
    }
}
# $next is the next message, such as “reach the semi-finals”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 Des nerfs d’acier aux tirs au but : { $winner-the } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
        [1] 🧤 Au bout du suspense, les tirs au but envoient { $winner-the } { $next }.
       *[2] 🧤 Quelle cruauté pour { $loser-the } ! Les tirs au but envoient { $winner-the } { $next }.
    }
    [overtime] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] frappent en prolongation et se hissent
           *[no] frappe en prolongation et se hisse
        } { $next }.
        [1] La prolongation tranche : { $winner-the } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
       *[2] { $winner-The } { $winner-many ->
            [yes] finissent plus fort et se hissent
           *[no] finit plus fort et se hisse
        } { $next }.
    }
    [rout] { $way ->
        [0] Un festival de buts envoie { $winner-the } { $next }.
        [1] Match à sens unique : { $winner-the } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
       *[2] { $loser-The } { $loser-many ->
            [yes] restent
           *[no] reste
        } sans réponse, et voilà { $winner-the } { $next }.
    }
    [clean] { $way ->
        [0] Sans encaisser de but, { $winner-the } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
        [1] Rien ne passe, et voilà { $winner-the } { $next }.
       *[2] Cage inviolée, et { $winner-the } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
    }
   *[plain] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
        [1] Le compte est bon : voilà { $winner-the } { $next }.
       *[2] Ça ne suffit pas { $loser-to } : { $winner-the } { $winner-many ->
            [yes] se hissent
           *[no] se hisse
        } { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] en huitièmes de finale
    [round-of-16] en quarts de finale
    [quarter-finals] en demi-finales
    [semi-finals] en grande finale
    [third-place] sur le podium, à la troisième place
   *[final] sur le toit du monde, coupe en main
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Un exploit !** { $less } bat { $more }.
    [1] 💥 **Le petit poucet frappe !** { $less } s’offre { $more } !
   *[2] 💥 **Personne ne l’avait vu venir :** { $less } fait tomber { $more }.
}
dicecup-story-gone = 👋 { $way ->
    [0] Plus une seule équipe pour { $coaches }.
    [1] La coupe est finie pour { $coaches }.
   *[2] La coupe continue sans { $coaches }.
}
dicecup-story-third-left = 🥉 Il reste la troisième place à jouer pour { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Groupe { $group } :** { $teams-the } sont à égalité de points et de différence de buts. Trois dés par équipe décident { $first ->
    [1] { $last ->
        [2] des deux premières places
       *[other] des places 1 à { $last }
    }
    [2] { $last ->
        [3] des deuxième et troisième places
       *[other] des places 2 à { $last }
    }
   *[other] des troisième et quatrième places
}{ $decisive ->
    [yes] , et de qui passe !
   *[no] { "" }.
}
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lots = { $attempt ->
    [1] Les dés : { $told }.
   *[other] Toujours l’égalité, on relance : { $told }.
}
dicecup-story-lots-over = **Départage du groupe { $group } :** { $order }. { $decisive ->
    [yes] { $way ->
        [0] Les dés décident de qui passe.
        [1] Trois dés font la différence.
       *[2] C’était serré, les dés ont tranché.
    }
   *[no] Seul l’ordre était en jeu.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Groupe { $group } :** { $through-the } passent, retour à la maison pour { $out-the }.
dicecup-story-settled = ✅ **Au tour suivant :** { $groups }.
dicecup-story-settled-group = { $group } { $teams }
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 équipes, une coupe.** Les 32 sont à toi.
   *[no] 🎉 **32 équipes, une coupe.** Les équipes sont distribuées : { $coaches }.
}
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] Les huitièmes de finale.
    [quarter-finals] Les quarts de finale : plus que huit équipes.
    [semi-finals] Les demi-finales : plus que quatre équipes.
    [third-place] D’abord la petite finale.
   *[final] La grande finale !
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }En course : { $left }.
}
dicecup-story-board = 📣 **{ $turn ->
    [1] Première
    [2] Deuxième
   *[other] Dernière
} journée : { $groups }.**
dicecup-story-all-groups = tous les groupes
dicecup-story-some-groups = groupes { $letters }
dicecup-story-left = { $coach } avec { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}
dicecup-story-coming = { $way ->
    [0] À suivre : { $home-the } contre { $away-the }.
    [1] Prochaine affiche : { $home-the } contre { $away-the }.
   *[2] { $home-The } et { $away-the } entrent sur la pelouse.
}
dicecup-story-before = -# Juste avant : { $results }
dicecup-story-earlier = -# Dans ce tour aussi : { $results }
dicecup-story-round = -# { $stage ->
    [groups] Journée { $turn }, { $groups }
   *[other] { $name }
} : { $results }
dicecup-story-more = { $count ->
    [one] et encore un
   *[other] et encore { $count }
}

## The end.

dicecup-story-champion = 🏆 **{ $champion-The } { $champion-many ->
    [yes] remportent
   *[no] remporte
} la coupe !** { $solo ->
    [yes] { $way ->
        [0] Quel parcours !
        [1] Les 31 autres rentrent à la maison.
       *[2] Sortez les drapeaux.
    }
   *[no] { $way ->
        [0] Chapeau, { $coach }.
        [1] { $coach } soulève le trophée.
       *[2] { $coach } paie sa tournée.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Le parcours jusqu’à la finale : { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] lance le dé pour { $team-the }
    [overtime] lance le dé de la prolongation pour { $team-the }
    [penalties] lance les dés des tirs au but pour { $team-the }
   *[lots] lance les dés du départage pour { $team-the }
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
    [computer] { $winners } gagne{ $team ->
        [none] { "" }
       *[other] { " " }la coupe avec { $team-the }
    }
    [settled] 🏆 { $winners } gagne
   *[played] 🏆 { $winners } gagne{ $team ->
        [none] { " " }la coupe
       *[other] { " " }la coupe avec { $team-the }
    } !
}
# What decided it, in a line: the final.
dicecup-closing = { $ended ->
    [penalties] Victoire aux tirs au but en finale contre { $loser-the }.
    [overtime] Victoire { $score } après prolongation en finale contre { $loser-the }.
   *[regular] Victoire { $score } en finale contre { $loser-the }.
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] En finale, { $winner-the } { $winner-many ->
        [yes] battent
       *[no] bat
    } { $loser-the } { $score } après prolongation.
    [penalties] En finale, { $winner-the } { $winner-many ->
        [yes] battent
       *[no] bat
    } { $loser-the } aux tirs au but, après { $score }.
   *[regular] En finale, { $winner-the } { $winner-many ->
        [yes] battent
       *[no] bat
    } { $loser-the } { $score }.
}
dicecup-card-lasted = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}

## What marks a match in a replay.

dicecup-replay-turn = **Match { $number } sur { $count }**
dicecup-replay-opening = **Le début**{ $count ->
    [0] { "" }
    [one] { " " }· 1 match à suivre
   *[other] { " " }· { $count } matchs à suivre
}
dicecup-replay-menu-turns = Aller à un match ({ $first }–{ $last } sur { $count })
dicecup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] remportent
   *[no] remporte
} la coupe
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Départage du groupe { $group }
