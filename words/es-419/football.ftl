# Only what is said otherwise than in words/es.

-penalti = penal
-penaltis = penales
-penalti-upper = Penal
-penaltis-upper = Penales
-video = video
-videos = videos
-video-upper = Video
