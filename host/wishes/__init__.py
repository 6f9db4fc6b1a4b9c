"""What people and servers wish: how to reach them, in which language, and how they like to play. Part of host."""
