"""The doors: the lobby's endpoints, sockets, the browser client, and what keeps strangers in bounds."""
