# Adel: lesson.
