"""Sprites and icons drawn from the icon set."""
