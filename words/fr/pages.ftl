# Your own settings: one private page.
settings-title = ### Tes paramètres
# The language's own name.
language-name = Français
language-preview = Aperçu : ce qui manque est en anglais
settings-unblock = Débloquer quelqu’un

# Ce qu'un serveur fixe pour tous : une page pour qui le gère.
server-title = ### Mes réglages sur ce serveur
server-permissions = Qui peut utiliser quelle commande se règle dans Discord : **Paramètres du serveur → Intégrations**
server-changed = { $name } a modifié { $setting } { $when }
server-changes = ### Toutes les modifications
server-change = **{ $name }** · { $setting } : { $was } → { $became } · { $when }
server-between = **{ $name } vient de changer cela :** { $value }
server-warn = Il me manque { $names } dans { $place }.
server-warn-gone = Un salon a été supprimé. Choisis-en un autre.
server-channel-gone = Ce salon a été supprimé. Choisis-en un autre.
server-zone-unknown = { $place ->
    [none] Dis-moi où tu es. Par exemple :
   *[other] Je ne connais pas *{ $place }*. Tu voulais dire un de ces lieux ?
}
server-zone-example = Paris · UTC−3 · 21:40
server-form-zone = Où es-tu, ou quelle heure est-il chez toi ?
managers-only = Seules les personnes qui gèrent ce serveur peuvent faire cela. Demande à l’une d’elles.
button-server-setup = Me configurer
button-server-change = Modifier
button-server-fix = Corriger
button-server-changes = Modifications
button-server-back = Retour
