"""The engine: decisions, flows, matches, randomness, events. It knows no game.

All that a game needs comes through this door, and most of what runs one; what lies behind it in
modules with an underscore is nobody else's.

- To ask: `Choose` one of several `Option`, `Fill` in a `Record`; either is a `Decision`. Why an
  option is gone is a `Reason`.
- Flows: `Flow`, `ask`, `first_of`, `simultaneously`, `stand_still`.
- State: `State`, and where things lie in it: `zone`, `per_seat`, `private`; who sees them: `Sight`,
  which is `EVERYONE`, `NOBODY`, `OWNER`, for an order `IRRELEVANT`, or a function. What follows
  from that: `View`, `Views`, `derived_view`, `derived_resample`, `copy_state`, `census`.
- What happens: `Event`, `Seat`, `Told`.
- A game: `Game`, `TableOptions`, `Result`, `Then`, `LetLapse`, `Condition`, `CommandRefused`; of
  its components `Source`, `Mismatch`, `misspelt`, `check_all` and `load_components`; in words
  `Texts`, `texts_in`, `rules_of` (each a `Rule`), `kebab`; for its bots `best_looking`, `chances`.
- Chance: `Rng`, `seed_key`.
- Matches: `new`, `Match`, `game_names`, `find_game`; `preview`, which returns a `Preview`; on file
  `save`, `load`, `verify`, `read_match`, `Saved`; their log: `Entry`, which is `Answered`,
  `Commanded`, `Undone` or `Retracted`, and `standing`.
- What is refused: `critias.engine.errors`; the base of all is `CritiasError`.
"""

from ._works.copying import copy_state
from ._works.hidden import census, derived_resample
from ._works.log import Answered, Commanded, Entry, Retracted, Undone, standing
from ._works.naming import kebab
from .components import Mismatch, Source, check_all, load_components, misspelt
from .decisions import Choose, Decision, Fill, Option, Reason, Record
from .errors import CommandRefused, CritiasError
from .events import Event, Seat
from .flows import Flow, ask, first_of, simultaneously, stand_still
from .game import Condition, Game, LetLapse, Result, TableOptions, Then, Views
from .match import Match, Told
from .previews import Preview, preview
from .prospects import best_looking, chances
from .randomness import Rng, seed_key
from .registry import find_game, game_names, new
from .rulebook import Rule, rules_of
from .saving import Saved, load, read_match, save, verify
from .state import State
from .texts import Texts, texts_in
from .views import View, derived_view
from .zones import EVERYONE, IRRELEVANT, NOBODY, OWNER, Sight, per_seat, private, zone

__all__ = [
    "EVERYONE",
    "IRRELEVANT",
    "NOBODY",
    "OWNER",
    "Answered",
    "Choose",
    "CommandRefused",
    "Commanded",
    "Condition",
    "CritiasError",
    "Decision",
    "Entry",
    "Event",
    "Fill",
    "Flow",
    "Game",
    "LetLapse",
    "Match",
    "Mismatch",
    "Option",
    "Preview",
    "Reason",
    "Record",
    "Result",
    "Retracted",
    "Rng",
    "Rule",
    "Saved",
    "Seat",
    "Sight",
    "Source",
    "State",
    "TableOptions",
    "Texts",
    "Then",
    "Told",
    "Undone",
    "View",
    "Views",
    "ask",
    "best_looking",
    "census",
    "chances",
    "check_all",
    "copy_state",
    "derived_resample",
    "derived_view",
    "find_game",
    "first_of",
    "game_names",
    "kebab",
    "load",
    "load_components",
    "misspelt",
    "new",
    "per_seat",
    "preview",
    "private",
    "read_match",
    "rules_of",
    "save",
    "seed_key",
    "simultaneously",
    "stand_still",
    "standing",
    "texts_in",
    "verify",
    "zone",
]
