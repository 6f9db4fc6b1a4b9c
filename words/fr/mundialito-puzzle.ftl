# Les énigmes du jour de Mundialito : les buts, ce que permet un mauvais essai, et pourquoi la solution est bonne.
mundialito-aim-goal = Marque dans ce tour
mundialito-aim-safe = Arrête toutes les menaces
mundialito-aim-forced = Force un but en deux tours, quoi que joue l’autre camp
mundialito-puzzle-short = Pas de but : le ballon est encore en { $at }.
mundialito-puzzle-scores = { $side } marque par { $actions }.
mundialito-puzzle-holds = { $side } joue { $actions }, et tu ne peux pas marquer au prochain tour.
mundialito-puzzle-else = Sinon, { $side } marque par { $actions }.
mundialito-puzzle-tries = Si { $side } joue { $actions },
mundialito-puzzle-answers = { $side } marque par { $actions }.
mundialito-puzzle-sure = Rien ne peut s’interposer : au prochain tour, { $side } marque par { $actions }.
