"""What each control does when it is pressed, and each form when it is submitted. Part of cogs/."""
