"""Names as people write them in data and texts, from names as Python writes them."""

import re

_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kebab(name: str) -> str:
    """CamelCase, snake_case and dotted names with hyphens.

    >>> kebab("CardDrawn"), kebab("final_walk"), kebab("atl.pay.toll")
    ('card-drawn', 'final-walk', 'atl-pay-toll')
    """
    return _WORD_START.sub("-", name).lower().replace("_", "-").replace(".", "-")
