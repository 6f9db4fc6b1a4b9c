"""The pages of the dice cup, one module each. Part of render/dicecup/pages."""
