"""For whoever runs the bot: settings, logs, status, metrics, doctor, backups. Imports the other rooms of cogs/."""
