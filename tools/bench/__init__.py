"""Measurements of engine and page, each with its limit."""
