# What moderators read: bans, and the question whether to end a table.
ban-yourself = Tu ne peux pas te bannir toi-même.
ban-bot = Les bots ne jouent pas, donc on ne peut pas les bannir.
ban-owner = Tu ne peux pas bannir les propriétaires du bot.
ban-owners-only = Bannir partout est réservé aux propriétaires du bot.
ban-none = Il n’y a pas de bannissement pour { $name }.
done-banned = J’ai banni { $name } { $where ->
    [all] de toutes mes tables
   *[here] des tables de ce serveur
}{ $days ->
    [0] {""}
    [one] {" "}pour 1 jour
   *[other] {" "}pour { $days } jours
}. { $left ->
    [no] Ses places seront libérées d’ici une minute environ.
   *[yes] Ses places y sont libérées.
}
done-banned-own = Tu jouais avec { $name }, donc tu as d’abord abandonné : { $tables }.
done-unbanned = { $name } peut de nouveau jouer.
bans-title = ### Bannissements
bans-none = Personne n’est banni.
bans-line = - { $name }, depuis le { $since }{ $until ->
    [none] {""}
   *[other] , jusqu’au { $until }
}{ $reason ->
    [none] {""}
   *[other] { " " }: { $reason }
}

## Ending a table
button-end-all = Arrêter pour tous
button-end-resign = Seulement abandonner
button-end-lobby = Fermer la table
end-ask = **{ $game }** à la table `{ $table }` dans { $place } : { $who }
    { $state ->
        [lobby] Fermer la table ? La partie n’a pas commencé.
       *[other] ⚠️ **L’arrêter pour tout le monde ?** Personne ne gagne, et la partie n’est pas classée. C’est définitif.
    }
end-ask-own = { $cost ->
    [resigned] Tu as abandonné cette partie. Cela compte toujours pour ton Elo, et pour celui de personne d’autre.
   *[plays] Tu joues toi-même ici, donc pour toi cela compte comme un abandon. L’Elo des autres ne bouge pas. Si tu **abandonnes seulement**, { $then ->
        [wins] l’autre camp gagne
       *[other] les autres continuent, et un ordinateur prend ta place
    }.
}
done-ended = La table `{ $table }` est fermée.
done-ended-own = La table `{ $table }` est fermée. Tu y jouais, donc pour toi cela compte comme un abandon.
