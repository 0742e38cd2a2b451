"""Reads a file with the Translate Toolkit, says what it holds, and writes it twice: as it is, and translated.

Usage: toolkit.py FILE AGAIN TRANSLATED, the last with JSON on standard input: by id, a target and whether it is fuzzy.
"""

import json
import sys

from translate.storage import factory


def place(unit):
    return unit.getlocations()[0]


def units(store):
    return [unit for unit in store.units if unit.source and not unit.isheader()]


name, again, translated = sys.argv[1:]
store = factory.getobject(name)
json.dump(
    [
        {
            "id": place(unit),
            "source": str(unit.source),
            "target": str(unit.target or ""),
            "note": unit.getnotes("developer"),
            "needsReview": unit.isfuzzy(),
        }
        for unit in units(store)
    ],
    sys.stdout,
)
store.savefile(again)
changes = json.load(sys.stdin)
for unit in units(store):
    if place(unit) in changes:
        unit.target = changes[place(unit)]["target"]
        unit.markfuzzy(changes[place(unit)]["needsReview"])
store.savefile(translated)
