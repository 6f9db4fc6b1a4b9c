# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Pose des dessous de verre
mundialito-title-setup = { mundialito-side }, à ta composition
mundialito-title-ball = { mundialito-side }, place ton ballon
mundialito-title-move = { mundialito-side } joue
mundialito-title-won = But ! { mundialito-side } gagne
mundialito-title-goal = But pour { mundialito-side } !
mundialito-title-ahead = { mundialito-side } gagne
mundialito-title-match-won = { mundialito-side } gagne { $own }–{ $other }
mundialito-title-draw = Match nul
mundialito-title-draw-goals = Match nul, { $own }–{ $other }
mundialito-note-turn = Tour { $turn }
mundialito-note-setup = Placement { $step } sur 4
mundialito-note-row = une case de la ligne { $row }
mundialito-note-line-up = six pyramides, ligne { $row }
mundialito-note-next-setup = { mundialito-side } se replace
mundialito-note-chosen = { mundialito-size } en { $cell }
mundialito-note-chosen-ball = ballon en { $cell }
mundialito-note-seen = vu par { mundialito-side }
mundialito-note-goal-cell = le ballon arrive en { $cell }
mundialito-note-coasters = puis Gualda s’aligne
mundialito-note-reason = { $reason ->
    [repetition] même position, troisième fois
    [turn_limit] limite de tours atteinte
    [whistle] coup de sifflet final
   *[goal] le ballon est dedans
}
mundialito-note-ahead = son ballon était plus avancé

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = { mundialito-side } marque ici
mundialito-scores-here-named = { mundialito-side } ({ $name }) marque ici
mundialito-turn-before = { $yours ->
    [yes] Toi : { $actions }
   *[no] { mundialito-side } : { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Puis toi : { $actions }
   *[no] Puis { mundialito-side } : { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Ton dernier tour : { $actions }
   *[no] Dernier tour, { mundialito-side } : { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] Ce tour, jusqu’ici : { $actions }
   *[no] Jusqu’ici, { mundialito-side } : { $actions }
}
mundialito-seam = Les bords se touchent : colonnes a et f
mundialito-step-row = ligne { $row }
mundialito-legend-move = aller
mundialito-legend-push = pousser
mundialito-legend-jump = sauter
mundialito-legend-pass = passe

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = les dessous de verre ne sont pas encore posés
mundialito-alt-turn = tour { $turn }
mundialito-alt-setup = placement, étape { $step } sur 4
mundialito-alt-placing = { mundialito-side } place { $what ->
    [ball] le ballon sur la ligne { $row }
   *[pyramids] six pyramides sur la ligne { $row }
}
mundialito-alt-to-move = { mundialito-side } joue
mundialito-alt-goal = but de { mundialito-side } en { $cell }
mundialito-alt-won = { mundialito-side } a gagné
mundialito-alt-draw = match nul
mundialito-alt-seen = vu du côté de { mundialito-side }
mundialito-alt-before = Tour d’avant, { mundialito-side } : { $actions }.
mundialito-alt-last = Dernier tour, { mundialito-side } : { $actions }.
mundialito-alt-so-far = Ce tour, jusqu’ici, { mundialito-side } : { $actions }.
mundialito-alt-side = { mundialito-side } : { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = ballon { $cell }
mundialito-alt-empty = Le plateau est vide.
mundialito-alt-draft = Choisi, pas encore placé : { $things }.
mundialito-alt-chosen = { $piece } peut { $acts }.
mundialito-alt-piece = { $size ->
    [1] Pion
    [2] Drone
   *[3] Reine
} { $cell }
mundialito-alt-the-ball = Ballon { $cell }
mundialito-alt-nothing = { $piece } ne peut rien faire maintenant.
mundialito-alt-move = aller en { $cell }
mundialito-alt-move-seam = aller par le bord en { $cell }
mundialito-alt-push = pousser { mundialito-size.the } de { $cell } en { $behind }
mundialito-alt-jump = sauter par-dessus { mundialito-size.the } en { $over } jusqu’en { $cell }
mundialito-alt-pass = recevoir une passe de { $cell }
mundialito-alt-pass-to = être passé { mundialito-size.to } en { $cell }
mundialito-alt-short = Toute la position se lit dans « Plateau en mots ».
