"""The game server: lobby, live tables, the wire protocol and the store. A match with sockets."""
