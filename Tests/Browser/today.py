# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Runs Apps/Today as `tessera run` does, and drives its page."""

import os
import queue
import re
import subprocess
import threading

from harness import BUILD, HERE, PATIENCE, BrowserTestCase, children

ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
TESSERA = os.path.abspath(os.path.join(BUILD, "tessera"))
APP = os.path.join(ROOT, "Apps", "Today")
DATE = "2017-06-17T09:41:00Z"
# The first run on a machine builds the kit.
BUILD_PATIENCE = 1800


class Today:
    """The command's process, and what it prints."""

    def __init__(self, *options, app=APP, environment=None):
        self.process = subprocess.Popen(
            [TESSERA, "run", app, "--port", "0", "--date", DATE, *options], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1, cwd=ROOT,
            env={**os.environ, "TZ": "UTC", **(environment or {})})
        self.lines = queue.Queue()
        self.seen = []
        threading.Thread(target=self._read, daemon=True).start()
        self.origin = self.expect(r"http://127\.0\.0\.1:\d+").group(0)

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def expect(self, pattern):
        """Waits for a line that has the pattern in it."""
        while True:
            line = self.lines.get(timeout=BUILD_PATIENCE)
            if line is None:
                raise AssertionError("tessera ended: " + "\n".join(self.seen))
            self.seen.append(line)
            found = re.search(pattern, line)
            if found:
                return found

    def app_processes(self):
        """The identifiers of the processes that the command started."""
        return children(self.process.pid)

    def variable(self, name):
        """What an environment variable of the app says."""
        for process in self.app_processes():
            with open(f"/proc/{process}/environ", "rb") as file:
                for line in file.read().split(b"\0"):
                    if line.startswith(name.encode() + b"="):
                        return line.decode().partition("=")[2]
        raise AssertionError(f"no process of the app has {name}")

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.stdout.close()


class TodayTestCase(BrowserTestCase):
    """One app and one browser for a class; each test opens the page anew."""

    options = ()
    app = APP
    environment = None

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.addClassCleanup(cls.driver.quit)
        cls.today = Today(*cls.options, app=cls.app, environment=cls.environment)
        cls.addClassCleanup(cls.today.close)

    @classmethod
    def tearDownClass(cls):
        pass  # the cleanups do it

    def open_today(self, **metrics):
        self.metrics(**metrics)
        self.driver.get(self.today.origin + "/")
        self.wait_for_app()

    def wait_for_app(self):
        self.wait(lambda _: self.js("""
            return document.documentElement.dataset.connection === 'connected' &&
              document.querySelector('.panel').hidden && document.querySelectorAll('.layer').length > 20"""),
            "the app did not come up")

    def configure(self, device=None, appearance=None, text_size=None, orientation=None):
        """Uses the page's controls until the device is set up so."""
        if device:
            self.choose("device", device)
        if text_size:
            self.choose("text-size", text_size)
        state = "return document.querySelector('.device').dataset.{}"
        if appearance and self.js(state.format("appearance")) != appearance:
            self.js("document.querySelector('[name=appearance]').click()")
            self.wait(lambda _: self.js(state.format("appearance")) == appearance)
        for _ in range(4):
            before = self.js(state.format("orientation"))
            if orientation in (None, before):
                return
            self.js("document.querySelector('[name=rotate]').click()")
            self.wait(lambda _: self.js(state.format("orientation")) != before)

    def choose(self, name, value):
        """Chooses from a list of the page, and waits until the server took it over."""
        self.js("""
            const list = document.querySelector(`[name=${arguments[0]}]`);
            list.value = arguments[1];
            list.dispatchEvent(new Event('change'));""", name, value)
        self.wait(lambda _: self.js("return document.querySelector('.device').dataset[arguments[0]]",
            {"device": "name", "text-size": "textSize"}[name]) == value, f"{name} did not become {value}")

    def settle(self):
        """Waits until pictures and fonts are there and nothing moves any more."""
        self.wait_for_pictures()
        self.driver.execute_async_script("""
            const done = arguments[0];
            const number = () => document.documentElement.dataset.commit;
            let last = number();
            let calm = 0;
            const look = () => {
              calm = number() === last ? calm + 1 : 0;
              last = number();
              if (calm >= 12) done(); else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);""")
        self.wait_for_pictures()

    # Input

    def mouse(self, kind, x, y, **more):
        left, top = self.place(x, y)
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "button": "left", "clickCount": 1, **more})

    def wheel(self, dy, x=200, y=400):
        self.mouse("mouseWheel", x, y, deltaX=0, deltaY=dy, button="none", clickCount=0)

    def touch(self, kind, *points):
        places = [self.place(x, y) for x, y in points]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]})

    def tap(self, x, y):
        self.mouse("mousePressed", x, y, buttons=1)
        self.mouse("mouseReleased", x, y)

    # Where things are, in the app's points

    def texts(self):
        """Every line of text that can be seen: its words, and its box in points."""
        return self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            const seen = [];
            for (const run of document.querySelectorAll('.layers .run')) {
              const box = run.getBoundingClientRect();
              if (!run.checkVisibility({opacityProperty: true, visibilityProperty: true}) || box.width === 0) continue;
              if (box.bottom <= screen.top || box.top >= screen.bottom) continue;
              seen.push({text: run.textContent, x: (box.left - screen.left) / zoom, y: (box.top - screen.top) / zoom,
                width: box.width / zoom, height: box.height / zoom, family: getComputedStyle(run).fontFamily});
            }
            return seen;""")

    def text(self, words):
        """The first line that reads so, or None."""
        return next((line for line in self.texts() if line["text"] == words), None)

    def layers(self, name):
        return self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            return [...document.querySelectorAll(`[data-name=${arguments[0]}]`)].filter((e) => e.checkVisibility())
              .map((e) => e.getBoundingClientRect())
              .map((b) => [(b.left - screen.left) / zoom, (b.top - screen.top) / zoom, b.width / zoom, b.height / zoom]
                .map((value) => Math.round(value * 100) / 100))
              .sort((a, b) => a[1] - b[1] || a[0] - b[0]);""", name)

    def wait_for_line(self, words):
        self.wait(lambda _: self.text(words), f"“{words}” never came")
        return self.text(words)

    def screen_picture(self, bare=False):
        """The device's screen in its own pixels; bare is without status bar, home indicator and round corners."""
        if bare:
            self.js("""
                for (const part of ['.status-bar', '.island', '.home-indicator'])
                  document.querySelector(part).style.display = 'none';
                document.querySelector('.device').style.setProperty('--corner', '0px');""")
        ratio, *box = self.js("""
            const b = document.querySelector('.screen').getBoundingClientRect();
            return [devicePixelRatio, b.left, b.top, b.right, b.bottom];""")
        return self.screenshot().crop([round(value * ratio) for value in box])
