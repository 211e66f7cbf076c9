# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Crashes, lost connections, slow tabs, and those who should not be let in."""

import base64
import http.client
import os
import socket
import struct
import time
import unittest

from selenium.webdriver.common.by import By

from harness import PATIENCE, TOKEN, BrowserTestCase
from rawtab import frame


class LifeTests(BrowserTestCase):
    def panel(self):
        return self.js("""
            const p = document.querySelector('.panel');
            return {hidden: p.hidden, state: p.dataset.state, title: p.querySelector('.title').textContent,
              message: p.querySelector('.message').textContent, output: p.querySelector('.output').textContent,
              relaunch: !p.querySelector('button').hidden}""")

    def wait_for_panel(self, title):
        self.wait(lambda _: self.panel()["title"] == title, title)
        return self.panel()

    def test_a_crash_is_shown_and_the_app_can_be_launched_again(self):
        harness = self.start()
        self.open(harness)
        self.driver.find_element(By.TAG_NAME, "body").send_keys("c")
        panel = self.wait_for_panel("Fake crashed")
        self.assertEqual(panel["message"], "Fatal error: The coffee is out")
        self.assertIn("FakeApp starts", panel["output"])
        self.assertTrue(panel["relaunch"])
        self.screenshot("crashed")
        self.driver.find_element(By.CSS_SELECTOR, ".panel button").click()
        self.wait(lambda _: self.panel()["hidden"])
        self.wait_for_text("launched")

    def test_faults_of_apps_are_told_apart(self):
        cases = {
            "exit": ("Fake stopped", "The app exited with status 3."),
            "garbage": (
                "Fake was stopped",
                "The app sent a message that cannot be read. At byte 0: expected the type of an app's message, found 99."),
            "wrong-version": (
                "Fake was stopped",
                "The app sent a message that cannot be read. At byte 1: expected protocol version 10, found version 11; "
                "build the app and tessera from the same source."),
            "early": ("Fake was stopped", "The app sent a log message before it said hello."),
            "oversized": (
                "Fake was stopped", "A message of 67108865 bytes was announced; the limit is 67108864."),
            "silent": (
                "Fake was stopped",
                "The app did not connect within 3.0 seconds. Is it built for Tessera, or stuck at launch?"),
            "many-words": ("Fake crashed", "Fatal error: after many words"),
        }
        self.metrics()
        for manner, (title, message) in cases.items():
            with self.subTest(manner):
                harness = self.start(manner=manner)
                self.driver.get(harness.address)
                panel = self.wait_for_panel(title)
                self.assertEqual(panel["message"], message)
                self.assertLess(len(panel["output"]), 40_000)
                harness.close()

    def test_a_tab_comes_back_after_the_server_was_away(self):
        harness = self.start()
        self.open(harness)
        harness.close()
        self.wait_for_panel("Not connected")
        again = self.start(port=harness.port, token="another-token-0")
        self.wait(lambda _: self.panel()["hidden"] and self.log_text() == "launched", "the page did not come back")
        again.say("tabs")
        again.expect("tabs 1")

    def test_several_tabs_show_the_same_app(self):
        harness = self.start()
        self.open(harness)
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.metrics()
        self.driver.get(harness.address)
        # The late tab gets what is there, not what happened.
        self.wait_for_text("shown")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("y")
        self.wait_for_text("up y 0")
        self.driver.close()
        self.driver.switch_to.window(first)
        self.wait(lambda _: self.log_text() in ("up y 0", "shown"), "the first tab did not follow")

    def test_a_slow_tab_gets_merged_commits(self):
        harness = self.start()
        self.open(harness)
        before = self.js("""
            window.received = 0;
            const socketMessage = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;
            Object.defineProperty(MessageEvent.prototype, 'data', {get() {
              const data = socketMessage.call(this);
              if (new Uint8Array(data)[0] === 1) window.received += 1;
              return data;
            }});
            return Number(document.documentElement.dataset.commit)""")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("f")
        self.wait(lambda _: int(self.js("return document.documentElement.dataset.commit")) >= before + 3001)
        self.assertEqual(self.box("square")[0], 250 - 60)
        self.assertLess(self.js("return window.received"), 1500)

    def test_a_list_is_shown_where_there_are_several_apps_and_else_the_app(self):
        harness = self.start()
        self.metrics()
        self.driver.get(harness.origin + "/")
        self.assertEqual(self.driver.current_url, harness.address)


class DoorTests(unittest.TestCase):
    """The server from below the browser: raw HTTP and raw frames."""

    @classmethod
    def setUpClass(cls):
        from harness import Harness
        cls.harness = Harness()
        deadline = time.monotonic() + PATIENCE
        while cls.get(cls, "/apps/fake/images/0123456789abcdef")[0].status != 200:
            assert time.monotonic() < deadline, "the app did not start"

    @classmethod
    def tearDownClass(cls):
        cls.harness.close()

    def get(self, path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.harness.port, timeout=10)
        connection.putrequest("GET", path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def stream(self, token=TOKEN, origin=None, host=None):
        """Asks for the stream; the socket and the status."""
        s = socket.create_connection(("127.0.0.1", self.harness.port), timeout=10)
        self.addCleanup(s.close)
        host = host or f"127.0.0.1:{self.harness.port}"
        origin = origin if origin is not None else f"http://127.0.0.1:{self.harness.port}"
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /apps/fake/stream?token={token} HTTP/1.1", f"Host: {host}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if origin:
            lines.append(f"Origin: {origin}")
        s.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            part = s.recv(1)
            if not part:
                break
            head += part
        return s, int(head.split()[1])

    def read_close(self, s):
        """Reads frames up to the close frame; its code and reason."""
        def exactly(count):
            data = b""
            while len(data) < count:
                part = s.recv(count - len(data))
                if not part:
                    raise EOFError
                data += part
            return data
        while True:
            first, second = exactly(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", exactly(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", exactly(8))[0]
            payload = exactly(length)
            if first & 15 == 8:
                return struct.unpack(">H", payload[:2])[0], payload[2:].decode()

    def test_the_page_may_use_its_own_files_only(self):
        answer, body = self.get("/apps/fake/")
        self.assertEqual(answer.status, 200)
        policy = answer.getheader("Content-Security-Policy")
        self.assertIn("default-src 'none'", policy)
        self.assertIn("script-src 'self'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertEqual(answer.getheader("X-Content-Type-Options"), "nosniff")
        self.assertEqual(answer.getheader("Cache-Control"), "no-store")
        self.assertIn(TOKEN.encode(), body)

    def test_pictures_come_as_the_app_sent_them(self):
        answer, body = self.get("/apps/fake/images/0123456789abcdef")
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.getheader("Content-Type"), "image/png")
        self.assertIn("immutable", answer.getheader("Cache-Control"))
        self.assertTrue(body.startswith(b"\x89PNG"))

    def test_what_is_not_there_is_not_found(self):
        for path in (
            "/apps/none/",
            "/apps/fake/images/00",
            "/apps/fake/images/zz23456789abcdef",
            "/nothing",
            "/fonts/Missing-Font",
            "/fonts/..%2f..%2fetc%2fpasswd",
            "/web/../../../etc/passwd",
            "/web/app.html",
            "/apps/fake/../../x",
        ):
            with self.subTest(path):
                self.assertEqual(self.get(path)[0].status, 404)

    def test_fonts_are_served_by_face(self):
        answer, body = self.get("/fonts/Inter-Regular")
        self.assertEqual((answer.status, answer.getheader("Content-Type")), (200, "font/otf"))
        self.assertEqual(body[:4], b"OTTO")

    def test_other_names_for_this_address_are_refused(self):
        for host in ("evil.example", f"evil.example:{self.harness.port}", "127.0.0.1:1", ""):
            with self.subTest(host):
                self.assertEqual(self.get("/apps/fake/", Host=host)[0].status, 421)
        self.assertEqual(self.get("/apps/fake/", Host=f"localhost:{self.harness.port}")[0].status, 200)

    def test_streams_need_the_token_and_a_page_of_ours(self):
        self.assertEqual(self.stream()[1], 101)
        self.assertEqual(self.stream(token="0123456789abcdee")[1], 403)
        self.assertEqual(self.stream(token="")[1], 403)
        self.assertEqual(self.stream(origin="http://evil.example")[1], 403)
        self.assertEqual(self.stream(origin="")[1], 403)
        self.assertEqual(self.stream(origin="null")[1], 403)
        port = self.harness.port
        self.assertEqual(self.stream(origin=f"http://localhost:{port}")[1], 403)
        self.assertEqual(self.stream(origin=f"http://localhost:{port}", host=f"localhost:{port}")[1], 101)

    def test_garbage_closes_the_stream_with_a_reason(self):
        cases = [
            (frame(b"\x63\x01"), 1007, "At byte 0: expected the type of a tab's message, found 99."),
            (frame(b""), 1007, "At byte 0: expected the type of a tab's message"),
            (frame(b"hello", opcode=1), 1003, "binary messages only"),
            (frame(b"\x01\x03" + bytes(40)), 1007, "At byte"),
            (frame(bytes(70_000)), 1009, "message parts"),
            (frame(b"\1", opcode=0), 1002, "message parts"),
            (frame(b"\x03\x03abc\x08portrait\x05light\x05large\x05en_US\x00"), 1008, 'There is no device "abc".'),
            (frame(b"\1\5\1") * 900, 1008, "too many messages"),
        ]
        for data, code, reason in cases:
            with self.subTest(reason):
                s, status = self.stream()
                self.assertEqual(status, 101)
                s.sendall(data)
                found = self.read_close(s)
                self.assertEqual(found[0], code)
                self.assertTrue(found[1].startswith(reason[:60]), found)
        # And all the same, the next one is served.
        self.assertEqual(self.stream()[1], 101)

    def test_a_tab_that_vanishes_is_forgotten(self):
        harness = self.harness
        opened = [self.stream()[0] for _ in range(3)]
        for s in opened:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            s.close()
        for _ in range(2_000):
            harness.say("tabs")
            if harness.expect("tabs ") == "tabs 0":
                return
        self.fail("tabs are left over")


if __name__ == "__main__":
    unittest.main()
