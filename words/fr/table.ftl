# Tables: the public message, the private panel, menus and answers.
seat = place { $number }
computer = { $level ->
    [random] Ordinateur (aléatoire)
    [easy] Ordinateur (facile)
    [normal] Ordinateur (normal)
    [hard] Ordinateur (difficile)
    [expert] Ordinateur (expert)
    [only] Ordinateur
   *[other] Ordinateur ({ $level })
}
computer-numbered = { $level ->
    [random] Ordinateur { $number } (aléatoire)
    [easy] Ordinateur { $number } (facile)
    [normal] Ordinateur { $number } (normal)
    [hard] Ordinateur { $number } (difficile)
    [expert] Ordinateur { $number } (expert)
    [only] Ordinateur { $number }
   *[other] Ordinateur { $number } ({ $level })
}
# Computers together. $sides are seat numbers (kind seats) or the names of seats (kind sides).
board-computers = { $kind ->
    [seats] { $count ->
        [one] ordinateur{ computer-level } : place { $sides }
       *[other] ordinateurs{ computer-level } : places { $sides }
    }
   *[sides] { $count ->
        [one] ordinateur{ computer-level } : { $sides }
       *[other] ordinateurs{ computer-level } : { $sides }
    }
}
lobby-computers = { $count ->
    [one] { $count } ordinateur{ computer-level }
   *[other] { $count } ordinateurs{ computer-level }
}
computer-level = { $level ->
    [random] { " " }(aléatoire)
    [easy] { " " }(facile)
    [normal] { " " }(normal)
    [hard] { " " }(difficile)
    [expert] { " " }(expert)
    [only] { "" }
   *[other] { " " }({ $level })
}
computer-for = Ordinateur pour { $name }
# Between the two sides of a game, with its spaces.
versus = { " " }contre{ " " }
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers

## The lobby
lobby-host = { $name } (hôte)
lobby-best = Idéal pour { $least } à { $most } personnes.
lobby-minutes = Dure environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $here ->
    [one] en solo
   *[other] à { $here }
}{ $computers ->
    [0] { "" }
    [one] , dont 1 ordinateur
   *[other] , dont { $computers } ordinateurs
}.
# $turns of everybody together, $each of one seat; $days is a guess for a slow table.
lobby-turns = Environ { $turns } tours en tout, { $each } par place.{ $pace ->
    [slow] { " " }À un tour toutes les trois heures, cela fait environ { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
   *[live] { "" }
}
lobby-advice = 💡 Mieux pour une partie lente : { $setting }
lobby-leaving = Je supprime ce fil dans une minute, sauf si quelqu’un d’autre y a écrit.
lobby-rivals = { $count ->
    [one] Si tu commences en solo, { $count } ordinateur joue avec toi.
   *[other] Si tu commences en solo, { $count } ordinateurs jouent avec toi.
}
# $setting is a line such as “Start alone: 2 computers join”; $asked are mentions of people.
lobby-proposal = 🗳️ { $name } propose : **{ $setting }**. { $asked }, d’accord ?
lobby-declined = 🗳️ { $name } n’est pas d’accord : { $setting }. Rien ne change.
lobby-set-back = 🗳️ { $name } vient d’arriver, donc les réglages convenus sont annulés : { $settings }.
lobby-if-all-agree = { $setting } (avec l’accord de tout le monde)
lobby-computer = Ajouter ou enlever quelqu’un…
lobby-add-computer = { $level ->
    [random] Ajouter un ordinateur (coups au hasard)
    [easy] Ajouter un ordinateur (facile)
    [normal] Ajouter un ordinateur (normal)
    [hard] Ajouter un ordinateur (difficile)
    [expert] Ajouter un ordinateur (expert)
    [only] Ajouter un ordinateur
   *[other] Ajouter un ordinateur ({ $level })
}
lobby-send-away = Retirer { $name }
lobby-remove-computer = Retirer un ordinateur
nobody-yet = personne encore
nobody-else = toi, en solo

## Settings: lines of a list, and of a menu.
term-pace = { $value ->
    [live] En direct : tout le monde joue maintenant
   *[slow] Lent : joue quand tu as le temps
}
term-order = { $value ->
    [drawn] Places tirées au sort
    [host] L’hôte commence
   *[joined] L’hôte prend la première place
}
term-kickoff = { $value ->
    [now] Compositions toutes prêtes, coup d’envoi immédiat
   *[choose] Chaque camp choisit sa composition
}
term-minutes = Coup de sifflet final après { $value ->
    [one] { $value } minute
   *[other] { $value } minutes
}
term-turns = Coup de sifflet final après { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
term-wait-live = { $value ->
    [quick] Lancer automatique après 3 secondes
    [brisk] Lancer automatique après 5 secondes
    [short] Lancer automatique après 10 secondes
    [long] Lancer automatique après une minute
   *[usual] Lancer automatique après 20 secondes
}
term-wait-slow = { $value ->
    [quick] Lancer automatique après 15 minutes
    [brisk] Lancer automatique après 30 minutes
    [short] Lancer automatique après une heure
    [long] Lancer automatique après un jour
   *[usual] Lancer automatique après 4 heures
}
term-records = { $value ->
    [round] Un message par tour de la coupe
   *[match] Un message par match
}
term-hints = { $value ->
    [yes] Indices pour tout le monde, partie amicale
   *[no] Pas d’indices à plusieurs
}
# An option without words of its own: its bare name and value.
option-plain = { $name } : { $value ->
    [none] non défini
   *[other] { $value }
}

option-undrawn = ⚠️ Les images ne peuvent pas montrer { $letters }

## A list to choose by swapping, and a form to write in
swap-title = **Choix ({ $count }) :** { $names }
swap-hint = Choisis qui sort et qui entre.
swap-leaving = **{ $name }** sort. Choisis qui entre.
swap-coming = **{ $name }** entre. Choisis qui sort.
swap-done = **{ $coming }** remplace **{ $leaving }**.
swap-out = Sortir…
swap-in = Entrer…
swap-page = Plus… ({ $page } sur { $pages })

## The board
semicolon = { "\u00A0" };{ " " }
board-player = **{ $name }** ({ $side })
# One computer or two, each with the name of its side.
board-computer-side = Ordinateur ({ $side }{ $level ->
    [random] , aléatoire
    [easy] , facile
    [normal] , normal
    [hard] , difficile
    [expert] , expert
    [only] { "" }
   *[other] , { $level }
})
board-numbered = { $player } ({ $number })
board-turn = { $person }, à toi de jouer{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
# $task is a few words that go on after a colon, such as “roll for Brazil”; $side may be none.
board-turn-task = { $person }, à toi de jouer{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
} : { $task }.
board-thinking = { $player } réfléchit…
board-resigned = 🏳️ { $name } abandonne. { $computer } continue.
board-asleep = -# 💤 { $names } { $count ->
    [one] ne répond pas
   *[other] ne répondent pas
}, donc la table n’attend pas. Appuie sur n’importe quel bouton pour revenir.
board-away = ⏳ Je n’ai pas été là pendant { $unit ->
    [minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
    [hours] { $count } heures
   *[days] { $count } jours
}. Le temps n’a couru pour personne.
board-offer = 🤝 { $name } propose le match nul. { $asked }, d’accord ? Continuer à jouer, c’est refuser. L’offre expire { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } refuse le match nul.
    [undo] ↩️ { $asker }, { $name } refuse l’annulation.
   *[round] ⏩ { $asker }, { $name } refuse de jouer tous les matchs d’un coup.
}
board-undo = ↩️ { $name } voudrait annuler son dernier tour. { $asked }, c’est d’accord ? La demande expire { $when }.
# $actions are moves in their notation, separated by commas.
board-undone = ↩️ { $name } annule { $actions }.
board-vote = 💤 { $name } ne joue plus depuis un moment. { $asked } : { $ends ->
    [yes] attendre, laisser jouer un ordinateur, ou arrêter la partie ?
   *[no] attendre, ou laisser jouer un ordinateur ?
} Le vote se termine { $when }.
# What each choice means: in a game that may be rated, and for its end, now ($may is yes) or from $since on.
board-vote-rated = -# Elo : attendre ne change rien. Avec un ordinateur, la partie compte toujours pour les autres ; { $name } ne peut qu’y perdre des points, sauf si l’ordinateur ne joue qu’une fois ou deux. Arrêter la partie ne change l’Elo de personne.
board-vote-end = { $may ->
    [yes] -# La partie ne s’arrête que si tous les votes vont dans ce sens.
   *[no] -# Le vote pour arrêter la partie s’ouvre { $since }.
}
board-routine = -# Lancer automatique { $when }.
board-round = ⏩ { $name } voudrait jouer tous les matchs de ce tour d’un coup. { $asked }, c’est d’accord ? Sans objection, c’est parti { $when }.
pause-round = ⏳ Le prochain tour de la coupe commence { $when }.
pause-watch = 👀 Plus personne ici n’est en course. Au choix : regarder match par match, ou passer à la finale. Le prochain match commence { $when }.
pause-skip = 👀 { $names } { $count ->
    [one] voudrait
   *[other] voudraient
} passer à la finale. { $asked }, d’accord ? **Passer à la finale**, c’est dire oui. Le prochain match commence { $when }.
pause-finale = 🏟️ Il ne reste que la finale. Coup d’envoi { $when }.
board-reminder-event = ⏰ Rappel : c’est à toi de jouer.
board-reminder = ⏰ Rappel : c’est à toi de jouer. { $next ->
    [vote] { $others ->
        [one] L’autre camp pourra décider { $when } de la suite.
       *[other] Un vote sur la suite s’ouvre { $when }.
    }
    [voting] { $others ->
        [one] L’autre camp décide de la suite. Fin du délai { $when }.
       *[other] Les autres votent sur la suite. Le vote se termine { $when }.
    }
   *[closing] Sans coup joué, la partie ferme { $when }.
}
# $when is Discord's own timestamp, such as “in 24 minutes”, here and below.
board-whistle = -# ⏱️ Coup de sifflet { $when } · tour { $turn }
board-whistle-turns = -# ⏱️ Tour { $turn } sur { $turns }, puis coup de sifflet
board-whistle-due = -# ⏱️ Temps écoulé : coup de sifflet dès que les règles le permettent.
# $steps is a list of the three messages below.
board-slow = -# ⏳ Sans coup joué : { $steps }.
board-slow-reminder = rappel { $when }
board-slow-vote = vote { $when }
board-slow-closing = fin de la partie { $when }
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = Hasard scellé avant le début
sealed-seats = Places scellées avant le début
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] Abandon
       *[other] { $name } abandonne
    }
    [agreed] Match nul d’un commun accord
    [moderator] Arrêtée par la modération
    [voted] Arrêtée par un vote
    [forfeit] { $name ->
        [none] Il manquait quelqu’un
       *[other] { $name } quitte la partie
    }
    [time] Le temps est écoulé
    [idle] Fermée après deux semaines sans coup
   *[other] Arrêtée avant la fin
}
story-plain = À l’instant : { $event }
story-since = **Depuis ton dernier tour**
story-deed = { $name } : { $events }

## The daily puzzle
daily-sealed =
    🔒 Tout le monde joue l’énigme du jour { $number } avec les mêmes dés. Ils restent scellés jusqu’à la prochaine énigme, qui arrive { $when }. Ensuite, **/mundialito table action:vérifier** vérifie chaque dé de la table `{ $table }`. Voici son sceau, le même depuis le début :
    `{ $commitment }`
daily-file-sealed = Le fichier de partie contient les dés de l’énigme, et d’autres la jouent encore. Tu pourras le télécharger { $when }.

## Buttons
button-agree = D’accord
button-disagree = Pas d’accord
button-swap = Échanger…
button-write-again = Réessayer…
button-join = Rejoindre
button-start = Commencer
button-fill = { $count ->
    [one] Ajouter un ordinateur
   *[other] Ajouter { $count } ordinateurs
}
button-play = Jouer…
button-open = Ouvrir une table
button-leave = Quitter
button-cancel = Fermer
button-panel = À toi de jouer
button-more = Plus…
button-routine = Continuer
button-seat = Ma place
button-round = Jouer tous les matchs
button-next = Match suivant
button-finale = Jouer la finale
button-skip = Passer à la finale
button-round-yes = C’est parti
button-round-no = Pas maintenant
button-text = Plateau en mots
button-side = Vu de mon côté
button-undo = Annuler le coup
button-draw = Proposer le nul…
button-draw-yes = Oui, proposer le nul
button-draw-accept = Accepter le nul…
button-draw-decline = Refuser le nul
button-draw-agree = Oui, accepter le nul
button-undo-accept = Accepter
button-undo-decline = Refuser
button-hand-over = Me faire remplacer
button-return = Reprendre ma place
button-resign = Abandonner…
button-resign-yes = Oui, abandonner
button-play-on = Continuer à jouer
button-no = Retour
button-vote-wait = Attendre
button-vote-computer = Un ordinateur joue
button-vote-end = Arrêter la partie
button-replay = Replay
button-file = Fichier de partie
button-jump = Aller au plateau

## The panel
panel-turn = { $side ->
    [none] À toi de jouer.
   *[other] À toi de jouer, { $side }.
}
panel-waiting = On attend { $awaited }.
# $actions is what the table will do for the player as soon as it may, in the game's notation.
panel-planned = Sera joué pour toi dès que possible : { $actions }.
panel-watching = 👀 Tu regardes. { $count ->
    [0] La partie reprend dans un instant.
   *[other] On attend { $awaited }.
}
panel-routine = À toi de lancer.
routines-menu = Lancer automatique
routines = { $way ->
    [own] Lancer automatique : non
    [deciding] Lancer automatique : oui, sauf lancers décisifs
   *[always] Lancer automatique : oui
}
reserve-menu = Toujours demander pour ces équipes
panel-back = Te revoilà ! La table a joué pour toi en ton absence.
panel-missed = 💤 { $others ->
    [one] L’autre camp pense que tu n’es plus là et décide de la suite.
   *[other] Les autres pensent que tu n’es plus là et votent sur la suite.
} Joue un coup pour continuer.
panel-handed-over = Un ordinateur joue à ta place. Tu peux la reprendre quand tu veux.
more-title = **{ $game }**, table `{ $table }`

## Questions, asked once
ask-draw = **Proposer le match nul ?** La partie continue tant que tout le monde n’a pas accepté. Ton offre expire au prochain coup adverse.
ask-draw-accept = **Accepter le match nul ?** La partie s’arrête tout de suite, et personne ne gagne.
ask-resign = { $then ->
    [ends] ⚠️ **Abandonner ?** La partie s’arrête tout de suite. C’est définitif.
    [wins] ⚠️ **Abandonner ?** L’autre camp gagne tout de suite. C’est définitif.
   *[other] ⚠️ **Abandonner ?** Un ordinateur joue à ta place jusqu’à la fin. C’est définitif.
}

## Done
done-started = La partie a commencé.
# $place is a link to a channel or thread.
done-in-thread = Elle t’attend dans { $place }.
done-leaving = Table fermée. { lobby-leaving }
done-undone = Annulé.
done-undo-asked = Annulation demandée. Elle se fera quand tout le monde aura dit oui.
done-offered = Match nul proposé.
done-agreed = Tout le monde est d’accord : match nul.
done-resigned = Tu as abandonné.
done-left = Tu as quitté la table `{ $table }`.
done-nothing = Rien n’a changé. La partie continue.
done-handed-over = { $left ->
    [0] Il ne reste personne d’autre, donc les ordinateurs finissent la partie.
   *[other] Un ordinateur joue pour toi jusqu’à ce que tu reprennes ta place.
}
done-rematch-asked = Revanche demandée. Elle commence quand tout le monde a dit oui.
done-rematch = { $moved ->
    [alone] Une nouvelle partie a commencé.
    [no] La revanche a commencé.
   *[yes] La revanche a commencé, côtés inversés.
}
download-game = Toute la partie en un fichier. `python -m rules verify FILE` vérifie chaque tirage et chaque coup de la table `{ $table }`.
## Checking that nothing was rigged. $drawn counts random draws. $joined lists the ids of presses, and $players counts them.
verify-nothing = Aucune partie n’est en cours ici, et aucune n’y a pris fin. Pour vérifier une partie jouée ailleurs, choisis sa `table`.
verify-running =
    🔒 À la table `{ $table }`, chaque tirage vient d’un nombre secret, scellé avant le début :
    `{ $commitment }`
    Mélangé avec lui depuis, pour que personne ne décide sans les autres : { $joined ->
        [none] rien
       *[other] les identifiants des clics qui ont rejoint la table, { $joined }
    }
    Je révélerai le secret à la fin de la partie. **/mundialito table action:vérifier** vérifiera alors qu’il correspond au sceau, et que chaque dé et chaque carte en découle.
verify-fits =
    ✅ **Vérifié : rien n’a été modifié.** Table `{ $table }` : { $drawn ->
        [0] pas de hasard dans cette partie ; { $actions ->
            [one] sa seule action correspond
           *[other] ses { $actions } actions correspondent
        } à l’enregistrement scellé.
       *[other] { $drawn ->
            [one] le seul tirage
           *[other] les { $drawn } tirages
        } et { $actions ->
            [one] une action
           *[other] { $actions } actions
        } correspondent à l’enregistrement scellé.
    }
    -# Sceau : `{ $commitment }`
    -# Secret : `{ $secret }`
    -# Mélangé avec : { $joined ->
        [none] rien
       *[other] { $players ->
            [one] le clic d’une personne
           *[other] les clics de { $players } personnes
        }, { $joined }
    }
    -# Pour vérifier sans moi, télécharge le fichier de partie et lance `python -m rules verify FILE`. Le sceau est le SHA-256 de `mundialito:{ $table }:` suivi du secret.
verify-differs =
    ❌ **Ça ne correspond pas.** { $trouble }
    -# Table `{ $table }` · sceau `{ $commitment }` · secret `{ $secret }` · mélangé avec : { $joined } · tirages : { $drawn } · actions : { $actions }

games-title = **Tes tables**
games-none = Tu n’es à aucune table. Ouvres-en une avec **/mundialito play**.
# $who names the others at the table; $link leads to the board.
games-line = { $state ->
    [mine] - ▶ **À toi de jouer** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - On attend les autres · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Pas commencée · { $game } · { $who } · { $link } · `{ $table }`
}
games-hidden = - Masquée · { $game } · `{ $table }` · Tu ne vois pas son salon. **/mundialito table action:abandonner** laisse ta place.
games-puzzle = **/mundialito table table:{ $table }**

## Tables that can't continue
aside = 🗄️ { $reason ->
    [version] La table `{ $table }` ne peut pas continuer : les règles de ce jeu ont changé depuis son début. Les coups joués sont gardés.
    [game] La table `{ $table }` ne peut pas continuer : ce bot n’a plus son jeu. Les coups joués sont gardés.
   *[unreadable] La table `{ $table }` ne peut pas continuer : je ne peux pas lire sa partie enregistrée. Ce qui est enregistré est gardé pour la personne qui gère ce bot.
} Le résultat ne compte pas. Pour ouvrir une nouvelle table ici : **/mundialito play**.
aside-players = -# Autour de la table : { $names }
refusal-aside-version = Cette table ne peut pas continuer : les règles de son jeu ont changé depuis son début. Ouvres-en une autre avec **/mundialito play**.
refusal-aside-game = Cette table ne peut pas continuer : ce bot n’a plus son jeu. Choisis-en un autre avec **/mundialito play**.
refusal-aside-removed = Cette partie est en pause parce que son serveur m’a retiré. Elle continuera quand on m’y invitera de nouveau.
refusal-aside-unreadable = Cette table ne peut pas continuer : je ne peux pas lire sa partie enregistrée. Ce qui est enregistré est gardé pour la personne qui gère ce bot. Ouvre une autre table avec **/mundialito play**.
refusal-over-version = Je ne peux pas montrer cette partie : ses règles ont changé depuis. Son résultat reste valable.
refusal-over-game = Je ne peux pas montrer cette partie : ce bot n’a plus ce jeu. Son résultat reste valable.
refusal-over-unreadable = Cette partie est terminée, et je ne peux plus en lire les coups.
board-clocks = -# ⏱️ { $clocks }
board-clock-runs = { $name } : le temps expire { $when }
board-clock-left = { $name } : il reste { $left }
clock-left = { $unit ->
    [days] { $big } j { $small } h
    [hours] { $big } h { $small } min
   *[minutes] { $big } min { $small } s
}
term-control = { $value ->
    [steady] Pendule tranquille : 3 jours, plus 36 heures par tour
    [brisk] Pendule rapide : 1 jour, plus 12 heures par tour
    [timed] Pendule à deux : 10 minutes, plus 20 secondes par tour
   *[none] Sans pendule
}

tables-elsewhere = Sur ce serveur, les tables s’ouvrent dans { $places }.
button-open-there = L’ouvrir là-bas

# A seat's player, in a game file.
replay-player = Place { $number }

# What is stored about a person, and deleting it.
person-erased = quelqu’un qui est parti

doctor-state = { $state ->
    [lobby] en attente
    [set_aside] de côté
   *[running] en cours
}

# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Mise en place
   *[other] { $game ->
        [dicecup] Match { $number }
       *[other] Tour { $number }
    }
}
# In a picture of several moments: which one it is, and whose turn it was.
share-moment-of = { $moment } · { $name }
