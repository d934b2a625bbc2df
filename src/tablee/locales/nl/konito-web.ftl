### What the page of Konito says.
