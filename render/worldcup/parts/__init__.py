"""Parts shared by several pages of the World Cup Game. Part of render/worldcup/parts."""
