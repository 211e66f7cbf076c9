# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The page's stream spoken over a bare socket: the client's half of WebSocket, as far as the tests need it."""

import base64
import os
import socket
import struct


def frame(payload, opcode=2, fin=True):
    """A client's frame, masked as the protocol wants it."""
    mask = os.urandom(4)
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
    """The number at a place, and the place after it."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


class Stream:
    """One connection to the server, asked for as a tab asks. Reading past its end is an EOFError."""

    def __init__(self, host, port, app, token, patience, expects=101):
        self.socket = socket.create_connection((host, port), timeout=patience)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /apps/{app}/stream?token={token} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://{host}:{port}\r\n\r\n").encode())
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
        """The next frame's opcode and payload."""
        first, second = self.exactly(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self.exactly(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.exactly(8))[0]
        return first & 15, self.exactly(length)

    def send(self, payload):
        self.socket.sendall(frame(payload))

    def acknowledge(self, payload):
        """Answers a commit with its sequence, a varint; returns the place after it."""
        _, place = varint(payload, 1)
        self.send(b"\x02" + payload[1:place])
        return place
