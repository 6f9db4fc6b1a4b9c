"""For operators, with or without a bot that runs: settings, logs, health, registration, emojis, the watch."""
