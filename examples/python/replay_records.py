"""Plays recorded games event by event through the engine and compares every result.

    python3 examples/python/replay_records.py packages/*/replays/*.game
"""

import json
import sys
from typing import Any, Dict, Iterator, List

from planisphere import Engine


def records_in(files: List[str]) -> Iterator[Dict[str, Any]]:
    for file in files:
        with open(file, encoding="utf-8") as text:
            whole = text.read()
        try:
            yield json.loads(whole)
        except json.JSONDecodeError:
            yield from (json.loads(line) for line in whole.splitlines() if line.strip())


def replay(engine: Engine, record: Dict[str, Any]) -> None:
    """Raises where an event is not among those that the engine names, or where the result differs."""
    engine.setup(options=record["options"], players=len(record["seats"]), seed=record.get("seed"))
    for event in record["events"]:
        check = engine.check(event)
        assert check["legal"], f"{event}: {check}"
        if engine.standing["awaiting"] == "chance":
            assert event in [outcome["event"] for outcome in engine.outcomes()], event
        engine.apply(event)
    result = {name: engine.standing.get(name) for name in ("winners", "scores", "breakdown")}
    assert result == record["result"], f"{result} is not {record['result']}"


def main() -> None:
    engines: Dict[str, Engine] = {}
    games = events = 0
    for record in records_in(sys.argv[1:]):
        name = record["game"]
        if name not in engines:
            engines[name] = Engine(name)
        replay(engines[name], record)
        games += 1
        events += len(record["events"])
    for engine in engines.values():
        engine.close()
    print(f"{games} records, {events} events: all as recorded")


if __name__ == "__main__":
    main()
