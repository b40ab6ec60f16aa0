"""What a seat may know: views, beliefs about hidden cards and characters, determinization."""
