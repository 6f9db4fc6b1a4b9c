# What the dice cup is, in one line, where people choose a game.
about-dicecup = Poprowadź drużyny przez mundial z 32 zespołami. O wszystkim decydują kości: rzucaj i kibicuj.
pitch-dicecup = Rzucaj i kibicuj swoim drużynom.
invited-to-dicecup = w pucharze w kości
# Its title.
title-dicecup = Mundialito, puchar w kości
# Its title where there is little room.
short-dicecup = Puchar w kości
# Its name on a button.
brief-dicecup = Puchar w kości
# What its cover shows.
cover-dicecup = Trzy kości z gwiazdkami toczą się między dwiema koszulkami, w świetle reflektorów nocnego stadionu.
sealed-dicecup = Kości zapieczętowane przed startem
