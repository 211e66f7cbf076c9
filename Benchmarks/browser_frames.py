#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Frame times of Chromium while Today or Feed is flung with a finger, and what that costs on the wire.

    .tessera/venv/bin/python Benchmarks/browser_frames.py [--app today|feed] [--scales 1 3] [--flings 4] [--address URL]
    .tessera/venv/bin/python Benchmarks/browser_frames.py --app feed --scales 1 --memory 180

Without an address, `tessera run` is started with the app. Milliseconds between one animation frame and the next are
printed: 16.7 is a frame that was not late. Headless Chromium draws without a graphics card, so that a real one is
faster.

Feed has 1,000 posts, each with a picture of its own address, from a server of this script. With `--memory` it is flung
from end to end and back for so many seconds, and what the processes hold in memory is printed on the way.
"""

import argparse
import os
import statistics
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Browser"))

from harness import make_driver  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

# Counts what goes over the stream, and when frames begin.
PROBE = """
window.probe = {sent: 0, sentBytes: 0, received: 0, receivedBytes: 0, frames: [], isOn: false};
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  window.probe.sent += 1;
  window.probe.sentBytes += data.byteLength;
  send.call(this, data);
};
window.WebSocket = class extends WebSocket {
  constructor(...values) {
    super(...values);
    this.addEventListener('message', ({data}) => {
      window.probe.received += 1;
      window.probe.receivedBytes += data.byteLength ?? data.length;
    });
  }
};
const tick = (time) => {
  if (window.probe.isOn) window.probe.frames.push(time);
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""


class Page:
    def __init__(self, address, scale):
        self.driver = make_driver(scale)
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 393, "height": 852, "deviceScaleFactor": 0, "mobile": False}
        )
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": PROBE})
        self.driver.get(address)
        WebDriverWait(self.driver, 60, poll_frequency=0.05).until(lambda _: self.js("""
            return document.documentElement.dataset.connection === 'connected' &&
              document.querySelectorAll('.layer').length > 20 &&
              [...document.images].every((image) => image.complete)"""))
        time.sleep(1)

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def touch(self, kind, *points):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})

    def drag(self, start, end, seconds=0.12, steps=8):
        """A finger that is as fast at the end as all the way."""
        self.touch("touchStart", (200, start))
        began = time.monotonic()
        for step in range(1, steps + 1):
            rest = began + seconds * step / steps - time.monotonic()
            if rest > 0:
                time.sleep(rest)
            self.touch("touchMove", (200, start + (end - start) * step / steps))
        self.touch("touchEnd")

    def frames(self, action, seconds):
        """Milliseconds between the frames from the action on."""
        self.js("window.probe.frames = []; window.probe.isOn = true;")
        action()
        time.sleep(seconds)
        times = self.js("window.probe.isOn = false; return window.probe.frames;")
        return [after - before for before, after in zip(times, times[1:])]

    def traffic(self, action, rest=0.6):
        """Messages and bytes to and from the server."""
        keys = ("sent", "sentBytes", "received", "receivedBytes")
        read = "return [{}]".format(", ".join(f"window.probe.{key}" for key in keys))
        before = self.js(read)
        action()
        time.sleep(rest)
        return dict(zip(keys, (after - first for first, after in zip(before, self.js(read)))))

    def wheel(self, dy):
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": 200, "y": 400, "deltaX": 0, "deltaY": dy})

    def close(self):
        self.driver.quit()


def share(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def report(name, values):
    late = sum(1 for value in values if value > 25)
    print(f"{name:34} median {statistics.median(values):5.1f} ms   p95 {share(values, 0.95):5.1f} ms   "
          f"longest {max(values):5.1f} ms   late {late} of {len(values)}", flush=True)


def costs(page):
    """What goes over the stream for single things a finger does, acknowledgements included."""
    page.touch("touchStart", (200, 500))
    for y in range(490, 400, -10):
        page.touch("touchMove", (200, y))
        time.sleep(0.05)
    print("one scroll step:  ", page.traffic(lambda: page.touch("touchMove", (200, 390))))
    page.touch("touchCancel")
    page.wheel(-20_000)
    time.sleep(2)
    print("a press, down:    ", page.traffic(lambda: page.touch("touchStart", (200, 400)), rest=1.5))
    print("a press, taken back:", page.traffic(lambda: page.touch("touchCancel"), rest=1.5))

    def tap(x, y):
        page.touch("touchStart", (x, y))
        page.touch("touchEnd")

    for name in ("the first time", "again"):
        print(f"a story opens, {name}:", page.traffic(lambda: tap(200, 400), rest=3))
        close = page.js("""
            const b = document.querySelector('[aria-label=Close]')?.getBoundingClientRect();
            return b && [b.left + b.width / 2, b.top + b.height / 2];""")
        if not close:
            print("there is no story with a button to close it")
            break
        print(f"a story closes, {name}:", page.traffic(lambda: tap(*close), rest=3))
    print("nothing for 2 s:  ", page.traffic(lambda: None, rest=2))


def measure_feed(page, scale, flings, between):
    """Flings through posts that were not seen yet, and back through those that were."""
    for name, start, end in (("down, new pictures", 650, 150), ("up, pictures in memory", 150, 650)):
        values = []
        before = between.pictures

        def fling():
            for _ in range(flings):
                values.extend(page.frames(lambda: page.drag(start, end), 1.5))

        traffic = page.traffic(fling, rest=0)
        report(f"{name}, {scale}x", values)
        print(f"    {flings} flings: {between.pictures - before} pictures asked for, {traffic['received']} messages with "
              f"{traffic['receivedBytes'] / 1024:.0f} KB to the page, "
              f"{page.js('return document.querySelectorAll(`.layer`).length')} layers", flush=True)


def resident(process):
    """Megabytes."""
    with open(f"/proc/{process}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


def measure_memory(page, app, between, seconds):
    """Flings to the end of the posts and back until the time is over."""
    [process] = app.app_processes()
    print(f"{'seconds':>8} {'app':>8} {'server':>8} {'page, heap':>11} {'layers':>7} {'pictures asked for':>19} "
          f"{'messages':>9}")
    began = time.monotonic()
    due = 0
    turn = 0
    while True:
        passed = time.monotonic() - began
        if passed >= due:
            heap = page.js("return performance.memory.usedJSHeapSize") / 1e6
            layers = page.js("return document.querySelectorAll('.layer').length")
            print(f"{passed:8.0f} {resident(process):5.0f} MB {resident(app.process.pid):5.0f} MB {heap:8.1f} MB "
                  f"{layers:7} {between.pictures:19} {page.js('return window.probe.received'):9}", flush=True)
            due += 15
        if passed >= seconds:
            return
        down = turn // 40 % 2 == 0
        page.drag(*((700, 100) if down else (100, 700)), seconds=0.08, steps=5)
        time.sleep(0.4)
        turn += 1


def measure(address, scale, flings):
    page = Page(address, scale)
    try:
        page.wheel(-20_000)
        time.sleep(0.5)
        values = []
        for number in range(flings):
            up = number % 2 == 0
            values += page.frames(lambda: page.drag(650 if up else 150, 150 if up else 650), 1.5)
        report(f"fling at {scale}x", values)
        page.wheel(-20_000)
        time.sleep(1.5)
        # A card gives way and comes back; the finger leaves it so that it does not open.
        values = []
        for _ in range(flings):
            values += page.frames(lambda: page.touch("touchStart", (200, 400)), 0.5)
            values += page.frames(lambda: page.touch("touchCancel"), 0.5)
        report(f"press at {scale}x", values)
        tilt = """
            const until = performance.now() + 1500;
            const step = (now) => {
              dispatchEvent(new DeviceOrientationEvent('deviceorientation',
                {alpha: 0, beta: 10 * Math.sin(now / 200), gamma: 10 * Math.cos(now / 200)}));
              if (now < until) requestAnimationFrame(step);
            };
            requestAnimationFrame(step);"""
        report(f"tilt at {scale}x", page.frames(lambda: page.js(tilt), 1.5))
        if scale == 1:
            page.wheel(-20_000)
            time.sleep(1.5)
            costs(page)
    finally:
        page.close()


def run_today(arguments):
    from today import Today
    today = None if arguments.address else Today("--device", "iphone-16")
    try:
        for scale in arguments.scales:
            measure(arguments.address or today.origin + "/", scale, arguments.flings)
    finally:
        if today:
            today.close()


def run_feed(arguments):
    from feedserver import Between
    from today import ROOT, Today
    folder = os.path.join(ROOT, "Apps", "Feed")
    # The first one is there for its server of sample data.
    sample = Today("--device", "iphone-16", app=folder)
    try:
        for scale in arguments.scales:
            # Anew for each scale: its pictures are neither in memory nor, by their addresses, on the disk.
            between = Between(sample.variable("FIXTURE_SERVER"), posts=1000)
            feed = Today("--device", "iphone-16", app=folder, environment={"FIXTURE_SERVER": between.address})
            page = None
            try:
                page = Page(feed.origin + "/", scale)
                if arguments.memory:
                    measure_memory(page, feed, between, arguments.memory)
                else:
                    measure_feed(page, scale, arguments.flings, between)
            finally:
                if page:
                    page.close()
                feed.close()
                between.close()
    finally:
        sample.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--app", choices=["today", "feed"], default="today")
    parser.add_argument("--address", help="a page of Today that is running already")
    parser.add_argument("--scales", type=float, nargs="+", default=[1, 3])
    parser.add_argument("--flings", type=int, default=4)
    parser.add_argument("--memory", type=float, metavar="SECONDS", help="of Feed: scroll so long, and print memory")
    arguments = parser.parse_args()
    arguments.scales = [int(scale) if scale == int(scale) else scale for scale in arguments.scales]
    run_feed(arguments) if arguments.app == "feed" else run_today(arguments)


if __name__ == "__main__":
    main()
