"""What a change must pass: static checks, tests with coverage, mutation tests."""
