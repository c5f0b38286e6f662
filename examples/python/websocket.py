"""A small WebSocket client (RFC 6455) with the standard library: text frames, pings, closing. Enough for a bot at a table."""

import base64
import os
import socket
import ssl
import struct
from typing import Dict, Optional
from urllib.parse import urlsplit


class Closed(Exception):
    """The other side has gone, or never was there."""


class WebSocket:
    def __init__(self, url: str, headers: Dict[str, str], timeout: float = 60.0):
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "wss" else 80)
        try:
            plain = socket.create_connection((parts.hostname, port), timeout)
            secure = parts.scheme == "wss"
            self._socket = (
                ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) if secure else plain
            )
            self._buffer = b""
            self._shake_hands(parts.netloc, parts.path or "/", headers)
        except OSError as error:
            raise Closed(str(error)) from error

    def _shake_hands(self, host: str, path: str, headers: Dict[str, str]) -> None:
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._buffer:
            self._more()
        head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
        status = head.split(b"\r\n")[0].decode()
        if " 101 " not in f"{status} ":
            raise Closed(status)

    def send(self, text: str) -> None:
        self._frame(0x1, text.encode())

    def receive(self) -> str:
        """The next text; pings are answered on the way."""
        message = b""
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            data = self._take(length)
            kind = first & 0x0F
            if kind == 0x8:
                raise Closed("closed by the server")
            if kind == 0x9:
                self._frame(0xA, data)
            elif kind in (0x0, 0x1):
                message += data
                if first & 0x80:
                    return message.decode()

    def close(self) -> None:
        try:
            self._frame(0x8, b"")
            self._socket.close()
        except (OSError, Closed):
            pass

    def _frame(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        try:
            self._socket.sendall(head + mask + masked)
        except OSError as error:
            raise Closed(str(error)) from error

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            self._more()
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return taken

    def _more(self) -> None:
        try:
            data = self._socket.recv(1 << 16)
        except OSError as error:
            raise Closed(str(error)) from error
        if not data:
            raise Closed("the connection has ended")
        self._buffer += data
