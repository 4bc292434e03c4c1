"""What is durable: the schema, and how rows are read and written."""
