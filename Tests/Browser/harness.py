# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Starts the server with a fake app, and a headless Chromium to look at it."""

import base64
import io
import os
import queue
import subprocess
import threading
import unittest

from PIL import Image
from selenium import webdriver
from selenium.webdriver.support.ui import WebDriverWait

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.environ.get("TESSERA_BUILD", os.path.join(HERE, "..", "..", ".build", "debug"))
FONTS = os.environ.get("TESSERA_FONTS", "/usr/share/fonts/opentype/inter:/usr/share/fonts/truetype/noto").split(":")
TOKEN = "0123456789abcdef"
PATIENCE = 20


def children(process):
    """The identifiers of the processes that a process's threads have started."""
    found = set()
    for task in os.listdir(f"/proc/{process}/task"):
        try:
            with open(f"/proc/{process}/task/{task}/children") as file:
                found.update(map(int, file.read().split()))
        except OSError:
            pass  # the thread has ended
    return sorted(found)


class Harness:
    """The server's process; its output line by line."""

    def __init__(self, manner="normal", port=0, token=TOKEN, app="FakeApp", beside=None):
        command = [os.path.join(BUILD, "BrowserHarness"), os.path.join(BUILD, app), *FONTS]
        command += ["--manner", manner, "--port", str(port), "--token", token]
        command += ["--beside", beside] if beside else []
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1)
        self.lines = queue.Queue()
        self.seen = []
        threading.Thread(target=self._read, daemon=True).start()
        self.port = int(self.expect("port ").split()[1])
        self.origin = f"http://127.0.0.1:{self.port}"
        self.address = f"{self.origin}/apps/fake/"

    def _read(self):
        try:
            for line in self.process.stdout:
                self.lines.put(line.rstrip("\n"))
        except ValueError:
            pass  # closed while it was read

    def expect(self, part):
        """Waits for a line that has the part in it."""
        while True:
            line = self.lines.get(timeout=PATIENCE)
            self.seen.append(line)
            if part in line:
                return line

    def say(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.stdout.close()


def make_driver(scale=None):
    """A headless browser; `scale` is what its screen really has in pixels for a CSS pixel, not only what pages are
    told.

    Emulated resolutions still lay boxes out on whole CSS pixels, real ones on whole device pixels.
    """
    options = webdriver.ChromeOptions()
    if scale:
        options.add_argument(f"--force-device-scale-factor={scale}")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb",
                     # As on a screen of high resolution; headless Chromium hints fully unless told otherwise.
                     "--font-render-hinting=none",
                     # A device that is turned stands at once as it will, for those who measure.
                     "--force-prefers-reduced-motion"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService("/usr/bin/chromedriver") if os.path.exists("/usr/bin/chromedriver") else None
    return webdriver.Chrome(options=options, service=service)


class BrowserTestCase(unittest.TestCase):
    """One browser for a class; a harness for each test that asks for one."""

    @classmethod
    def setUpClass(cls):
        cls.driver = make_driver()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def start(self, **arguments):
        harness = Harness(**arguments)
        self.addCleanup(harness.close)
        return harness

    def metrics(self, width=1000, height=1000, scale=1, touch=False):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch})
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": touch, "maxTouchPoints": 5})

    def open(self, harness, **metrics):
        self.metrics(**metrics)
        self.driver.get(harness.address)
        self.wait_for_text("launched")

    def wait(self, condition, message=""):
        return WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02).until(condition, message)

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def log_text(self):
        return self.js("return document.querySelector('[data-name=log]')?.textContent ?? ''")

    def wait_for_text(self, text):
        self.wait(lambda _: text in self.log_text(), f"the log never said {text}")

    def box(self, name):
        """A layer's box in the app's points."""
        return self.js(
            """
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            const box = document.querySelector(`[data-name=${arguments[0]}]`).getBoundingClientRect();
            return [(box.left - screen.left) / zoom, (box.top - screen.top) / zoom, box.width / zoom,
                box.height / zoom];
            """, name)

    def screenshot(self, name=None):
        """The page as a picture, in device pixels."""
        data = base64.b64decode(self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])
        folder = os.environ.get("TESSERA_SCREENSHOTS")
        if folder and name:
            with open(os.path.join(folder, name + ".png"), "wb") as file:
                file.write(data)
        return Image.open(io.BytesIO(data)).convert("RGB")

    def place(self, x, y):
        """A point of the app on the page, in CSS pixels."""
        return self.js(
            """
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            return [screen.left + arguments[0] * zoom, screen.top + arguments[1] * zoom];
            """, x, y)

    def pixel(self, picture, x, y, scale=1):
        left, top = self.place(x, y)
        return picture.getpixel((round(left * scale), round(top * scale)))

    def wait_for_pictures(self):
        self.wait(lambda _: self.js("""
            return [...document.images].every((image) => image.complete) &&
              [...document.querySelectorAll('.run')].every((run) => run.style.visibility === '')"""))
        self.driver.execute_async_script(
            "const done = arguments[0]; document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def console(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]
