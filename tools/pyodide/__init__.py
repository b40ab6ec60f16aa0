"""Pyodide cut down to what the page needs, compiled to bytecode."""
