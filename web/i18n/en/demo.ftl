# A thing seen at work: a small position that plays by itself.
demo-show = Show me
demo-show-what = Show me: { $name }
demo-title = { $name } at work
demo-again = Once more
demo-opening = The table is being set…
demo-missing = This scene could not be loaded. Your connection may be down.
demo-retry = Try again
