# Tips on the next results of a cup, by those who watch and those who are out.
button-tip = Typuj
button-tip-draw = Remis
button-tip-next = Dalej
button-tip-change = Zmień
# $match names the match: "Grand Final", "Group A, round 2", "match 7".
tips-heading = ### Twój typ: { $match }
# $one and $other are the two sides; $close is the sentence that says until when.
tips-pair = { $one } – { $other }. { $close }
tips-side = { $team } ({ $player })
tips-place = { $number } z { $all }
# Small print; $all is at least 2.
tips-right = Trafione typy: { $right } z { $all }.
tips-all-done = **Wszystko wytypowane.** Do zobaczenia po rundzie.
# Below a board; $count is at least 3.
tips-count = { $count ->
    [one] -# { $count } osoba już typowała
    [few] -# { $count } osoby już typowały
   *[many] -# { $count } osób już typowało
}
tips-late = Mecz już się zaczął. Wytypuj następny.
tips-still-in = Nadal grasz w turnieju. Możesz typować, gdy odpadniesz.
tips-knows-hand = Znasz karty kogoś, kto jeszcze gra. Możesz typować, gdy ta osoba odpadnie.
tips-too-many = Typuje tu już { $limit } osób i nie ma miejsca na więcej.
# After the game; $told lists at most three people, the first with "of".
tips-best = 🔮 **Najlepsze typy:** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } z { $all }
   *[no] { $name } { $right }
}
tips-refused = Nie możesz tu typować, bo ktoś z grających cię blokuje.
