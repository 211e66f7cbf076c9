# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A page without a browser: one connection to the server, over which it sees what a tab would."""

import base64
import json
import os
import re
import socket
import struct
import threading
import urllib.request


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


class Page:
    """Reads the page for its token, then the stream; acknowledges each commit."""

    def __init__(self, origin, app, patience):
        self.patience = patience
        host, port = re.fullmatch(r"http://([\d.]+):(\d+)/?", origin).groups()
        with urllib.request.urlopen(f"http://{host}:{port}/apps/{app}/", timeout=patience) as answer:
            token = re.search(r'name="tessera-token" content="([^"]+)"', answer.read().decode()).group(1)
        self.socket = socket.create_connection((host, int(port)), timeout=patience)
        self.connections = 1
        self.changed = threading.Condition()
        self.commits = []
        self.statuses = []
        self.ended = None
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /apps/{app}/stream?token={token} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://{host}:{port}\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.exactly(1)
        assert b" 101 " in head, head
        self.socket.settimeout(None)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def exactly(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def read(self):
        try:
            while True:
                first, second = self.exactly(2)
                length = second & 127
                if length == 126:
                    length = struct.unpack(">H", self.exactly(2))[0]
                elif length == 127:
                    length = struct.unpack(">Q", self.exactly(8))[0]
                self.receive(first & 15, self.exactly(length))
        except (EOFError, OSError) as error:
            with self.changed:
                self.ended = error
                self.changed.notify_all()

    def receive(self, opcode, payload):
        if opcode == 2 and payload[0] == 1:
            # The number of the commit, a varint, is what is acknowledged.
            end = 1
            while payload[end] & 0x80:
                end += 1
            self.send(b"\x02" + payload[1:end + 1])
        with self.changed:
            if opcode == 8:
                self.ended = payload
            elif opcode == 2 and payload[0] == 1:
                self.commits.append(payload)
            elif opcode == 2 and payload[0] == 2:
                self.statuses.append(json.loads(payload[1:]))
            self.changed.notify_all()

    @property
    def status(self):
        return self.statuses[-1]

    def send(self, payload):
        self.socket.sendall(frame(payload))

    def relaunch(self):
        self.send(b"\x04")

    def wait(self, condition, what):
        with self.changed:
            found = self.changed.wait_for(lambda: condition() or self.ended is not None, self.patience)
        assert found and condition(), f"{what}; the stream {'goes on' if self.ended is None else 'ended'}; {self.statuses[-1:]}"

    def wait_for_text(self, text):
        """Waits until a commit draws the text."""
        data = text.encode()
        self.wait(lambda: any(data in commit for commit in self.commits), f"the text {text!r} never came")

    def wait_for_status(self, condition):
        """Waits until the newest status is as wanted, and returns it."""
        self.wait(lambda: self.statuses and condition(self.statuses[-1]), "no such status came")
        return self.status

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.reader.join(timeout=self.patience)
        self.socket.close()
