"""How the outlook of the hedgehog race is trained, and how true its chances are. Part of tools/."""
