"""What things are worth to a player who thinks.

All worths are in actions: what one Atlantean does in one round at a good place.
"""

# What a thing costs to get, on average: ore, gold, crystal, Atlantium, energy.
WORTH = (1.5, 1.7, 1.7, 1.25, 0.8)
SURPLUS = 0.12
PLENTY = 0.4
"""What energy is worth beyond one for each player and what the gate takes."""
CARD = 0.8
TILE = 2.4
"""A tile that stays dry a round longer."""
FOLLOWER_A_ROUND = 0.65
VOLUNTEER = 0.85
ORDINARY = 0.8
"""What an Atlantean would do elsewhere."""
COMPANY = 2.5
"""To complete the pair that somebody else has begun, and counts on."""
SHARE = 4.0
"""What lets one more player pay a share of the power core."""

# Which of several cards, and which councilor.
CARD_WORTH = {
    "hasty-construction": 3.0,
    "turn-the-tide": 2.6,
    "mystic-surge": 2.5,
    "ward-of-the-ancients": 2.4,
    "call-to-service": 2.0,
    "transmutation": 1.8,
    "averted-fate": 1.8,
    "fortunes-favour": 1.3,
    "second-effort": 1.2,
    "foresight": 1.0,
    "swift-retreat": 1.0,
    "recovered-scrolls": 0.5,
    "caravan": 0.2,
}
ARTIFACT_WORTH = 1.9
COUNCILORS_BY_WORTH = (
    "artificer",
    "smith",
    "priest",
    "scholar",
    "explorer",
    "prospector",
    "envoy",
    "oracle",
    "astrologer",
    "champion",
)
