# Adel: demos.
