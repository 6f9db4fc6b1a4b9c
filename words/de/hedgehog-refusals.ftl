# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Alle Figuren sind in einem Stapel, also kann sich nichts bewegen; du kannst nur mit end aufhören.
refusal-hedgehog-under-own = { $piece ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} steht unter { $own ->
    [1] deinem Bauern
    [2] deiner Drohne
   *[3] deiner Königin
}; in einem Stapel zieht nur deine oberste Figur.
refusal-hedgehog-too-far = Das ist zu weit: Bei { $spaces } Stapeln im Ring geht ein Zug höchstens { $most } weit.
refusal-hedgehog-too-dear = { $piece ->
    [1] Deinen Bauern
    [2] Deine Drohne
   *[3] Deine Königin
} so weit zu ziehen kostet { $cost } Punkte, und du hast noch { $left }.
refusal-hedgehog-lands-on-smaller = { $piece ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} kann nicht auf Stapel { $stack } landen: { $top ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} obenauf ist kleiner.
refusal-hedgehog-lands-on-bigger = { $piece ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} kann nicht auf Stapel { $stack } landen: { $top ->
    [1] Der Bauer
    [2] Die Drohne
   *[3] Die Königin
} obenauf ist größer.
refusal-hedgehog-neutral = Neutrale Farben gibt es bis höchstens { $most } am Tisch. Schalte sie aus, damit mehr mitspielen können.
refusal-hedgehog-notation = „{ $text }“ ist kein Zug des Marsigelwettkampfs. Schreib `Q+2` für deine Königin zwei Plätze im Uhrzeigersinn, `P-1` für deinen Bauern einen andersherum, `D` und eine Zahl für deine Drohne, oder `end`.
