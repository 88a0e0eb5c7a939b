### What the browser’s pages say, loaded with the first page.

## While pages load
site-load-failed = This page couldn’t be loaded
site-load-failed-text = The connection may be down, or Aevum was updated. Reload the page.

### The first page, pages of lists and texts



### The kit: buttons, dialogs, pictures, seats

## Buttons and marks of all pages
# A button: put away a sheet or a note.
site-close = Close
site-try-again = Try again
# A button that leads to the first page.
site-go-home = Home
# The logo, read aloud.
site-logo = Aevum, home
# A button: the other of the day’s and the night’s colours.
site-theme = Day or night
# A link to a paragraph of the rules.
# $number (text)
site-rule = Rule { $number }

## Labels of a match: why it doesn’t count, or what to know of it
# max 16
site-mark-undone = Roll undone
# max 16
site-mark-hints = With hints
# max 16
site-mark-numbers = Other numbers
