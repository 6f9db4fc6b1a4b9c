# Le seul formulaire des réglages d’une table, et ce qui se dit ensuite.

form-title = Réglages : { $game }
form-pace = Rythme
form-begins = Qui commence
form-order = { $value ->
    [drawn] Tirage au sort
    [joined] Dans l’ordre d’arrivée
   *[host] Toi
}
form-wait-live = En direct. { term-wait-live }
form-wait-slow = Lent. { term-wait-slow }
form-turns = À une table lente : { $turns } tours
form-flags = En plus
form-kickoff = Chaque camp choisit sa composition
form-kickoff-else = Sinon, une composition toute prête et coup d’envoi immédiat
form-hints = Indices pour tout le monde
form-hints-then = La partie est alors amicale{ $asks ->
    [yes] . Tout le monde doit être d’accord
   *[no] {""}
}
form-thread = Jouer dans un fil à part
form-line = { $longest } caractères au plus, ou rien
form-number = Un nombre entier{ $most ->
    [none] , { $least } ou plus
   *[other] { " " }de { $least } à { $most }
}. Vide : comme d’habitude.
form-late = Ce formulaire a mis trop de temps à s’ouvrir. Réessaie.

## Sur la page de l’hôte
form-asked = { $count ->
    [one] { $names } doit donner son accord
   *[other] { $names } doivent donner leur accord
} à ceci : **{ $setting }**.
form-replaced = Les réglages ont changé pendant ton choix. Les tiens ont remplacé : { $settings }.
form-more = { $count ->
    [one] Il y a maintenant un choix de plus.
   *[other] Il y a maintenant { $count } choix de plus.
}
form-wrong-text = **{ $name } :** écris { $longest } lettres au plus, sur une ligne. Le reste est enregistré.
form-wrong-number = **{ $name } :** écris un nombre entier{ $most ->
    [none] , { $least } ou plus
   *[other] { " " }de { $least } à { $most }
}. Le reste est enregistré.
start-alone = Personne n’est venu. Commencer avec { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
} ?
start-unagreed = Tout le monde n’est pas encore d’accord : **{ $setting }**. Commencer sans cela ?

## Menus
invite-one = Défier quelqu’un…
invite-several = Inviter quelqu’un…
lobby-about = Règles et tous les réglages
form-control = { $value ->
    [steady] Lent, pendule tranquille : 3 jours + 36 heures par tour
    [brisk] Lent, pendule rapide : 1 jour + 12 heures par tour
   *[timed] En direct, à deux : 10 minutes + 20 secondes par tour
}
form-agree = Tout le monde doit être d’accord
