# Os desafios do dia de Mundialito: o que fazer, o que uma tentativa errada permite e por que a solução está certa.
mundialito-aim-goal = Marque neste turno
mundialito-aim-safe = Pare todas as ameaças
mundialito-aim-forced = Force um gol em dois turnos, não importa o que o outro lado jogue
mundialito-puzzle-short = Não houve gol: a bola ainda está em { $at }.
mundialito-puzzle-scores = { $side } marca com { $actions }.
mundialito-puzzle-holds = { $side } joga { $actions }, e no próximo turno você não consegue marcar.
mundialito-puzzle-else = Senão, { $side } marca com { $actions }.
mundialito-puzzle-tries = Se { $side } joga { $actions },
mundialito-puzzle-answers = { $side } marca com { $actions }.
mundialito-puzzle-sure = Nada atrapalha: no próximo turno { $side } marca com { $actions }.
