"""A bot at a table of a server: takes a seat, asks the engine what to do, and comes back after a restart, its own or the server's.

    PLANISPHERE_TOKEN=… python3 examples/python/table_bot.py http://localhost:8080 CODE
"""

import argparse
import json
import os
import time
from typing import Any, Dict, Optional

from planisphere import Engine
from websocket import Closed, WebSocket

PROTOCOL = 1
LONGEST_PAUSE = 5.0


class TableBot:
    def __init__(self, server: str, token: str, code: str, bot: str = "greedy"):
        self._url = server.replace("http", "ws", 1).rstrip("/") + "/socket"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._code = code
        self._bot = bot
        self._engine: Optional[Engine] = None
        self._game = ""
        self._commands = 0
        self.is_over = False

    def play(self) -> None:
        """Plays until the game is over, and reconnects when the connection is lost."""
        pause = 0.1
        while not self.is_over:
            try:
                socket = WebSocket(self._url, self._headers)
                pause = 0.1
                self._talk(socket)
            except Closed as lost:
                if " 401 " in f"{lost} " or " 403 " in f"{lost} ":
                    raise
                time.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
        if self._engine is not None:
            self._engine.close()

    def _talk(self, socket: WebSocket) -> None:
        socket.send(json.dumps({"type": "hello", "v": PROTOCOL}))
        while not self.is_over:
            message = json.loads(socket.receive())
            if message["type"] == "welcome":
                # Everything that matters is on the server: whoever comes back asks how it stands.
                socket.send(json.dumps({"type": "watch", "table": self._code}))
            elif message["type"] == "update":
                self._take(socket, message)
            elif message["type"] == "error" and message["code"] == "no-such-table":
                raise SystemExit(f"There is no table {self._code}.")
        socket.close()

    def _take(self, socket: WebSocket, update: Dict[str, Any]) -> None:
        table = update.get("table")
        if table is not None:
            self._game = table["settings"]["game"]
            self.is_over = table["status"] == "over"
            if table["status"] == "open" and update["you"] == "table":
                free = [seat for seat in table["seats"] if "guest" not in seat and "bot" not in seat]
                if free:
                    self._command(socket, {"type": "sit", "seat": free[0]["seat"]})
        scene = update.get("scene")
        if scene is None:
            return
        self.is_over = self.is_over or scene["over"]
        if update["you"] in scene["awaiting"]:
            self._command(socket, {"type": "act", "event": self._decide(scene["view"], update["you"])})

    def _decide(self, view: str, seat: str) -> str:
        if self._engine is None:
            self._engine = Engine(self._game)
        self._engine.setup(position=view)
        return self._engine.best(seat=seat, bot=self._bot)["event"]

    def _command(self, socket: WebSocket, command: Dict[str, Any]) -> None:
        self._commands += 1
        command_id = f"{os.getpid()}-{time.time_ns()}-{self._commands}"
        socket.send(json.dumps({**command, "table": self._code, "id": command_id}))


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays at a table of a server until its game is over.")
    parser.add_argument("server")
    parser.add_argument("code")
    parser.add_argument("--bot", default="greedy", help="which bot of the engine decides")
    arguments = parser.parse_args()
    token = os.environ.get("PLANISPHERE_TOKEN", "")
    TableBot(arguments.server, token, arguments.code, arguments.bot).play()
    print("The game is over.")


if __name__ == "__main__":
    main()
