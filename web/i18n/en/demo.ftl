# A thing seen at work: a small position that plays by itself.
demo-show = Show me
demo-show-what = Show me: { $name }
demo-title = { $name } in action
demo-again = Play again
demo-opening = Setting the table…
demo-missing = This scene could not be loaded. Your connection may be down.
demo-retry = Try again
