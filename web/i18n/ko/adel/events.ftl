# Adel: events.
