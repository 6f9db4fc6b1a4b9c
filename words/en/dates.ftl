# How people write days and times.

# What people may write for today and tomorrow, and for units of time after "in".
event-date-today = today|tonight
event-date-tomorrow = tomorrow
event-date-after = day after tomorrow
# When 8 means 20.
event-date-evening = evening|night|tonight|afternoon
# Of those, when 12 is noon and not midnight.
event-date-afternoon = afternoon
# When 8 means 8, whatever else is said.
event-date-morning = in the morning|this morning|morning
# How people also write the days from Monday to Sunday, with a comma between several forms of one.
event-date-weekdays = mon|tues|wed,weds|thurs,thur|fri|sat|sun
event-date-minutes = min|mins|minute|minutes
event-date-hours = h|hour|hours
event-date-days = day|days
event-date-weeks = week|weeks
# Before a span of time, and after an hour.
event-date-in = in
event-date-one = a|an|one
event-date-two = two
event-date-half-hour = half an hour
event-date-oclock = o'clock|h
# Between a day and a time.
event-date-at = at|on|this|in|the|@|,
