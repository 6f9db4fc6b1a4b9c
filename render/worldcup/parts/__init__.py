"""Parts that several pages of the World Cup Game have. Part of render/worldcup/parts."""
