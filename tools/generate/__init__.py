"""Files that the page takes from the engine."""
