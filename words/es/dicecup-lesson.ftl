# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Gana un partido
dicecup-step-match-text = Diriges la mitad de los equipos, y gana quien dirija al que se lleve la gran final. En un partido cada equipo tira su dado una vez, y lo que sale son sus goles.
dicecup-step-match-task = Brasil es tuyo. ¡Tira!
dicecup-step-match-hint = Solo hay un botón que pulsar.
dicecup-step-match-done = Tres a uno: ¡Brasil pasa y Ghana se va a casa!

dicecup-step-dice-title = Estrellas y dados
dicecup-step-dice-text = Las estrellas de un equipo dicen qué dado tira: una, el blanco (0 0 1 1 1 2); dos, el azul (0 1 1 1 2 3); tres, el amarillo (0 1 1 2 3 4).
dicecup-step-dice-task = Brasil tiene tres estrellas; Ghana, una. ¿Quién puede marcar cuatro goles con una sola tirada?
dicecup-step-dice-hint = Solo el dado amarillo tiene un 4.
dicecup-step-dice-done = Eso es: el dado amarillo es el de los favoritos. Pero todos los dados tienen un 0.
dicecup-step-dice-brazil-label = Brasil
dicecup-step-dice-ghana-label = Ghana
dicecup-step-dice-ghana = Ghana tira el dado blanco, y su mejor cara es un 2.
dicecup-step-dice-both-label = Los dos
dicecup-step-dice-both = Solo el dado amarillo tiene un 4. El de Ghana es blanco, con un 2 como máximo.

dicecup-step-overtime-title = Prórroga
dicecup-step-overtime-text = En una eliminatoria alguien tiene que pasar, así que con empate hay prórroga: los dos tiran el dado blanco, tengan las estrellas que tengan, y los goles se suman.
dicecup-step-overtime-task = Dos a dos: tira por Brasil en la prórroga.
dicecup-step-overtime-hint = Pulsa el botón. Esta vez tus estrellas no te ayudan.
dicecup-step-overtime-done = Tres a tres, y nadie gana. Solo quedan los { -penaltis }.

dicecup-step-penalties-title = { -penaltis-upper }
dicecup-step-penalties-text = En los { -penaltis } cada equipo tira los tres dados a la vez, y pasa la suma más alta.
dicecup-step-penalties-task = Tira los tres dados por Brasil.
dicecup-step-penalties-hint = Pulsa el botón y cruza los dedos.
dicecup-step-penalties-done = 6 contra 3: ¡Brasil pasa!

dicecup-step-round-title = La próxima ronda
dicecup-step-round-text = Antes de cada ronda se barajan las cartas de los equipos que siguen, y se forman cruces nuevos.
dicecup-step-round-task = Brasil ha pasado. ¿Con quién se cruzará en la próxima ronda?
dicecup-step-round-hint = No hay un cuadro fijo.
dicecup-step-round-done = Eso es, incluso con otro equipo tuyo.
dicecup-step-round-anybody-label = Cualquiera que siga
dicecup-step-round-bracket-label = Quien gane el próximo partido
dicecup-step-round-bracket = Así es un cuadro, y esta copa no tiene: en cada ronda se sortean cruces nuevos.
dicecup-step-round-chosen-label = Quien yo elija
dicecup-step-round-chosen = Nadie elige. Las cartas se barajan.

dicecup-step-lots-title = Grupos
dicecup-step-lots-text = En las copas más largas pasan dos equipos por grupo: por puntos, luego por diferencia de goles, luego con una tirada de los tres dados por cada equipo empatado.
dicecup-step-lots-task = Los cuatro equipos del grupo A están empatados. Tira por el primero.
dicecup-step-lots-hint = Pulsa el botón: le toca a Argentina.
dicecup-step-lots-done = 6 para Argentina. Los demás también tiran, y pasan las sumas más altas.

dicecup-step-coach-title = El { -entrenador }
dicecup-step-coach-text = Antes de la copa eliges cuánto dura y qué equipos participan, incluso uno inventado por ti.
dicecup-step-coach-task = Y durante un partido, ¿qué decide un { -entrenador }?
dicecup-step-coach-hint = Piensa en lo que has pulsado hasta ahora.
dicecup-step-coach-done = Solo cuándo tirar. Así que relájate, anima y échales la culpa a los dados.
dicecup-step-coach-nothing-label = Nada de nada
dicecup-step-coach-attack-label = Cuánto atacar
dicecup-step-coach-attack = ¡Ojalá! Los dados no escuchan.
dicecup-step-coach-die-label = Qué dado tirar
dicecup-step-coach-die = Eso lo deciden las estrellas, y nadie puede cambiarlas.
