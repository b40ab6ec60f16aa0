# Adel: rules.
