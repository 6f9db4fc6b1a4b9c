# The World Cup Game, told as it runs. $team is a team, with the forms of nations.ftl; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } défausse { $card ->
    [cA] une attaque
    [cO] un hors-jeu
    [cD] une défense
    [cF] une faute
    [cP] un penalty
    [c1] un but
    [c3] trois buts
    [c2] deux buts
    [c111] trois fois un
    [c11] deux fois un
   *[other] un { worldcup-card }
}.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } joue trois buts : { $effects } !
        [1] ⚽ Quelle frappe de mule, { $player } : { $effects } !
       *[2] ⚽ { $player } sort le grand jeu : { $effects } !
    }
    [c2] { $way ->
        [0] ⚽ { $player } marque : { $effects }.
        [1] ⚽ Des buts signés { $player } : { $effects }.
       *[2] ⚽ { $player } frappe fort : { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } marque : { $effects }.
        [1] ⚽ Un but signé { $player } : { $effects }.
       *[2] ⚽ { $player } fait trembler les filets : { $effects }.
    }
    [c21] ⚽ { $player } marque pour deux équipes : { $effects }.
    [c111] ⚽ { $player } marque pour trois équipes : { $effects }.
    [c11] ⚽ { $player } marque deux fois : { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } pousse vers l’avant : { $effects }.
        [1] ⚡ { $player } part à l’offensive : { $effects }.
       *[2] ⚡ { $player } attaque : { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } ferme la porte : { $effects }.
        [1] 🧱 { $player } gare le bus : { $effects }.
       *[2] 🧱 { $player } dresse un mur : { $effects }.
    }
    [turn-D] 🧱 Bien défendu, { $player } : { $effects }.
    [turn-F] 🟨 Faute signée { $player } : { $effects }.
   *[turn-O] 🚩 Le drapeau se lève pour { $player } : { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Penalty pour { $team-the } ({ worldcup-in-match }), { $player } s’élance : { $colour }, dans le petit filet !
        [1] 🎯 { $player } obtient un penalty pour { $team-the } ({ worldcup-in-match }) : { $colour }, c’est dedans !
       *[2] 🎯 Penalty pour { $team-the } ({ worldcup-in-match }) ! { $player } s’avance : { $colour }, imparable !
    }
   *[no] { $way ->
        [0] 🎯 Penalty pour { $team-the } ({ worldcup-in-match }), { $player } s’élance : { $colour }, au-dessus !
        [1] 🎯 { $player } obtient un penalty pour { $team-the } ({ worldcup-in-match }) : { $colour }, arrêté !
       *[2] 🎯 Penalty pour { $team-the } ({ worldcup-in-match }) ! { $player } s’avance : { $colour }, sur le poteau !
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [one] Avant cela : { $count } autre coup.
   *[other] Avant cela : { $count } autres coups.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player } : { $way ->
    [away] { worldcup-card } à la défausse
    [missed] penalty raté pour { $teams-the }
    [against] { worldcup-card }{ worldcup-story-worth } contre { $teams-the }
    [blocks] { worldcup-card }{ worldcup-story-worth } dans la rangée { $teams-of }
   *[on] { worldcup-card }{ worldcup-story-worth } pour { $teams-the }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(compte pour { $worth })
}
worldcup-story-aims = 🎯 { $player } tire un penalty pour { $team-the } ({ worldcup-in-match }). Le dé roule…
worldcup-story-again = 🔁 On remélange la pioche pour un second passage. Les tuiles restent en place.
worldcup-story-whistle = 📣 C’était la dernière carte : coup de sifflet final ({ $stage }). La parole est aux dés…
worldcup-story-lots = 🎟️ Rien ne départage { $teams-the } : on tire au sort.
worldcup-story-begins = ▶️ **{ $stage }** : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche. { $player } commence.
worldcup-story-kicking = { $team-The } { $team-many ->
    [yes] s’avancent
   *[no] s’avance
} au point de penalty. Le dé roule…
worldcup-story-picked = { $player } prend **{ $team-the }**.
worldcup-story-draft = Le draft commence, et le sort donne le premier choix à { $player }.
worldcup-story-shared = { $draft ->
    [yes] 🌍 La coupe { $cup } : toutes les équipes sont choisies.
   *[no] 🌍 La coupe { $cup } : les équipes sont tirées.
}
worldcup-story-yours = 🌍 Dans la coupe { $cup }, tu as **{ $teams-the }**.
worldcup-story-own = 🌍 **Tes équipes :** { $teams }
worldcup-story-owner = { $numbered ->
    [yes] { $player } : { $teams }
   *[no] { $player } ({ $number }) : { $teams }
}
worldcup-story-out = 🌍 **La coupe est finie pour toi :** plus aucune de tes équipes n’est en course.
worldcup-story-owners = -# { $out ->
    [yes] En course
   *[no] Équipes
} : { $owners }
worldcup-story-share = **{ $player }** : { $teams }
worldcup-story-dealt = 🃏 { $player } distribue trois cartes à tout le monde. { $first } commence.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **{ $team-The } { $team-many ->
        [yes] remportent
       *[no] remporte
    } la Coupe du monde { $cup } !** Seul le tirage au sort en prive { $other-the }.
   *[no] 🏆 **{ $team-The } { $team-many ->
        [yes] remportent
       *[no] remporte
    } la Coupe du monde { $cup } !** { $other-The } { $other-many ->
        [yes] doivent
       *[no] doit
    } se contenter de la médaille d’argent.
}
worldcup-story-ranking = Les autres places : { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = choisis une équipe { worldcup-colour.team }
worldcup-task-kick = tire pour { $team-the }
worldcup-task-card = { $extra ->
    [0] joue une carte
   *[other] joue ta dernière carte (tu n’en piocheras pas d’autre)
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Coup de sifflet final : { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **Groupe { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
} : { $table }
worldcup-told-match = { worldcup-say-match } : { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks } aux tirs au but
    [so-far] , tirs au but
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [one] { $dice } but
       *[other] { $dice } buts
    } aux dés)
}
worldcup-told-lot = 🎟️ Tirage au sort, dans l’ordre : { $teams-the }.
worldcup-told-again = 🔁 Toujours l’égalité : { $teams-the } rejouent.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } n’a plus d’équipe : la coupe s’arrête là. Bien joué !
   *[other] 👋 { $players } n’ont plus d’équipe : la coupe s’arrête là. Bien joué !
}
worldcup-told-shootout = 🥅 **Tirs au but, { worldcup-say-match } :** { $left-the } contre { $right-the }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] Tir { $team-of } : { $colour }, c’est dedans !
        [1] { $team-The } au tir : { $colour }, de sang-froid !
       *[2] Au tour { $team-of } : { $colour }, en pleine lucarne !
    }
   *[no] { $way ->
        [0] Tir { $team-of } : { $colour }, arrêté !
        [1] { $team-The } au tir : { $colour }, au-dessus !
       *[2] Au tour { $team-of } : { $colour }, sur le poteau !
    }
}
worldcup-told-pressure = { $answer ->
    [must] Mort subite. { $team-The } { $team-many ->
        [yes] doivent
       *[no] doit
    } marquer, ou rentrer à la maison.
   *[can] Mort subite. { $team-The } { $team-many ->
        [yes] peuvent
       *[no] peut
    } tout gagner sur ce tir !
}
worldcup-told-sudden = Mort subite : qui rate quand l’autre marque est hors course.
worldcup-told-nerve = { $sudden ->
    [yes] Après { $pairs } tirs chacun, { worldcup-told-won }.
   *[no] { $way ->
        [0] Des nerfs d’acier : { worldcup-told-won }.
        [1] Les bras au ciel : { worldcup-told-won }.
       *[2] Quel soulagement : { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team-the }** { $team-many ->
        [yes] remportent
       *[no] remporte
    } la finale
    [T] **{ $team-the }** { $team-many ->
        [yes] prennent
       *[no] prend
    } la troisième place
   *[other] **{ $team-the }** { $team-many ->
        [yes] passent
       *[no] passe
    } au tour suivant
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
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
worldcup-closing = { $ended ->
    [kicks] Victoire aux tirs au but en finale contre { $loser-the }.
    [lot] Victoire au tirage au sort en finale contre { $loser-the }.
   *[regular] Victoire { $score } en finale contre { $loser-the }.
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] En finale, { $winner-the } { $winner-many ->
        [yes] battent
       *[no] bat
    } { $loser-the } aux tirs au but, après { $score }.
    [lot] En finale, { $winner-the } { $winner-many ->
        [yes] battent
       *[no] bat
    } { $loser-the } au tirage au sort, après { $score }.
   *[regular] En finale, { $winner-the } { $winner-many ->
        [yes] battent
       *[no] bat
    } { $loser-the } { $score }.
}
worldcup-card-claim = Plus personne ne peut revenir.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] remportent
   *[no] remporte
} la Coupe du monde { $cup }
worldcup-highlight-round = 🏁 Coup de sifflet final : { $stage }
worldcup-highlight-shootout = 🥅 Tirs au but : { $one } – { $other }
worldcup-highlight-kicks = 🥅 { $team-The } { $team-many ->
    [yes] gagnent
   *[no] gagne
} { $score } aux tirs au but
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Penalty pour { $team-the } : but !
   *[no] 🎯 Penalty pour { $team-the } : raté
}
worldcup-highlight-ahead = { $count ->
    [one] ⚽ { $teams-The } { $teams-many ->
        [yes] prennent
       *[no] prend
    } l’avantage
   *[other] ⚽ L’avantage pour { $teams-the }
}
