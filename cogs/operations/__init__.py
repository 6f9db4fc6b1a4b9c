"""For whoever runs the bot: settings, logs, status, metrics, doctor, backups, commands made known.

Imports cogs.library, cogs.servers, cogs.views, cogs.delivery, host, data.
"""
