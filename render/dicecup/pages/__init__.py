"""The pages of the dice cup, a module each. Part of render/dicecup/pages."""
