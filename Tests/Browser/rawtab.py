# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A tab without a browser: a socket that speaks the stream's protocol, rightly or, on purpose, not."""

import base64
import json
import os
import socket
import struct
from dataclasses import dataclass

from harness import PATIENCE, TOKEN

# Whole numbers from -16 on are one byte, from 32 on.
ZERO = 32 + 16


def frame(payload, opcode=2, fin=True):
    """A client's frame."""
    mask = b"\1\2\3\4"
    length = len(payload)
    if length < 126:
        size = struct.pack(">B", 0x80 | length)
    elif length < 65536:
        size = struct.pack(">BH", 0x80 | 126, length)
    else:
        size = struct.pack(">BQ", 0x80 | 127, length)
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    return bytes([(0x80 if fin else 0) | opcode]) + size + mask + masked


def varint(data, place):
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


@dataclass
class Commit:
    sequence: int
    number: int
    is_full: bool
    bytes: bytes


class RawTab:
    def __init__(self, port, expects=101):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /apps/fake/stream?token={TOKEN} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{port}\r\n\r\n").encode())
        self.buffer = b""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.exactly(1)
        assert int(head.split()[1]) == expects, head

    def exactly(self, count):
        while len(self.buffer) < count:
            part = self.socket.recv(65536)
            if not part:
                raise EOFError
            self.buffer += part
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def read_frame(self):
        first, second = self.exactly(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self.exactly(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.exactly(8))[0]
        return first & 15, self.exactly(length)

    def send(self, payload):
        self.socket.sendall(frame(payload))

    def press(self, key):
        """A key that goes down."""
        self.send(b"\x01\x02" + bytes([ZERO, 1, len(key)]) + key.encode() + b"\0")

    def read_commit(self):
        """The next commit, acknowledged."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == 2 and payload[0] == 1:
                sequence, place = varint(payload, 1)
                number, end = varint(payload, place)
                self.send(b"\x02" + payload[1:place])
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
