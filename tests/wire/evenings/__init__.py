"""Short evenings that are killed at every call, see `tests/wire/test_bot_every_call.py`.

`evening` is what each of them is: a script of people who look what there is to do, so that they simply go on after a
crash; it says how one is killed and what must be left (`account`). The scripts are in `games` (one of each kind of
game, and the list of all), `occasions`, `absences` and `agreements`.

Room: tests/wire/evenings. Stands on `club`, `prepared`, `bots` and `standin`.
"""
