calm-turns = **🔔 À mon tour**
    { $how ->
        [each] Une mention à chaque fois
        [digest] Un message à 08:00 et un à 19:00
       *[never] Jamais
    }
calm-zone = **🕘 Mon heure locale**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(supposée)*
       *[no] {""}
    }
calm-hours = **🌙 Heures calmes**
    { $on ->
        [yes] De { $begin } à { $end }
       *[no] Désactivées
    }
calm-absence = **🏖️ Absence**
    { $until ->
        [none] Non · encore { $days ->
            [one] { $days } jour cette année
           *[other] { $days } jours cette année
        }
       *[other] Jusqu’au { $until }
    }
button-calm-less = Moins d’alertes
button-calm-calls = Régler les alertes
button-calm-zone = Régler mon heure
button-calm-hours = Régler les heures
button-calm-away = Je m’absente…
button-calm-back = Je suis de retour
button-calm-play = Jouer et revenir
button-calm-page = Mes paramètres
button-calm-go = Y aller
calm-turns-form = À mon tour
calm-turns-question = Quand te prévenir pour les tables lentes ?
calm-turns-question-about = Pour les parties en direct, je te préviens toujours.
calm-turns-choice = { $how ->
    [each] À chaque fois
    [digest] Deux fois par jour
   *[never] Jamais
}
calm-turns-then = { $how ->
    [each] Une mention à la table
    [digest] Un message privé à 08:00 et un à 19:00
   *[never] Je regarde moi-même : /mundialito games
}
calm-closed = Je ne peux pas t’écrire. Autorise les messages privés sur ce serveur, puis réessaie.
calm-zone-form = Mon heure locale
calm-zone-question = Où es-tu, ou quelle heure est-il chez toi ?
calm-zone-example = Paris · UTC−3 · 21:40
calm-zone-unknown = { $place ->
    [none] Je ne sais pas où c’est.
   *[other] Je ne connais pas *{ $place }*.
} Tu voulais dire :
calm-hours-form = Heures calmes
calm-hours-from = De
calm-hours-from-about = Durant ces heures, les messages sont silencieux. Les pendules tournent toujours.
calm-hours-to = À
calm-hours-off = Désactivées
calm-hours-equal = Le début et la fin sont les mêmes. Choisis deux heures différentes, ou désactive les heures calmes.
calm-away-form = Absence
calm-away-question = Jusqu’à quel jour inclus ?
calm-away-question-about = { $days ->
    [one] Au plus 14 jours de suite. Il t’en reste { $days } cette année.
   *[other] Au plus 14 jours de suite. Il t’en reste { $days } cette année.
}
calm-tomorrow = Demain, { $date }
calm-no-days = Tu as déjà pris tes 28 jours d’absence de cette année.
calm-too-long = { $days ->
    [one] Il te reste { $days } jour cette année. Choisis une date plus proche.
   *[other] Il te reste { $days } jours cette année. Choisis une date plus proche.
}
calm-begun = **Absence jusqu’au { $until }.** { $tables ->
    [0] Tu n’es à aucune table lente pour l’instant.
    [one] Ta table lente t’attend ; les parties en direct, non.
   *[other] Tes { $tables } tables lentes t’attendent ; les parties en direct, non.
}
calm-ended = **Bon retour !** Tes tables lentes reprennent.
refusal-away = Tu as annoncé une absence jusqu’au <t:{ $until }:D>. Jouer et y mettre fin ?
calm-held = -# 🏖️ { $names } { $count ->
    [one] s’absente
   *[other] s’absentent
} jusqu’au { $when } : d’ici là, aucun délai ne court.
calm-away = -# 🏖️ { $names } { $count ->
    [one] s’absente
   *[other] s’absentent
} jusqu’au { $when }.
calm-digest-title = ### { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
calm-digest-none = Rien ne t’attend.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ ton temps expire { $when }
        [invited] ✉️ tu as une invitation
        [asked] on te pose une question
       *[no] ton tour est venu { $when }
    }
calm-digest-more = et encore { $count } : **/mundialito games**
calm-digest-next = -# Prochain message à { $when }, si quelque chose t’attend.
