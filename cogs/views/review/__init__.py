"""The pages of a review: one message, whose whole state is in its custom ids. Part of cogs/views."""
