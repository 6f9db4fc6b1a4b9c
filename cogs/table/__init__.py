"""What messages, panels, lobbies and pages look like: tables in, messages out."""
