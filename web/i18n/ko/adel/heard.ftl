# Adel: heard.
