# Words that differ from region to region; words/es-419 has the others.

-penalti = penalti
-penaltis = penaltis
-penalti-upper = Penalti
-penaltis-upper = Penaltis
-entrenador = entrenador
-entrenadores = entrenadores
-entrenador-upper = Entrenador
-entrenadores-upper = Entrenadores
-video = vídeo
-videos = vídeos
-video-upper = Vídeo
