"""Files of the page that are generated from the engine and from the messages."""
