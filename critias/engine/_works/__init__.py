"""How the engine works inside: nobody else imports from here."""
