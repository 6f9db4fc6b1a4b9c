"""Servers and their people: names, members, rights, access, invitations, joining and leaving."""
