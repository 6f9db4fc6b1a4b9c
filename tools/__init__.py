"""What only developers run: training and contests of computer players, simulated rings, pictures for the README.

May import every package; nothing imports it but tests.
"""
