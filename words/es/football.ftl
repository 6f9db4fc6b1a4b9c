# Words that differ from region to region; words/es-419 has the others.

-penalti = penalti
-penaltis = penaltis
-penalti-upper = Penalti
-penaltis-upper = Penaltis
-video = vídeo
-videos = vídeos
-video-upper = Vídeo
