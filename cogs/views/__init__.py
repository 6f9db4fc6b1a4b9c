"""What messages, panels, lobbies and pages look like: tables in, messages out.

Imports cogs.library, cogs.servers, cogs.faces, host and what lies below.
"""
