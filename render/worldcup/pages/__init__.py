"""The pages of the World Cup Game, a module each. Part of render/worldcup/pages."""
