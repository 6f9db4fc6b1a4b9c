# Ce qu'un serveur fixe pour tous : une page pour qui le gère.
server-title = ### Mes réglages sur ce serveur
server-line-chosen-language = 🌐 Langue
server-line-channels = 🎲 Salons de jeu
server-line-quiet = 🌙 Mes heures calmes
server-language-discord = Comme dans Discord
server-channels-all = Partout
server-quiet-off = Désactivées
server-quiet-hours = De { $begin } à { $end }, { $zone }
server-permissions = Qui peut utiliser quelle commande se règle dans Discord : **Paramètres du serveur → Intégrations**
server-changed = { $name } a modifié { $setting } { $when }
server-changes = ### Toutes les modifications
server-change = **{ $name }** · { $setting } : { $was } → { $became } · { $when }
server-between = **{ $name } vient de changer cela :** { $value }
server-warn = Il me manque { $names } dans { $place }.
server-warn-gone = Un salon a été supprimé. Choisis-en un autre.
server-channel-gone = Ce salon a été supprimé. Choisis-en un autre.
server-quiet-equal = Le début et la fin sont les mêmes. Choisis deux heures différentes, ou désactive les heures calmes.
server-zone-unknown = { $place ->
    [none] Dis-moi où tu es. Par exemple :
   *[other] Je ne connais pas *{ $place }*. Tu voulais dire un de ces lieux ?
}
server-zone-example = Paris · UTC−3 · 21:40
server-form-language-title = Langue
server-form-language = Langue des plateaux et des messages
server-form-language-about = En privé, je parle la langue de chaque personne.
server-form-channels-title = Salons de jeu
server-form-channels = Les tables ne s’ouvrent qu’ici
server-form-channels-about = Si tu n’en choisis aucun, c’est partout. Les parties en cours restent où elles sont.
server-form-quiet-title = Mes heures calmes
server-form-quiet-from = De
server-form-quiet-from-about = Durant ces heures, je ne publie rien de moi-même. Les parties continuent.
server-form-quiet-to = À
server-form-zone = Où es-tu, ou quelle heure est-il chez toi ?
managers-only = Seules les personnes qui gèrent ce serveur peuvent faire cela. Demande à l’une d’elles.
tables-elsewhere = Sur ce serveur, les tables s’ouvrent dans { $places }.
button-open-there = L’ouvrir là-bas
button-server-setup = Me configurer
button-server-change = Modifier
button-server-fix = Corriger
button-server-changes = Modifications
button-server-back = Retour
