# What moderators and operators read: the doctor, the status page, and tables that can't continue.
command-doctor = doctor
doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# $waiting counts updates; $parcel and $timer are timestamps, or none.
## Tables that can't continue
## For operators
command-status = status
# $weaker counts moves of the last ten minutes, $longest is in seconds, $waiting counts hints and reviews too.
status-error = -# { $when } `{ $place }`: { $event }
