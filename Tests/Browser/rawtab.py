# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A tab without a browser: a socket that speaks the stream's protocol, rightly or, on purpose, not."""

import json
import socket
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

from harness import PATIENCE, TOKEN

sys.path.append(str(Path(__file__).resolve().parent.parent / "Support"))
from stream import Stream, frame, varint  # noqa: E402, F401 (frame is for the tests)

# Whole numbers from -16 on are one byte, from 32 on.
ZERO = 32 + 16


@dataclass
class Commit:
    sequence: int
    number: int
    is_full: bool
    bytes: bytes


class RawTab(Stream):
    def __init__(self, port, expects=101):
        super().__init__("127.0.0.1", port, "fake", TOKEN, PATIENCE, expects)

    def press(self, key):
        """A key that goes down."""
        self.send(b"\x01\x02" + bytes([ZERO, 1, len(key)]) + key.encode() + b"\0")

    def read_commit(self):
        """The next commit, acknowledged."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == 2 and payload[0] == 1:
                sequence, _ = varint(payload, 1)
                number, end = varint(payload, self.acknowledge(payload))
                return Commit(sequence, number, payload[end] == 1, payload)

    def read_until(self, condition):
        """Reads commits up to one that is as wanted; how many there were."""
        count = 1
        while not condition(self.read_commit()):
            count += 1
        return count

    def read_status(self, condition):
        while True:
            opcode, payload = self.read_frame()
            if opcode == 2 and payload[0] == 2:
                status = json.loads(payload[1:])
                if condition(status):
                    return status

    def read_close(self):
        """Reads up to the close frame; its code and reason."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == 8:
                return struct.unpack(">H", payload[:2])[0], payload[2:].decode()

    def abort(self):
        """Goes without a word, as a tab whose process is killed does."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self):
        self.socket.close()
