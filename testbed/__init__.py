"""What tests, benchmarks and the playground share: simulated Discords, the bot as a process, empty databases.

`standin` is Discord on loopback, to which `process` starts the bot as its own process (`resources` says what that
takes, `saved` reads its tables); `live` is simcord in real time, with the bot in this process. `databases` makes empty
ones, and `controls` reads custom ids. May import `bot`, data, rules, simcord and discord.
"""
