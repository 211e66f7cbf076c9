# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A page without a browser: one connection to the server, over which it sees what a tab would."""

import json
import re
import socket
import sys
import threading
import urllib.request
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "Support"))
from stream import Stream  # noqa: E402


class Page:
    """Reads the page for its token, then the stream; acknowledges each commit."""

    def __init__(self, origin, app, patience):
        self.patience = patience
        host, port = re.fullmatch(r"http://([\d.]+):(\d+)/?", origin).groups()
        with urllib.request.urlopen(f"http://{host}:{port}/apps/{app}/", timeout=patience) as answer:
            token = re.search(r'name="tessera-token" content="([^"]+)"', answer.read().decode()).group(1)
        self.stream = Stream(host, int(port), app, token, patience)
        self.changed = threading.Condition()
        self.commits = []
        self.statuses = []
        self.ended = None
        self.stream.socket.settimeout(None)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        try:
            while True:
                self.receive(*self.stream.read_frame())
        except (EOFError, OSError) as error:
            with self.changed:
                self.ended = error
                self.changed.notify_all()

    def receive(self, opcode, payload):
        if opcode == 2 and payload[0] == 1:
            self.stream.acknowledge(payload)
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

    def relaunch(self):
        self.stream.send(b"\x04")

    def wait(self, condition, what):
        with self.changed:
            found = self.changed.wait_for(lambda: condition() or self.ended is not None, self.patience)
        assert (
            found and condition()
        ), f"{what}; the stream {'goes on' if self.ended is None else 'ended'}; {self.statuses[-1:]}"

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
            self.stream.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.reader.join(timeout=self.patience)
        self.stream.socket.close()
