"""What each control does when it is pressed, and each form when it is written. Part of cogs/."""
