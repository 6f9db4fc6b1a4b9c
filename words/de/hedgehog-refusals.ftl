# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Alle Figuren sind in einem Stapel, also kann sich nichts bewegen; du kannst nur mit end aufhören.
refusal-hedgehog-under-own = Deine Figur ({ $piece ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}) ist unter einer anderen von dir ({ $own ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}); in einem Stapel zieht nur deine oberste.
refusal-hedgehog-too-far = Das ist zu weit: Bei { $spaces } Stapeln im Ring geht ein Zug höchstens { $most } weit.
refusal-hedgehog-too-dear = Deine Figur ({ $piece ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}) so weit zu ziehen kostet { $cost } Punkte, und du hast noch { $left }.
refusal-hedgehog-lands-on-smaller = Deine Figur ({ $piece ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}) kann nicht auf Stapel { $stack } landen: Die oberste ({ $top ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}) ist kleiner.
refusal-hedgehog-lands-on-bigger = Deine Figur ({ $piece ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}) kann nicht auf Stapel { $stack } landen: Die oberste ({ $top ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}) ist größer.
refusal-hedgehog-neutral = Neutrale Farben gibt es bis höchstens { $most } am Tisch. Schalte sie aus, um mehr zu sein.
refusal-hedgehog-notation = „{ $text }“ ist kein Zug des Marsigelwettkampfs. Schreib `Q+2` für deine Königin zwei Plätze im Uhrzeigersinn, `P-1` für deinen Bauern einen andersherum, `D` und eine Zahl für deine Drohne, oder `end`.
