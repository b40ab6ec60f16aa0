# Adel: town.
