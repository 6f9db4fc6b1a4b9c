"""The Discord side: presses and commands in, messages out. Imports every package except the playground."""
