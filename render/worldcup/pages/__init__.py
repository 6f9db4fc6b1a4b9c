"""The pages of the World Cup Game, one module each. Part of render/worldcup/pages."""
