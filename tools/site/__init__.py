"""The static site: build, vendored packages, fonts, wheel, development server."""
