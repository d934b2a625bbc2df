### What the page of Tom Kuni says.
