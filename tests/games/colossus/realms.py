"""A box with other realms: a fifth empire, maps of several sizes, Houses and offices of its own."""

import re

from critias.games.colossus import game

TEXT = (game.folder / "components.toml").read_text(encoding="utf-8")


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """The text with each of these once in place of the other."""
    for old, new in changes:
        assert text.count(old) == 1, (old, text.count(old))
        text = text.replace(old, new)
    return text


def fifth_empire(text: str) -> str:
    """Tartessos, with a region on each map."""
    text = replaced(text, ('"leng", "mu"]', '"leng", "mu", "tartessos"]'))
    names = iter(f"pillar-{number}" for number in range(1, 8))
    return re.sub(r'^(rival = \[".*)\]$', lambda m: f'{m[1]}, "{next(names)}"]', text, flags=re.M)


REALMS = replaced(
    fifth_empire(TEXT),
    ('"atlas", "gadeiros", ', '"thera", "kleito", '),
    (
        "[start]\n",
        '[roster.called]\nthera = { en = "Thera", de = "Santorin" }\n'
        'kleito = { en = "Cleito", de = "Kleito" }\n[start]\ncolossi = 1\n',
    ),
    (
        "[monsters]\n",
        '[empires.called]\ntartessos = { en = "Tartessos", de = "Tartessus" }\n[monsters]\n',
    ),
    ('"scythian-march", "thracian-hills"]', '"scythian-march"]'),
    ('"green-hell", "pampas", "silver-mountain", "tepui-land", "salt-sea"]', '"green-hell"]'),
    (
        '"cape-ann", "totem-sound", "shell-keys"]',
        '"cape-ann", "totem-sound", "shell-keys", "reef"]',
    ),
    (
        '[maps]\nsource = "house"\n',
        '[maps]\nsource = "house"\n[maps.called]\nreef = { en = "The Reef", de = "Das Riff" }\n'
        'europe = { en = "The West", de = "Der Westen" }\n',
    ),
    ("grammateus = { kudos = 1 }\n", "astronomos = { vril = 1 }\n"),
    (
        "[offices.rewards]\n",
        '[offices.called]\nastronomos = { en = "Astronomer", de = "Sternkundiger" }\n'
        '[offices.says]\nastronomos = { en = "One vril each Trophy Phase.",'
        ' de = "Ein Vril in jeder Trophäenphase." }\n[offices.rewards]\n',
    ),
    ('"cyclops", "dinosaur", "gorgon"]', '"cyclops", "sphinx"]'),
    ("# fixed = 2000 ", "fixed = 1234 "),
    ("spread = 10 ", "spread = 0 "),
)
"""Europe has five Land regions, Antillia two, Hesperia seven Coastal ones."""
