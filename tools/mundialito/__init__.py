"""How the judgement of Mundialito is trained. Part of tools/."""
