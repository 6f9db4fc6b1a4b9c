# Only what is said otherwise than in words/es.

-penalti = penal
-penaltis = penales
-penalti-upper = Penal
-penaltis-upper = Penales
-entrenador = DT
-entrenadores = DT
-entrenador-upper = DT
-entrenadores-upper = DT
-video = video
-videos = videos
-video-upper = Video
