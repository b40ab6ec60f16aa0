"""Ohne Furcht und Adel (Citadels) with Die dunklen Lande."""
