"""The playground: the real bot in a pretended Discord in a browser, with no token and no network.

`python -m playground` prints one address. This folder may import `bot` (the front door), simcord, discord and aiohttp;
nothing but its tests imports it.
"""
