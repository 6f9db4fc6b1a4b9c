# Os desafios do dia de Mundialito: o que fazer, o que uma tentativa errada permite e por que a solução está certa.
mundialito-aim-goal = Marque neste turno
mundialito-aim-safe = Anule todas as ameaças
mundialito-aim-forced = Force um gol em dois turnos, aconteça o que acontecer
mundialito-puzzle-short = Não houve gol: a bola ainda está em { $at }.
mundialito-puzzle-scores = { $side } marca com { $actions }.
mundialito-puzzle-holds = { $side } joga { $actions }, e no próximo turno você não consegue marcar.
mundialito-puzzle-else = Senão, { $side } marca com { $actions }.
mundialito-puzzle-tries = Se { $side } jogar { $actions },
mundialito-puzzle-answers = { $side } marca com { $actions }.
mundialito-puzzle-sure = Nada atrapalha: no próximo turno { $side } marca com { $actions }.
