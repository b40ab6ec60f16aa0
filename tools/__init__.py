"""What `build.py` drives: the environment, the checks, the site, the measurements."""
