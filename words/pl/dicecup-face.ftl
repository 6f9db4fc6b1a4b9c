# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, puchar w kości
routine-dicecup = 🎲 Rzuć
option-dicecup-mode = { $value ->
    [professional] Zawodowiec: osiem grup, potem faza pucharowa
    [touristic] Turysta: grupy po dwie naraz, potem faza pucharowa
   *[beginner] Nowicjusz: sama faza pucharowa, najkrótszy turniej
}
option-dicecup-mode-name = Długość turnieju
option-dicecup-selection-name = Drużyny
option-dicecup-custom-team-name = Twoja własna drużyna
option-dicecup-custom-stars-name = Gwiazdki drużyny
option-dicecup-selection = { $value ->
    [random] 32 z 44 drużyn, wylosowane
    [custom] 32 drużyny wybrane po kolei
   *[standard] Wszystkie z dwiema i trzema gwiazdkami oraz 16 z jedną
}
option-dicecup-teams = { $usual ->
    [yes] Drużyny nie są wybrane
   *[no] Drużyny wybrane
}
option-dicecup-seeding = { $value ->
    [no] Grupy losowane zupełnie dowolnie
   *[yes] Silne drużyny rozstawione w różnych grupach
}
option-dicecup-custom-team = { $usual ->
    [yes] Bez własnej drużyny
   *[no] Własna drużyna: { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Własna drużyna: jedna gwiazdka
    [2] Własna drużyna: dwie gwiazdki
   *[3] Własna drużyna: trzy gwiazdki
}
option-dicecup-dealer = { $value ->
    [0] Rozdaje miejsce 1
    [1] Rozdaje miejsce 2
    [2] Rozdaje miejsce 3
    [3] Rozdaje miejsce 4
    [4] Rozdaje miejsce 5
   *[5] Rozdaje miejsce 6
}

## Other pictures of the cup, on buttons.

page-dicecup-match = Mecz
page-dicecup-groups = Grupy
page-dicecup-cup = Przebieg turnieju
page-dicecup-final = Mistrz
option-dicecup-teams-swap = Wybierz drużyny…
