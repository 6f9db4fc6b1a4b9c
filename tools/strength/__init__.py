"""How strong the levels of computer players are: contests, and the tables of LEVELS.md. Part of tools/."""
