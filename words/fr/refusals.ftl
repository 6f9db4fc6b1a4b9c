# What can't be done, and why. Refusals of the games themselves are told by their rules.
refusal-unknown-game = Aucun jeu ne s’appelle { $game }. Choisis-en un dans la liste.
refusal-no-table = Cette table n’existe plus, ou tu ne vois pas son salon. Ouvres-en une autre avec **/mundialito play**.
refusal-not-started = La partie n’a pas encore commencé.
refusal-running = La partie a déjà commencé.
refusal-ended = Cette partie est terminée.
refusal-closed = { $why ->
    [withdrawn] Le défi a été retiré.
   *[closed] Cette table a été fermée avant la partie.
}
refusal-stale = Le plateau a changé entre-temps. Regarde de nouveau.
refusal-game-over = Cette partie est terminée.
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-others-turn = Ce n’est pas à toi de jouer. J’attends <@{ $person }>.
refusal-computers-turn = Ce n’est pas à toi de jouer. Un ordinateur réfléchit.
refusal-not-now = Tu ne peux pas faire ça maintenant.
refusal-chance-awaited = Des dés ou des cartes sont en cours de tirage. Réessaie dans un instant.
refusal-not-at-table = Tu n’es pas à cette table.
refusal-already-joined = Tu es déjà à cette table.
refusal-lobby-full = Toutes les places sont prises. Tu peux ouvrir une autre table : **/mundialito play**.
refusal-invitation-only = Les dernières places sont réservées sur invitation. Tu peux ouvrir une autre table : **/mundialito play**.
refusal-not-in-lobby = Tu n’es pas à cette table. Appuie d’abord sur **Rejoindre**.
refusal-host-only = Seul l’hôte, <@{ $host }>, peut faire ça.
refusal-host-starts = Pour l’instant, seul l’hôte, <@{ $host }>, peut faire ça. Toute la table le pourra <t:{ $since }:R>.
refusal-joined-often = Tu as rejoint et quitté cette table trop souvent. Trouves-en une autre, ou ouvre la tienne : **/mundialito play**.
refusal-sent-away = L’hôte t’a retiré cette place, donc tu ne peux plus rejoindre la table.
refusal-not-here = Cette personne n’est pas à cette table.
refusal-arranged-often = Cette table a été modifiée trop souvent. Commence la partie, ou ouvre une autre table.
refusal-no-computer = Il n’y a pas d’ordinateur à cette table.
refusal-too-few = À ce jeu, il faut être { $exactly ->
    [yes] { "" }
   *[no] au moins{ " " }
}{ $least ->
    [one] { $least }
   *[other] { $least }
}, et { $here ->
    [0] il n’y a encore personne
    [one] il n’y a qu’une personne
   *[other] vous n’êtes que { $here }
}.
refusal-too-many-invited = À ce jeu, { $most ->
    [0] il n’y a plus de place
    [one] il reste 1 autre place
   *[other] il reste { $most } autres places
}.
refusal-options-forbid = La partie ne peut pas commencer ainsi. { $why }
refusal-undo-pending = Une annulation est déjà demandée. Réponds-y d’abord.
refusal-undo-nothing = Tu n’as rien à annuler.
refusal-undo-chance = Tu ne peux pas annuler ça : des dés ou des cartes ont été tirés depuis.
refusal-undo-hidden = Tu ne peux pas annuler ça : quelqu’un a peut-être vu une carte depuis.
refusal-undo-gone = Plus personne ne demande d’annulation.
refusal-undo-often = Tu as annulé ça trop souvent. Continue à partir d’ici.
refusal-asked-often = Tu as demandé ça trop souvent dans cette partie.
refusal-not-asked = La réponse est réservée à <@{ $person }>{ $others ->
    [0] { "" }
    [one] { " " }et à une autre personne
   *[other] { " " }et à { $others } autres personnes
}.
refusal-proposal-pending = Les autres n’ont pas encore répondu à ta dernière proposition. Attends, ou retire-la avec **Pas d’accord**.
refusal-proposal-open = La proposition de l’hôte est encore ouverte. Réponds-y d’abord, ou attends que tout le monde l’ait fait.
refusal-option-idle = Avec ces réglages, { $option } ne change rien, donc tout reste pareil.
refusal-nothing-to-fill = Il y a déjà assez de monde. Tu peux encore ajouter des ordinateurs un par un.
refusal-proposal-gone = Cette proposition n’existe plus.
swap-gone = Il n’y a plus rien à échanger ici.
refusal-draw-pending = Un match nul est déjà proposé.
refusal-draw-nobody = Il n’y a personne à qui le demander : les ordinateurs n’acceptent pas de match nul.
refusal-draw-gone = Cette offre de match nul n’existe plus.
refusal-vote-gone = Ce vote est terminé.
refusal-vote-choice = Ce n’est pas un des choix.
refusal-vote-early = Le vote pour arrêter la partie s’ouvre <t:{ $since }:R>. D’ici là, attends ou laisse jouer un ordinateur.
vote-shut-out = Tu ne peux pas voter l’arrêt maintenant : { $name } ne voit pas ce salon, et la partie pourrait compter. Attends ou laisse jouer un ordinateur. La modération peut laisser revenir { $name }.
vote-no-end = C’est toi qui décides qui voit ce salon, donc tu ne peux pas voter l’arrêt d’une partie qui pourrait compter : personne n’y échappe en la cachant à quelqu’un. Attends { $name }, laisse jouer un ordinateur ou abandonne.
vote-let-in = { $name } ne voit pas ce salon, et c’est toi qui décides qui le voit. Laisse revenir { $name }, ou attends.
refusal-no-draws = À ce jeu, il n’y a pas de match nul d’un commun accord.
refusal-no-routines = À ce jeu, chaque coup est une décision, donc la table n’en joue aucun pour toi.
refusal-routines-choice = Ce n’est pas un des choix.
refusal-reserve-choice = Tu ne peux choisir que tes propres équipes.
refusal-round-out = Pour toi, la coupe est finie, donc les autres décident de la suite.
refusal-round-pending = Quelqu’un l’a déjà demandé.
refusal-round-gone = C’est déjà réglé.
refusal-seat-handed-over = Un ordinateur joue à ta place. Reprends-la d’abord.
refusal-seat-not-handed-over = C’est déjà toi qui joues à ta place.
refusal-puzzle-alone = Cet essai compte, donc un ordinateur ne peut pas le jouer pour toi.
refusal-event-alone = Dans un tournoi, on joue soi-même.
refusal-rematch-made = La revanche a déjà commencé : table `{ $table }`.
refusal-rematch-without = Quelqu’un a quitté cette table pour de bon, donc il n’y aura pas de revanche. Ouvre une autre table : **/mundialito play**.
refusal-rematch-asked = Tu as déjà demandé une revanche. Les autres n’ont pas encore répondu.
refusal-seats = { $least ->
    [1] { $most ->
        [1] Ce jeu se joue en solo.
       *[other] Ce jeu se joue de 1 à { $most }.
    }
   *[other] { $most ->
        [2] Ce jeu se joue à deux.
       *[other] Ce jeu se joue de { $least } à { $most }.
    }
}
show-too-soon = Tu viens déjà de montrer quelque chose ici. Réessaie dans une minute.
refusal-option-unknown = Ce jeu n’a pas d’option { $option }. Vérifie l’orthographe, ou retire cette option.
refusal-option-value = { $option } ne peut pas valoir { $value }. Choisis une autre valeur.

## Around the table
no-table-here = Il n’y a pas de partie ici. Lances-en une avec **/mundialito play**, ou retrouve les tiennes avec **/mundialito games**.
which-table = Tu es à plusieurs tables. Dis laquelle ; **/mundialito games** donne leurs noms.
refusal-table-action = Je ne connais pas cette action. Possible maintenant : { $actions }.
unknown-level = Ce niveau n’existe pas. Choisis parmi ceux-ci : { $levels }.
opponent-yourself = Tu ne peux pas t’inviter toi-même. N’indique personne, ou joue contre l’ordinateur.
opponent-elsewhere = Cette personne n’est pas sur ce serveur. Choisis quelqu’un qui y est.
opponent-refuses = Impossible d’inviter { $name } pour le moment. Invite quelqu’un d’autre, ou laisse la place libre.
opponent-blocked = Tu as bloqué { $name }. Débloque d’abord ce compte : **/mundialito settings**.
join-refused = Tu ne peux pas rejoindre cette table. Cherches-en une autre, ou ouvre la tienne : **/mundialito play**.
block-yourself = Tu ne peux pas te bloquer toi-même.
block-bot = Les bots n’invitent personne, donc il n’y a rien à bloquer.
block-full = Tu peux bloquer { $limit } personnes. Débloque d’abord quelqu’un : **/mundialito settings**.
opponent-bot = Ce bot ne sait pas jouer. Invite une personne, ou choisis un niveau d’ordinateur.
alone-in-dm = En message privé, tu peux jouer contre l’ordinateur : choisis un niveau. Pour jouer à plusieurs, ouvre une table sur un serveur.
moderators-only = Seule la modération (la permission **Gérer les messages**) peut faire ça.
moderators-only-server = Tu modères ce salon, mais seule la modération du serveur entier peut faire ça : les membres dont le rôle a **Gérer les messages**.
download-not-yet = Tu pourras télécharger le fichier une fois la partie terminée.
replay-nothing = Aucune partie n’a été jouée ici, et tu n’en as terminé aucune. Pour revoir une partie à partir d’un fichier, joins-le avec l’option `file`.
replay-no-moment = Cette partie n’a pas ce moment.
replay-not-yours = Tu ne peux pas regarder de ce côté. Toutes les mains s’ouvrent à la fin de la partie.
replay-file-gone = Je ne peux plus lire le fichier de partie. Joins-le de nouveau : `/mundialito replay`, option `file`.
replay-file-large = Ce fichier est trop gros pour une partie : { $size } ko au plus.
replay-file-long = Cette partie est trop longue pour que je la rejoue.
replay-file-unreadable = Ce n’est pas un fichier de partie. Joins celui que **Fichier de partie** t’a donné sous une partie terminée.
replay-file-wrong = Je ne peux pas rejouer ce fichier : { $trouble }
outdated-command = Cette commande n’est plus à jour. Redémarre Discord, ou réessaie dans quelques minutes.
press-outdated = Ce bouton n’est plus à jour. **/mundialito table** montre la table telle qu’elle est.
press-elsewhere = Cette table est sur un autre serveur. Joue là-bas.
press-left-server = Tu as quitté le serveur de cette table, donc tu ne peux plus y jouer d’ici.
table-hidden = Tu ne vois plus le salon de la table `{ $table }`, donc elle t’est fermée. { $seated ->
    [yes] Demande à la modération de te laisser revenir, ou laisse ta place avec **/mundialito table action:abandonner**.
   *[no] { "" }
}
channel-hidden = Tu ne vois plus ce salon, donc plus rien n’y marche pour toi. Si c’est une erreur, vois avec la modération.
place-permissions = Je ne peux pas publier de plateau dans { $place }. Demande à la modération de m’accorder { $names }.
place-permissions-yours = Tu ne peux pas ouvrir de table dans { $place } : il te faut { $names }. Essaie un autre salon.
place-no-thread-here = Cette table a besoin de son propre fil, et je ne peux pas en créer ici. Essaie un autre salon.
place-thread-forbidden = Cette table a besoin de son propre fil, et je ne peux pas en créer ici. Demande à la modération de m’accorder **Créer des fils publics**.
place-threads-full = Cette table a besoin de son propre fil, mais ce serveur a déjà autant de fils ouverts que Discord le permet. Fermes-en quelques-uns, ou essaie un salon où aucune table n’est en cours.
place-no-pictures = Je ne peux pas joindre d’images ici, donc les plateaux arrivent en mots. Demande à la modération de m’accorder **Joindre des fichiers**.

## Trouble
trouble-too-many-person = { $limit ->
    [one] { $person } est déjà à une table. Il faut d’abord finir cette partie.
   *[other] { $person } est déjà à { $limit } tables. Il faut d’abord finir une de ces parties.
}
trouble-too-many-server = { $limit ->
    [one] Ce serveur a déjà une table. Il faut d’abord finir cette partie.
   *[other] Ce serveur a déjà { $limit } tables. Il faut d’abord finir une de ces parties.
}
trouble-too-many-hour = { $limit ->
    [one] Tu peux ouvrir { $limit } table par heure. Réessaie plus tard, ou rejoins une table ouverte.
   *[other] Tu peux ouvrir { $limit } tables par heure. Réessaie plus tard, ou rejoins une table ouverte.
}
trouble-direct-taken = Tu as déjà une partie en cours dans nos messages privés. Finis-la d’abord, ou joue sur un serveur. **/mundialito games** t’y mène.
trouble-spent = Tu m’as demandé beaucoup en peu de temps : vidéos, analyses, replays et indices, c’est du travail, et les autres en veulent aussi. Tu pourras continuer { $when }. Jouer reste possible à tout moment.
trouble-given-up = Je n’ai pas réussi à calculer ça cette fois ; rien n’est perdu. Réessaie dans une minute.
trouble-place-taken = Une partie est déjà en cours ici. Ouvre la tienne dans un autre salon ou dans un nouveau fil.
trouble-archive = Impossible d’enregistrer ça, donc rien n’a changé. Réessaie dans un instant. La personne qui gère ce bot est prévenue.
trouble-unconfirmed = J’ai perdu ma base de données pendant l’enregistrement : peut-être que ça a marché, peut-être pas. Regarde la table avant de réessayer. La personne qui gère ce bot est prévenue.
trouble-forbidden = Discord ne me laisse pas faire ça ici. Demande à la modération de vérifier mes permissions.
trouble-discord = Discord a refusé. Rien n’est perdu ; réessaie.
trouble-answer = Discord a refusé ma réponse. Ton coup est enregistré, et le plateau le montre.
trouble-ours = Une erreur est survenue de notre côté, et rien n’a changé. Si cela se reproduit, signale-le avec ce numéro : { $number }.
# What a banned person reads, and who invites one.
banned = Bannissement : tu ne peux plus jouer sur { $where ->
    [there] le serveur de cette table
   *[here] ce serveur
}{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Raison : « { $reason } ».
} La modération du serveur peut lever le bannissement. **/mundialito settings**, **block** et **privacy** marchent toujours.
banned-everywhere = Bannissement : tu ne peux plus jouer avec moi{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Raison : « { $reason } ».
} **/mundialito settings**, **block** et **privacy** marchent toujours.
opponent-banned = { $name } ne peut plus jouer ici (bannissement). Invite quelqu’un d’autre, ou laisse la place libre.
refusal-control-pace = Les pendules tranquille et rapide vont avec les parties lentes, 10 minutes + 20 secondes avec les parties en direct.
refusal-control-two = 10 minutes + 20 secondes, c’est une pendule pour deux. Choisis un autre rythme, ou jouez à deux.

follow-refused = Tu ne peux pas suivre cette partie, car quelqu’un qui y joue t’a bloqué l’accès.
menu-no-table = Ce message ne montre pas de table. Utilise la commande sur un de mes plateaux.
