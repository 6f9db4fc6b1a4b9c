"""The Discord face: words in, messages out. Imports discord, data, render, words, players and rules."""
