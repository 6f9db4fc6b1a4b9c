"""The playground: the real bot in a simulated Discord in the browser, without token or network.

`python -m playground` prints one address. This folder may import `bot` (the entry point), simcord, discord and aiohttp;
nothing but its tests imports it.
"""
