"""Runs a program in a terminal of a given size: in_terminal.py ROWS COLUMNS COMMAND…

What the program writes goes to standard output as it is. Each line of standard input is a JSON object: {"send": TEXT} types,
{"resize": [ROWS, COLUMNS]} changes the size, {"signal": NAME} ends it from outside.
"""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios


def resize(terminal: int, rows: int, columns: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def main() -> None:
    rows, columns = int(sys.argv[1]), int(sys.argv[2])
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[3], sys.argv[3:])
    resize(terminal, rows, columns)
    begun = b""
    sources = [terminal, 0]
    while True:
        ready, _, _ = select.select(sources, [], [])
        if terminal in ready:
            try:
                data = os.read(terminal, 1 << 16)
            except OSError:
                data = b""
            if not data:
                break
            os.write(1, data)
        if 0 in ready:
            data = os.read(0, 1 << 16)
            if not data:
                sources.remove(0)
            begun += data
            *lines, begun = begun.split(b"\n")
            for line in lines:
                command = json.loads(line)
                if "send" in command:
                    os.write(terminal, command["send"].encode())
                elif "signal" in command:
                    os.kill(child, getattr(signal, command["signal"]))
                else:
                    resize(terminal, *command["resize"])
                    os.kill(child, signal.SIGWINCH)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    sys.exit(code if code >= 0 else 128 - code)


main()
