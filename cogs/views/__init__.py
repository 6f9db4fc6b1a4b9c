"""What messages, panels, lobbies and pages look like: values in, components out. Imports host and cogs.faces."""
