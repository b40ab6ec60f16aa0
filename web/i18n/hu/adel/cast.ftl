# Adel: cast.
