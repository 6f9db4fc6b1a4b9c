# What people may write for today and tomorrow, and for units of time after "in".
event-date-today = hoje|hj|esta noite|hoje à tarde|hoje à noite|hoje de noite
event-date-tomorrow = amanhã|amanhã de manhã|amanhã cedo
event-date-after = depois de amanhã
# When 8 means 20.
event-date-evening = tarde|noite
event-date-afternoon = tarde
event-date-morning = da manhã|de manhã|pela manhã
# How people also write the days from Monday to Sunday, with a comma between several forms of one.
event-date-weekdays = segunda|terça|quarta|quinta|sexta|sábado|domingo
event-date-minutes = min|mins|minuto|minutos
event-date-hours = h|hr|hs|hrs|hora|horas
event-date-days = d|dia|dias
event-date-weeks = semana|semanas
# Before a span of time, and after an hour.
event-date-in = em|daqui a|daqui
event-date-one = uma|um
event-date-two = duas|dois
event-date-half-hour = meia hora
event-date-oclock = h|hr|hs|hrs|hora|horas
# Between a day and a time.
event-date-at = às|as|a|na|no|nesta|neste|dia|da|de|,
