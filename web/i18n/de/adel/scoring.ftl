# Adel: scoring.
