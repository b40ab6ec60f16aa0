"""Making and trying what is published as a package."""
