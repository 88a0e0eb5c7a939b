### What a server says.

## Requests
server-nothing-here = There’s nothing at this address.
