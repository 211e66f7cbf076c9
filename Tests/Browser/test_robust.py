# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The live server against tabs that come and go, sleep, crowd in or mean harm: raw sockets, no browser.

Nothing here counts seconds; it counts what the server holds: descriptors, threads, memory, tabs.
"""

import os
import signal
import socket
import struct
import time
import unittest

from harness import PATIENCE, Harness, children
from rawtab import RawTab, frame

ROUNDS = int(os.environ.get("TESSERA_ROUNDS", "1000"))


class RobustTests(unittest.TestCase):
    def setUp(self):
        self.harness = Harness()
        self.addCleanup(self.harness.close)
        self.harness.expect("FakeApp starts")
        self.pid = self.harness.process.pid
        # The first tab waits for the app's first commit, so that all later ones find it.
        first = self.tab()
        first.read_commit()
        first.abort()
        self.wait_for(lambda: self.tabs() == 0)

    def tab(self):
        tab = RawTab(self.harness.port)
        self.addCleanup(tab.close)
        return tab

    def tabs(self):
        self.harness.say("tabs")
        return int(self.harness.expect("tabs ").split()[1])

    def wait_for(self, condition, message="it never came about"):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), deadline, message)

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.pid}/task"))

    def memory(self):
        """Bytes that are the process's own."""
        with open(f"/proc/{self.pid}/statm") as file:
            fields = file.read().split()
        return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")

    def settle(self):
        self.wait_for(lambda: self.tabs() == 0, "tabs are left over")

    def test_a_thousand_tabs_come_and_go_and_leave_nothing(self):
        def cycle(index):
            tab = RawTab(self.harness.port)
            if index % 4 == 0:
                tab.read_commit()
            if index % 4 == 1:
                tab.send(b"\x01\x00")  # The beginning of a message.
            if index % 2 == 0:
                tab.abort()
            else:
                tab.close()
        for index in range(100):
            cycle(index)
        self.settle()
        descriptors, threads, memory = self.descriptors(), self.threads(), self.memory()
        for index in range(ROUNDS):
            cycle(index)
        self.settle()
        self.wait_for(lambda: self.descriptors() <= descriptors, "descriptors are left open")
        self.wait_for(lambda: self.threads() <= threads + 2, "threads are left over")
        self.assertLess(self.memory() - memory, 16 << 20)
        self.assertTrue(self.tab().read_commit().is_full)

    def test_half_requests_come_and_go_and_leave_nothing(self):
        descriptors = self.descriptors()
        for index in range(300):
            s = socket.create_connection(("127.0.0.1", self.harness.port))
            s.sendall(b"GET /apps/fake/ HTTP/1.1\r\nHost: x"[:index % 34])
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            s.close()
        self.wait_for(lambda: self.descriptors() <= descriptors)

    def test_a_tab_that_sleeps_gets_one_merged_commit_and_costs_no_memory(self):
        asleep = self.tab()
        asleep.read_commit()
        memory = self.memory()
        presser = self.tab()
        for _ in range(5):
            presser.press("f")
        presser.press("z")
        # Another tab that comes when all is done sees the end at once.
        self.wait_for(lambda: b"down z" in self.latest(), "the app never came to the end")
        self.assertLess(self.memory() - memory, 64 << 20)
        # Nothing but what was on its way, and one for all the rest.
        found = asleep.read_until(lambda commit: b"down z" in commit.bytes)
        self.assertLess(found, 6)

    def latest(self):
        """What the app shows now, as a new tab is told."""
        tab = RawTab(self.harness.port)
        data = tab.read_commit().bytes
        tab.abort()
        return data

    def test_all_tabs_show_the_same_and_each_ones_input_goes_in(self):
        tabs = [self.tab() for _ in range(5)]
        for tab in tabs:
            self.assertTrue(tab.read_commit().is_full)
        for index, tab in enumerate(tabs):
            tab.press(f"k{index}")
            for other in tabs:
                other.read_until(lambda commit: f"down k{index}".encode() in commit.bytes)

    def test_one_tab_too_many_is_told_so_and_the_others_go_on(self):
        tabs = [self.tab() for _ in range(32)]
        extra = RawTab(self.harness.port, expects=503)
        extra.close()
        tabs[31].press("q")
        tabs[0].read_until(lambda commit: b"down q" in commit.bytes)

    def test_huge_heads_are_refused_and_not_kept(self):
        memory = self.memory()
        for head, status in [
            (b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n", 431),
            (b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 5_000_000, 431),
            (b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % index for index in range(1000)) + b"\r\n", 431),
            (b"POST / HTTP/1.1\r\nContent-Length: 9999999999\r\n\r\n", 413),
            (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400),
        ]:
            with self.subTest(head[:20]):
                s = socket.create_connection(("127.0.0.1", self.harness.port), timeout=PATIENCE)
                try:
                    s.sendall(head)
                except OSError:
                    pass
                self.assertEqual(s.recv(12).split()[1:2], [str(status).encode()])
                s.close()
        self.assertLess(self.memory() - memory, 16 << 20)

    def test_a_frame_of_any_length_is_refused_by_its_length(self):
        memory = self.memory()
        for length in (65_537, 1 << 30, 1 << 62, (1 << 64) - 1):
            with self.subTest(length):
                tab = self.tab()
                tab.socket.sendall(b"\x82\xff" + struct.pack(">Q", length) + b"\1\2\3\4" + b"x" * 1000)
                self.assertEqual(tab.read_close()[0], 1009)
        self.assertLess(self.memory() - memory, 16 << 20)

    def test_malformed_frames_close_the_stream(self):
        for data in (b"\x82\x01a", b"\xc2\x80\0\0\0\0", b"\x83\x80\0\0\0\0", b"\x09\x80\0\0\0\0", b"\x89\xfe\x00\x7e"):
            with self.subTest(data):
                tab = self.tab()
                tab.socket.sendall(data)
                self.assertEqual(tab.read_close()[0], 1002)

    def test_a_message_in_endless_parts_is_refused(self):
        tab = self.tab()
        tab.socket.sendall(frame(b"\x01" * 1000, fin=False))
        for _ in range(70):
            tab.socket.sendall(frame(b"\x01" * 1000, opcode=0, fin=False))
        self.assertEqual(tab.read_close()[0], 1009)

    def test_tabs_that_never_listen_are_let_go_of(self):
        deaf = [self.tab() for _ in range(8)]
        for tab in deaf:
            tab.socket.sendall(b"\x83\x80\0\0\0\0")
            tab.socket.sendall(b"x" * 1000)
        self.settle()

    def test_the_connections_that_a_stranger_may_hold_are_counted(self):
        held = [socket.create_connection(("127.0.0.1", self.harness.port)) for _ in range(300)]
        for s in held:
            self.addCleanup(s.close)
        self.wait_for(lambda: self.descriptors() < 300 + 20)
        self.assertLess(self.threads(), 300)
        for s in held:
            s.close()
        self.wait_for(lambda: self.descriptors() < 40)
        self.assertTrue(self.tab().read_commit().is_full)

    def app(self):
        """The fake app's process."""
        self.wait_for(lambda: children(self.pid), "the app was not started")
        return children(self.pid)[0]

    def test_an_app_that_is_killed_is_told_of_and_comes_back_when_asked(self):
        tab = self.tab()
        tab.read_commit()
        os.kill(self.app(), signal.SIGKILL)
        status = tab.read_status(lambda status: status["state"] == "stopped")
        self.assertEqual(status["title"], "Fake crashed")
        self.assertIn("SIGKILL", status["message"])
        tab.send(b"\x04")
        self.assertTrue(tab.read_commit().is_full)

    def test_an_app_ends_with_the_server_that_is_killed_and_leaves_nothing(self):
        app = self.app()
        self.tab().read_commit()
        os.kill(self.pid, signal.SIGKILL)
        self.harness.process.wait(timeout=PATIENCE)

        def is_gone():
            try:
                with open(f"/proc/{app}/stat") as file:
                    return file.read().rsplit(")", 1)[1].split()[0] == "Z"
            except FileNotFoundError:
                return True
        self.wait_for(is_gone, "the app goes on without its server")


if __name__ == "__main__":
    unittest.main()
