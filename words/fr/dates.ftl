# What people may write for today and tomorrow, and for units of time after "in".
event-date-today = aujourd'hui|aujourd’hui|ce soir|cette nuit
event-date-tomorrow = demain|demain soir
event-date-after = après-demain|apres demain
# When 8 means 20.
event-date-evening = soir|soirée|après-midi|nuit
event-date-afternoon = après-midi
event-date-morning = du matin|matin
# How people also write the days from Monday to Sunday, with a comma between several forms of one.
event-date-weekdays = lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
event-date-minutes = min|mn|minute|minutes
event-date-hours = h|heure|heures
event-date-days = j|jour|jours
event-date-weeks = semaine|semaines
# Before a span of time, and after an hour.
event-date-in = dans
event-date-one = une|un
event-date-two = deux
event-date-half-hour = une demi-heure|une demi heure
event-date-oclock = h|heure|heures
# Between a day and a time.
event-date-at = à|le|ce|au|du|vers|dès|matin|après-midi|soir|,
