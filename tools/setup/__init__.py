"""The environment: processes, Python and Node packages, browsers."""
