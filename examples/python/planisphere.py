"""A client of the Planisphere engine (docs/engine-protocol.md). Standard library only.

    with Engine("stellar") as engine:
        engine.setup(seed="a game")
        engine.deal()
        print(engine.legal())
"""

import json
import os
import pathlib
import subprocess
from typing import Any, Dict, Iterator, List, Optional

PROTOCOL = 1

_ROOT = pathlib.Path(__file__).resolve().parents[2]
_CHECKOUT = _ROOT / "packages" / "cli" / "bin" / "planisphere.js"


def default_command() -> List[str]:
    """PLANISPHERE names the program; otherwise the one of this checkout, or the one that npx finds."""
    named = os.environ.get("PLANISPHERE")
    if named:
        return named.split(os.pathsep)
    return ["node", str(_CHECKOUT)] if _CHECKOUT.exists() else ["npx", "planisphere"]


class EngineError(Exception):
    """What the engine refuses: `code` is stable, `at` is the place in the request."""

    def __init__(self, answer: Dict[str, Any]):
        place = f"{answer['at']}: " if answer.get("at") else ""
        super().__init__(f"{place}{answer['message']} [{answer['code']}]")
        self.code: str = answer["code"]
        self.at: str = answer["at"]


class Engine:
    """One game in a process of its own. After `setup` and every change `standing` says for whom it waits."""

    def __init__(self, game: str, command: Optional[List[str]] = None):
        arguments = [*(command or default_command()), "engine", game]
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )
        self._next_id = 0
        self.standing: Dict[str, Any] = {}
        self.events: List[str] = []
        self.hello = self.ask("hello", protocol=PROTOCOL)

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def send(self, kind: str, **fields: Any) -> int:
        """Sends a request and does not wait; gives its id."""
        self._next_id += 1
        request = {"kind": kind, "id": self._next_id}
        request.update({name: value for name, value in fields.items() if value is not None})
        assert self._process.stdin
        self._process.stdin.write(json.dumps(request, ensure_ascii=False) + "\n")
        self._process.stdin.flush()
        return self._next_id

    def answers(self, request: int) -> Iterator[Dict[str, Any]]:
        """The information that comes for a request, and its answer last. Answers to other requests are passed over."""
        assert self._process.stdout
        for line in self._process.stdout:
            answer = json.loads(line)
            if answer.get("id") != request:
                continue
            if answer["kind"] == "error":
                raise EngineError(answer)
            yield answer
            if answer["kind"] != "info":
                return
        raise EOFError("The engine has ended.")

    def ask(self, kind: str, **fields: Any) -> Dict[str, Any]:
        return list(self.answers(self.send(kind, **fields)))[-1]

    def setup(
        self,
        options: Optional[Dict[str, Any]] = None,
        players: Optional[int] = None,
        seed: Optional[str] = None,
        position: Optional[str] = None,
        events: Optional[List[str]] = None,
    ) -> Dict[str, Any]:
        answer = self.ask(
            "setup", options=options, players=players, seed=seed, position=position, events=events
        )
        self.events = list(events or [])
        return self._stand(answer)

    def apply(self, *events: str) -> Dict[str, Any]:
        answer = self.ask("apply", events=list(events))
        self.events.extend(events)
        return self._stand(answer)

    def deal(self) -> List[str]:
        """Deals all that is due from the seed of `setup`; gives what was dealt."""
        answer = self.ask("chance", deal="all")
        self.events.extend(answer["events"])
        self._stand(answer)
        return answer["events"]

    def outcomes(self) -> List[Dict[str, Any]]:
        """What chance can bring here, with weights."""
        return self.ask("chance")["outcomes"]

    def legal(self, seat: Optional[str] = None, limit: Optional[int] = None) -> List[str]:
        return self.ask("legal", seat=seat, limit=limit)["events"]

    def check(self, event: str) -> Dict[str, Any]:
        return self.ask("check", event=event)

    def view(self, viewer: str) -> str:
        return self.ask("view", **{"as": viewer})["position"]

    def best(self, **limits: Any) -> Dict[str, Any]:
        return self.ask("best", **limits)

    def perft(self, depth: int) -> int:
        return self.ask("perft", depth=depth)["count"]

    def _stand(self, answer: Dict[str, Any]) -> Dict[str, Any]:
        fields = ("length", "awaiting", "seats", "optional", "winners", "scores", "breakdown")
        self.standing = {name: answer[name] for name in fields if name in answer}
        return self.standing
