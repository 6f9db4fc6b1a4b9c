# Los retos del día de Mundialito: qué hay que hacer, qué permite un intento fallido y por qué la solución vale.
mundialito-aim-goal = Marca en este turno
mundialito-aim-safe = Detén todas las amenazas
mundialito-aim-forced = Fuerza un gol en dos turnos, juegue lo que juegue el rival
mundialito-puzzle-short = No hay gol: el balón sigue en { $at }.
mundialito-puzzle-scores = { $side } marca con { $actions }.
mundialito-puzzle-holds = { $side } juega { $actions }, y en el próximo turno no puedes marcar.
mundialito-puzzle-else = Si no, { $side } marca con { $actions }.
mundialito-puzzle-tries = Si { $side } juega { $actions },
mundialito-puzzle-answers = { $side } marca con { $actions }.
mundialito-puzzle-sure = Nada puede interponerse: en el próximo turno { $side } marca con { $actions }.
