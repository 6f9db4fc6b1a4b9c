"""People: who is named where, how somebody is erased, and what others keep against them. Part of data/sql."""
