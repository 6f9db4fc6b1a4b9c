# What people may write for today and tomorrow, and for units of time after "in".
event-date-today = heute|heut|heute morgen|heute früh|heute abend|heut abend|heute nacht
event-date-tomorrow = morgen|morgen früh|morgen abend
event-date-after = übermorgen
# When 8 means 20.
event-date-evening = abend|abends|nachmittag|nachmittags|nachts|nacht|heute nacht
event-date-afternoon = nachmittag|nachmittags
event-date-morning = am morgen|am vormittag|morgens|vormittags
# How people also write the days from Monday to Sunday, with a comma between several forms of one.
event-date-weekdays = montag|dienstag|mittwoch|donnerstag|freitag|sonnabend|sonntag
event-date-minutes = min|minute|minuten
event-date-hours = h|std|stunde|stunden
event-date-days = tag|tage|tagen
event-date-weeks = woche|wochen
# Before a span of time, and after an hour.
event-date-in = in
event-date-one = einer|einem|einen|ein
event-date-two = zwei
event-date-half-hour = einer halben stunde|einer halben std
event-date-oclock = uhr|h
# Between a day and a time.
event-date-at = um|am|den|dem|ab|gegen|diesen|kommenden|uhr|früh|morgen|morgens|vormittag|vormittags|nachmittag|abend|abends|,
