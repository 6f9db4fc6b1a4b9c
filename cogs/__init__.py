"""The Discord side: presses and commands in, messages out. Imports every room but the playground."""
