"""What is stamped on the World Cup Game's pictures: tiles, chips, cards and what is on them.

Part of render/worldcup/signs.
"""
