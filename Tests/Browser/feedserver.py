# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Stands between Feed and its fixture server: passes requests on, with whatever fault is asked for."""

import functools
import http.server
import io
import json
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request

from PIL import Image


class Between(http.server.ThreadingHTTPServer):
    """A server whose answers come from another one.

    `faults` says by a request's path what becomes of it: a `query` for the fixture server (`status=503`, `delay=2`), or
    `cut` and `garbled` for an answer that ends too soon or makes no sense. With `posts` the chart of albums has that
    many, and pictures are made here, a few of each size, so that making them costs next to nothing.
    """

    daemon_threads = True

    def __init__(self, upstream, posts=None):
        self.upstream = upstream.rstrip("/")
        self.posts = posts
        self.faults = lambda path: None
        self.asked = []
        # Pictures that were begun, and those whose reader left before their end.
        self.pictures = self.abandoned = 0
        # Seconds between the first and the second half of a picture.
        self.picture_pause = 0
        super().__init__(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request, address):
        """Readers leave, as they may."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, address)

    def close(self):
        self.shutdown()
        self.server_close()


@functools.cache
def picture(number, side):
    """A slope between two colours, as a file."""
    slope = Image.linear_gradient("L").resize((side, side))
    shifts = [number * (37 + 24 * part) for part in range(3)]
    colours = [Image.eval(slope, lambda value, shift=shift: (value + shift) % 256) for shift in shifts]
    file = io.BytesIO()
    Image.merge("RGB", colours).save(file, "JPEG", quality=85)
    return file.getvalue()


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = urllib.parse.urlsplit(self.path).path
        if self.server.posts and path.startswith("/artwork/"):
            return self.send_picture(path)
        self.server.asked.append(self.path)
        fault = self.server.faults(path)
        is_own = self.server.posts and "most-played" in path
        status, kind, body = self.chart() if is_own else self.fetch(self.path, fault)
        if fault == "garbled":
            body = body[: len(body) // 2]
        self.head(status, kind, len(body))
        self.send(body[: len(body) // 2] if fault == "cut" else body)
        if fault == "cut":
            self.close_connection = True

    def fetch(self, path, fault=None):
        if fault and "=" in fault:
            path += ("&" if "?" in path else "?") + fault
        # By this server's name, which pictures' addresses are made of.
        request = urllib.request.Request(self.server.upstream + path, headers={"Host": self.headers["Host"]})
        try:
            with urllib.request.urlopen(request, timeout=130) as answer:
                return answer.status, answer.headers["Content-Type"], answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers["Content-Type"], error.read()

    def chart(self):
        results = []
        page = 0
        while len(results) < self.server.posts:
            name = f"most-played-{page}"
            whole = json.loads(self.fetch(f"/api/v2/us/music/{name}/200/albums.json")[2])
            results += whole["feed"]["results"]
            page += 1
        whole["feed"]["results"] = results[: self.server.posts]
        return 200, "application/json", json.dumps(whole).encode()

    def send_picture(self, path):
        *_, name, size = path.split("/")
        side = size.partition("x")[0]
        body = picture(sum(map(ord, name)) % 16, int(side) if side.isdigit() else 200)
        self.server.pictures += 1
        self.head(200, "image/jpeg", len(body))
        if not self.server.picture_pause:
            return self.send(body)
        self.send(body[: len(body) // 2])
        self.connection.settimeout(self.server.picture_pause)
        try:
            # Nothing comes from an app that waits; a closed connection reads as empty.
            if self.connection.recv(1, 2) == b"":
                raise ConnectionResetError
        except TimeoutError:
            self.connection.settimeout(None)
            self.send(body[len(body) // 2 :])
        except ConnectionError:
            self.server.abandoned += 1
            self.close_connection = True

    def head(self, status, kind, length):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        self.end_headers()

    def send(self, body):
        try:
            self.wfile.write(body)
        except ConnectionError:
            self.close_connection = True

    def log_message(self, *arguments):
        pass
