"""For operators: settings, logs, status, metrics, doctor, backups, command registration.

Imports cogs.library, cogs.servers, cogs.views, cogs.delivery, host, data.
"""
