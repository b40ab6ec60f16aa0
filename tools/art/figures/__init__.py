"""Portraits drawn by hand in four tones: allies of Kabale, characters of Adel, and the faces of bots."""
