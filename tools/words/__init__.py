"""Reading what the page says, for those who write its messages."""
