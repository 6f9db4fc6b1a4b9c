# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, der Würfelcup
routine-dicecup = 🎲 Würfeln
option-dicecup-mode = { $value ->
    [professional] Profi: acht Gruppen, dann K.-o.-Runden
    [touristic] Tourist: je zwei Gruppen auf einmal, dann K.-o.-Runden
   *[beginner] Einstieg: nur K.-o.-Runden, der kürzeste Cup
}
option-dicecup-selection = { $value ->
    [random] 32 der 44 Teams, ausgelost
    [custom] 32 handverlesene Teams
   *[standard] Alle Teams mit zwei und drei Sternen, dazu 16 mit einem
}
option-dicecup-teams = { $usual ->
    [yes] Keine Teams ausgewählt
   *[no] Teams ausgewählt
}
option-dicecup-seeding = { $value ->
    [no] Gruppen werden frei ausgelost
   *[yes] Starke Teams auf die Gruppen verteilt
}
option-dicecup-custom-team = { $usual ->
    [yes] Kein eigenes Team
   *[no] Eigenes Team: { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Eigenes Team: ein Stern
    [2] Eigenes Team: zwei Sterne
   *[3] Eigenes Team: drei Sterne
}
option-dicecup-dealer = { $value ->
    [0] Platz 1 teilt aus
    [1] Platz 2 teilt aus
    [2] Platz 3 teilt aus
    [3] Platz 4 teilt aus
    [4] Platz 5 teilt aus
   *[5] Platz 6 teilt aus
}

## Other pictures of the cup, on buttons.

page-dicecup-match = Das Spiel
page-dicecup-groups = Die Gruppen
page-dicecup-cup = Der Cup bisher
page-dicecup-final = Der Weltmeister
option-dicecup-teams-swap = Teams wählen …

## The names of options, above the fields of a form.
option-dicecup-mode-name = Länge des Cups
option-dicecup-selection-name = Teams
option-dicecup-custom-team-name = Dein eigenes Team
option-dicecup-custom-stars-name = Sterne deines Teams
