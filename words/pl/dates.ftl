# What people may write for today and tomorrow, and for units of time after "in".
event-date-today = dziś|dzisiaj|dziś wieczorem|dzisiaj wieczorem
event-date-tomorrow = jutro|jutro rano
event-date-after = pojutrze
# When 8 means 20.
event-date-evening = wieczorem|wieczór|po południu
event-date-afternoon = po południu
event-date-morning = rano|z rana|przed południem
# How people also write the days from Monday to Sunday, with a comma between several forms of one.
event-date-weekdays = poniedziałek,pn|wtorek|środę|czwartek|piątek|sobotę,sb|niedzielę,nd,ndz
event-date-minutes = min|minuta|minutę|minuty|minut
event-date-hours = h|g|godz|godzina|godzinę|godziny|godzin
event-date-days = d|dzień|dni
event-date-weeks = tydzień|tygodnie|tygodni
# Before a span of time, and after an hour.
event-date-in = za
event-date-one = jedną|jedna
event-date-two = dwie|dwa
event-date-half-hour = pół godziny
event-date-oclock = h
# Between a day and a time.
event-date-at = o|w|we|na|tę|ten|godz|godzinie|,
