privacy-title = ### Tes données
privacy-nothing = Je n’ai aucune donnée sur toi.
privacy-id = Ton identifiant Discord, qui te représente dans les parties et les journaux.
privacy-names = Tes noms : **{ $name }** ({ $account }).
privacy-language = Ta langue : { $language }.
privacy-count-settings = { $count ->
    [one] { $count } paramètre ou composition mémorisée.
   *[other] { $count } paramètres et compositions mémorisées.
}
privacy-count-blocked = { $count ->
    [one] { $count } personne bloquée.
   *[other] { $count } personnes bloquées.
}
privacy-count-lessons = { $count ->
    [one] Pour { $count } jeu : si tu as fini sa leçon ou ne veux plus qu’elle te soit proposée.
   *[other] Pour { $count } jeux : si tu as fini la leçon ou ne veux plus qu’elle te soit proposée.
}
privacy-direct = Le salon de tes messages privés avec moi.
privacy-count-open = { $count ->
    [one] { $count } table ouverte ou invitation.
   *[other] { $count } tables ouvertes et invitations.
}
privacy-count-finished = { $count ->
    [one] { $count } partie terminée, avec chaque coup. Elle sert à calculer ton Elo.
   *[other] { $count } parties terminées, avec chaque coup. Elles servent à calculer ton Elo.
}
privacy-count-tries = { $count ->
    [one] { $count } essai à une énigme du jour.
   *[other] { $count } essais à des énigmes du jour.
}
privacy-count-mentions = { $count ->
    [one] { $count } note sur l’heure d’une mention. Je la garde un jour.
   *[other] { $count } notes sur l’heure de mes mentions. Je les garde un jour.
}
privacy-count-openings = { $count ->
    [one] { $count } note sur le moment où tu as ouvert une table. Je la garde un jour.
   *[other] { $count } notes sur les moments où tu as ouvert une table. Je les garde un jour.
}
privacy-count-hands = { $count ->
    [one] { $count } message privé qui montre ta main.
   *[other] { $count } messages privés qui montrent tes mains.
}
privacy-count-servers = { $count ->
    [one] Ton appartenance à { $count } serveur.
   *[other] Ton appartenance à { $count } serveurs.
}
privacy-count-bans = { $count ->
    [one] { $count } bannissement, avec sa raison. Une empreinte de ton identifiant reste jusqu’à sa levée, même si tu effaces le reste.
   *[other] { $count } bannissements, avec leurs raisons. Une empreinte de ton identifiant reste jusqu’à leur levée, même si tu effaces le reste.
}
privacy-count-follows = { $count ->
    [one] { $count } partie que tu suis.
   *[other] { $count } parties que tu suis.
}
privacy-count-tips = { $count ->
    [one] { $count } pronostic de match de coupe.
   *[other] { $count } pronostics de matchs de coupe.
}
privacy-count-changes = { $count ->
    [one] { $count } modification des réglages d’un serveur.
   *[other] { $count } modifications des réglages de serveurs.
}
privacy-count-events = { $count ->
    [one] { $count } tournoi auquel tu as participé ou que tu as organisé.
   *[other] { $count } tournois auxquels tu as participé ou que tu as organisés.
}
privacy-count-absences = { $count ->
    [one] Le fait que tu as manqué ton dernier tournoi sur { $count } serveur, sous une empreinte de ton identifiant.
   *[other] Le fait que tu as manqué ton dernier tournoi sur { $count } serveurs, sous une empreinte de ton identifiant.
}
privacy-count-against = { $count ->
    [one] { $count } note d’avant ton effacement, par exemple sur une table que tu as ouverte. Elle reste un jour, sous une empreinte de ton identifiant.
   *[other] { $count } notes d’avant ton effacement, par exemple sur des tables que tu as ouvertes. Elles restent un jour, sous une empreinte de ton identifiant.
}
privacy-erased-lately = Le fait que tu as tout effacé { $when }. Je le garde un jour, sous une empreinte de ton identifiant.
privacy-ways = **/mundialito privacy export** t’envoie tout dans un fichier. **/mundialito privacy delete** l’efface.
privacy-exported = Voici toutes tes données. Personne d’autre ne voit ce message.
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [one] Tu es à 1 table ouverte ou on t’y invite. Tu la quitteras, ou tu abandonneras si la partie est en cours.
        { privacy-ask-all }
   *[other] Tu es à { $open } tables ouvertes ou on t’y invite. Tu les quitteras, et tu abandonneras les parties en cours.
        { privacy-ask-all }
}
privacy-ask-all =
    Tes noms, tes paramètres, ton Elo, tes essais aux énigmes et toutes tes autres données seront effacés. Les parties terminées restent pour les autres, et tu y apparais comme *quelqu’un qui est parti*.
    Ce qui te limite, comme le blocage de quelqu’un, reste aussi longtemps que prévu, sous une empreinte de ton identifiant. Tu peux tout effacer une fois par jour.
    C’est définitif. Les messages déjà publiés dans les salons y restent jusqu’à ce que quelqu’un les supprime.
    Le bouton marche pendant { $minutes } minutes.
privacy-late = Ce bouton n’a marché que pendant { $minutes } minutes. Rien n’a été effacé. Tape **/mundialito privacy delete** pour en avoir un nouveau.
privacy-too-soon = Tu as tout effacé il y a moins d’un jour. Tu pourras recommencer { $when }.
button-erase = Effacer mes données
privacy-erased = Toutes tes données sont effacées. Si tu rejoues, tu repars de zéro.
privacy-erased-nothing = Il n’y avait plus rien à effacer.
privacy-count-streaks = Ta série aux énigmes du jour.
privacy-count-mistakes = { $count ->
    [one] { $count } erreur de tes parties, montrée à nouveau ou résolue.
   *[other] { $count } erreurs de tes parties, montrées à nouveau ou résolues.
}
privacy-count-digests = { $count ->
    [one] { $count } message sur tes tours, avec l’heure du prochain.
   *[other] { $count } messages sur tes tours, avec l’heure du prochain.
}
