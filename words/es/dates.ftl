# What people may write for today and tomorrow, and for units of time after "in".
event-date-today = hoy|esta tarde|esta noche|hoy por la tarde|hoy por la noche
event-date-tomorrow = mañana|mañana por la mañana
event-date-after = pasado mañana
# When 8 means 20.
event-date-evening = tarde|noche
event-date-afternoon = tarde
event-date-morning = de la mañana|por la mañana|en la mañana|a la mañana
# How people also write the days from Monday to Sunday, with a comma between several forms of one.
event-date-weekdays = lunes|martes|miércoles|jueves|viernes|sábado|domingo
event-date-minutes = min|mins|minuto|minutos
event-date-hours = h|hora|horas
event-date-days = d|día|días
event-date-weeks = semana|semanas
# Before a span of time, and after an hour.
event-date-in = en|dentro de
event-date-one = una|un
event-date-two = dos
event-date-half-hour = media hora
event-date-oclock = h|hs|hrs|horas
# Between a day and a time.
event-date-at = a|las|la|el|este|de|del|por|mañana|madrugada|mediodía|,
