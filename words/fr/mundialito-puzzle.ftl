# Les énigmes du jour de Mundialito : ce qu’il faut faire, ce que permet un mauvais essai, et pourquoi la solution est bonne.
mundialito-aim-goal = Marque dès ce tour
mundialito-aim-safe = Pare toutes les menaces
mundialito-aim-forced = Force un but en deux tours, quoi qu’il arrive
mundialito-puzzle-short = Pas de but : le ballon est encore en { $at }.
mundialito-puzzle-scores = { $side } marque avec { $actions }.
mundialito-puzzle-holds = { $side } joue { $actions }, et tu ne peux pas marquer au prochain tour.
mundialito-puzzle-else = Sinon, { $side } marque avec { $actions }.
mundialito-puzzle-tries = Si { $side } joue { $actions },
mundialito-puzzle-answers = { $side } marque avec { $actions }.
mundialito-puzzle-sure = Rien ne peut s’interposer : au prochain tour, { $side } marque avec { $actions }.
