### What the browser’s pages say, loaded with the first page.

## While pages load
site-load-failed = This page couldn’t be loaded
site-load-failed-text = The connection may be down, or Aevum was updated. Reload the page.

### The first page, pages of lists and texts



### The kit: buttons, dialogs, pictures, seats
