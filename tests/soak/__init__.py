"""Long runs that are programs of their own; `make soak` calls them."""
