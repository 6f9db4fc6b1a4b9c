"""Line-ups that do well. Part of players/mundialito."""

LINE_UPS = ("213312", "132231", "123321", "312213", "321123", "231132")
