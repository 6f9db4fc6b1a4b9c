# What moderators and operators read: the doctor and the status page.
command-doctor = doctor
command-doctor-about = Voir ce qu’attend une table, et réparer ce qui ne va pas
option-doctor-table = Une table de ce serveur ; rien : celle d’ici, ou toutes

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = Cette table attend du monde. Dernière activité : { $when }.
doctor-over = La partie a pris fin { $when }.
doctor-waits = ⏳ On attend { $names }. Ce tour a commencé { $when }.
doctor-thinks = 💭 Réflexion : { $names }. Ce tour a commencé { $when }.
doctor-vote = 🗳️ { $others ->
    [one] L’autre camp décide de la suite
   *[other] Les autres votent sur la suite
} pour { $name }. Le vote a commencé { $when }.
doctor-nobody = Personne n’a à jouer. Le dernier tour s’est terminé { $when }.
doctor-next = À suivre, { $when } : { $kind ->
    [lobby] la table en attente ferme.
    [remind] un rappel part.
    [away] on demande aux autres quoi faire.
    [vote] le vote est compté.
    [idle] la partie oubliée est fermée.
    [clock] le coup de sifflet final.
    [routine] la table joue à la place de la personne dont c’est le tour.
    [round] tous les matchs du tour sont joués.
    [pause] le match suivant commence.
    [lapse] une demande sans réponse expire.
    [hold] une absence prend fin.
   *[other] autre chose ({ $kind }).
}
doctor-board = [Le plateau]({ $link }) est à jour.
doctor-well = ✅ Tout va bien à cette table.
doctor-repaired = 🔧 { $fault ->
    [timers] Des minuteurs manquaient. Ils sont rétablis.
    [computer] L’ordinateur n’avait pas commencé à réfléchir. Maintenant, il réfléchit.
    [board] Le plateau avait disparu. Je l’ai republié.
    [old-board] Le plateau n’était plus à jour. Je l’ai mis à jour.
    [hands] Une main manquait. Je l’ai renvoyée.
    [parcels] Une mise à jour n’était pas publiée. C’est fait.
    [channel] Le salon est de retour.
    [aside] La table est de nouveau lisible, et la partie continue.
   *[other] Je peux de nouveau lire le salon.
}
doctor-fault = ⚠️ { $fault ->
    [timers] Des minuteurs manquent, et je n’ai pas pu les rétablir. Réessaie dans un instant.
    [computer] L’ordinateur ne réfléchit pas encore. Je le lui redemanderai bientôt.
    [board] Le plateau a disparu, et je n’ai pas encore pu le republier.
    [old-board] Le plateau n’est plus à jour, et je n’ai pas encore pu le mettre à jour.
    [hands] Une main manque, et je n’ai pas encore pu l’envoyer. **Main** sur le plateau la montre aussi.
    [channel] Le salon a disparu. Toute personne qui joue à la table peut la déplacer : **/mundialito table** dans un autre salon, avec le nom de la table.
   *[other] Je ne peux pas lire le salon. Accorde-moi là-bas **Voir les salons** et **Voir les anciens messages**.
}
doctor-parcels = 📮 { $count ->
    [one] Une mise à jour n’est pas encore publiée. Elle a été créée { $when }.
   *[other] { $count } mises à jour ne sont pas encore publiées. La plus ancienne a été créée { $when }.
}
doctor-error = { $attempts ->
    [one] Un essai
   *[other] { $attempts } essais
}. Le dernier problème : { $code ->
    [50013] il m’y manque une permission.
    [50001] je ne vois pas le salon.
    [10003] le salon a disparu.
    [50007] cette personne n’accepte pas de messages privés.
    [50278] cette personne n’accepte pas de messages privés.
    [50083] le fil est archivé.
    [160005] le fil est verrouillé.
   *[other] `{ $error }`.
} Prochain essai : { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] Mise de côté { $when } : les règles de ce jeu ont changé depuis le début de la table.
    [game] Mise de côté { $when } : ce bot n’a plus le jeu de cette table.
    [removed] Mise en pause { $when } : ce serveur a retiré le bot.
   *[unreadable] Mise de côté { $when } : la partie enregistrée est illisible.
} Son salon est libre pour une nouvelle table. Tout ce qui est enregistré est gardé pour la personne qui gère ce bot.
doctor-server = ### Tables de ce serveur : { $running } en cours, { $lobbies } en attente, { $aside } de côté
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# One of the server's events; $event is its id, $waiting counts its messages that are not posted.
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] inscriptions ouvertes
    [unreadable] illisible
   *[running] en cours
}{ $waiting ->
    [0] { "" }
    [one] { " " }· 1 message pas encore publié
   *[other] { " " }· { $waiting } messages pas encore publiés
}
# $waiting counts updates; $parcel and $timer are timestamps, or none.
doctor-house = -# Sur tous les serveurs : { $running } en cours, { $lobbies } { $lobbies ->
    [one] en attente
   *[other] en attente
}, { $aside } de côté. Mises à jour à publier : { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , la plus ancienne prévue { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } avec trois essais ou plus
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Prochain minuteur : { $timer }.
}

## For operators
command-status = status
command-status-about = Pour la personne qui gère ce bot : voir comment il va
owners-only = Réservé à la personne qui gère ce bot. Pour les tables de ce serveur : **/mundialito-admin doctor**.
status-title = ### Mundialito { $version }{ $clusters ->
    [one] {""}
   *[other] , cluster { $cluster } (un sur { $clusters })
}, lancé { $since }
status-discord = Discord : { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} aux tables{ $clusters ->
    [one] {""}
   *[other] {" "}de tous les clusters
}, latence { $latency } ms{ $shards ->
    [0] {""}
    [one] {""}
   *[other] , { $up } shards connectés sur { $shards }
}
status-timers = Minuteurs : { $timers }{ $overdue ->
    [0] , aucun en retard
   *[other] , ⚠️ { $overdue } en retard
}
status-sweep = Dernier passage complet : il y a { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}{ $restarts ->
    [0] .
   *[other] { " " }; ⚠️ relancé { $restarts ->
        [one] une fois
       *[other] { $restarts } fois
    }.
}
# $weaker counts moves of the last ten minutes, $longest is in seconds, $waiting counts hints and reviews too.
status-thinking = Ordinateurs : { $waiting ->
    [0] rien n’attend
    [one] un coup attend
   *[other] { $waiting } coups attendent
}{ $weaker ->
    [0] .
   *[other] {"."} ⚠️ Ces dix dernières minutes, { $weaker ->
        [one] un coup a été joué
       *[other] { $weaker } coups ont été joués
    } à un niveau plus faible, car la machine était trop occupée. La plus longue attente : { $longest ->
        [0] moins d’une seconde
        [one] une seconde
       *[other] { $longest } secondes
    }. Augmente **COMPUTER_WORKERS** si la machine a des processeurs libres.
}
status-process = Boucle d’événements : au plus { $lag } ms de retard ces deux dernières minutes. Mémoire : { $memory } Mio
status-backup = Sauvegarde : { $state ->
    [off] désactivée. Pour l’activer, donne un dossier à `BACKUPS`.
    [failed] ⚠️ la dernière a échoué ; voir le journal. Dernière bonne sauvegarde : { $when }.
    [failing] ⚠️ la dernière a échoué ; voir le journal. Il n’y a pas encore de bonne sauvegarde.
    [none] aucune pour l’instant.
   *[made] faite et vérifiée { $when }.
}
status-errors = { $count ->
    [0] Aucune erreur depuis le lancement.
    [one] ⚠️ Une erreur depuis le lancement :
   *[other] ⚠️ { $count } erreurs depuis le lancement. Les dernières :
}
status-error = -# { $when } `{ $place }` : { $event }
