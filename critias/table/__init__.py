"""A table in memory: what each viewer sees of it, its clocks, and the messages of the protocol.

Free of web framework, database, threads and sockets, so that it also runs in a browser.
"""
