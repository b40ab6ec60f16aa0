# Adel: table.
