# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""What stands around the device: its clock, its pictures, and what the bar says of it, in every tab."""

import io
import os
import shutil
import tempfile
import time
import unittest

from PIL import Image
from selenium.webdriver.common.by import By

from harness import TOKEN, BrowserTestCase


class PageTestCase(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness)

    def tearDown(self):
        # Harnesses of tests before are gone, and pages complain of that.
        self.assertEqual([line for line in self.console() if f":{self.harness.port}/" in line], [])

    def control(self, name):
        return self.driver.find_element(By.NAME, name)

    def pressed(self, name):
        return self.control(name).get_attribute("aria-pressed") == "true"

    def wait_for_pressed(self, name, expected=True):
        self.wait(lambda _: self.pressed(name) == expected, f"{name} is not {expected}")

    def app_time(self):
        return self.js("return tessera.time")

    def rate(self):
        return self.js("return tessera.clock.rate")

    def crash(self):
        self.driver.find_element(By.TAG_NAME, "body").send_keys("c")
        self.wait(lambda _: self.js("return document.querySelector('.panel').dataset.state") == "stopped")

    def relaunch(self):
        self.driver.find_element(By.CSS_SELECTOR, ".panel button").click()
        self.wait(lambda _: self.js("return document.querySelector('.panel').hidden"))


class ClockTests(PageTestCase):
    def test_animations_are_slowed_and_go_on(self):
        self.control("slow").click()
        self.wait_for_pressed("slow")
        self.wait(lambda _: self.rate() == 0.1)
        self.assertRegex(self.driver.find_element(By.CSS_SELECTOR, ".clock output").text, r"^\d+\.\d{3} s$")
        self.control("slow").click()
        self.wait_for_pressed("slow", False)
        self.wait(lambda _: self.rate() == 1)
        self.assertEqual(self.driver.find_element(By.CSS_SELECTOR, ".clock output").text, "")

    def test_time_stands_and_goes_on_frame_by_frame(self):
        self.control("pause").click()
        self.wait_for_pressed("pause")
        self.wait(lambda _: self.rate() == 0)
        self.assertEqual(self.control("pause").text, "Resume" if self.js("return innerWidth") >= 1440 else "")
        stands = self.app_time()
        for count in range(1, 4):
            self.control("step").click()
            self.wait(lambda _: abs(self.app_time() - stands - count / 60) < 1e-9, f"step {count}")
        self.control("pause").click()
        self.wait_for_pressed("pause", False)
        self.wait(lambda _: self.rate() == 1 and self.app_time() > stands + 0.1)

    def test_a_step_stops_time_and_a_pause_keeps_the_speed(self):
        self.control("slow").click()
        self.wait_for_pressed("slow")
        self.control("step").click()
        self.wait_for_pressed("pause")
        self.wait(lambda _: self.rate() == 0)
        self.assertTrue(self.pressed("slow"))
        self.control("pause").click()
        self.wait(lambda _: self.rate() == 0.1)

    def test_all_tabs_of_a_device_show_the_same(self):
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.metrics()
        self.driver.get(self.harness.address)
        self.wait_for_text("shown")
        self.control("pause").click()
        self.wait_for_pressed("pause")
        self.control("appearance").click()
        self.wait_for_pressed("appearance")
        self.driver.switch_to.window(first)
        self.wait_for_pressed("pause")
        self.wait_for_pressed("appearance")
        self.wait(lambda _: self.rate() == 0)
        # A tab that comes later sees it too.
        self.driver.refresh()
        self.wait_for_pressed("pause")
        self.wait(lambda _: self.rate() == 0)

    def test_the_clock_outlives_the_app(self):
        self.crash()
        self.control("slow").click()
        self.wait_for_pressed("slow")
        self.control("appearance").click()
        self.wait_for_pressed("appearance")
        self.relaunch()
        self.wait(lambda _: self.rate() == 0.1)
        self.assertTrue(self.pressed("slow"))
        self.assertEqual(self.js("return document.querySelector('.device').dataset.appearance"), "dark")

    def test_no_speed_but_a_sensible_one_is_taken(self):
        for speed in ("NaN", "Infinity", "-1", "0", "1000"):
            with self.subTest(speed):
                self.driver.get(self.harness.address)
                self.wait(lambda _: self.js("return document.documentElement.dataset.connection") == "connected")
                reason = self.driver.execute_async_script("""
                    const [speed, token, done] = arguments;
                    import('/web/events.js').then(({ clock }) => {
                      const stream = new WebSocket(`ws://${location.host}/apps/fake/stream?token=${token}`);
                      stream.onopen = () => stream.send(clock(Number(speed), false).buffer);
                      stream.onclose = (event) => done(event.code);
                    });""", speed, TOKEN)
                self.assertEqual(reason, 1007)


class RotationTests(PageTestCase):
    def prefer(self, motion):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": motion}]})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})

    def test_the_device_turns_to_where_it_stands(self):
        self.prefer("no-preference")
        self.js("""
            window.turns = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
              window.turns.push(frames.map((frame) => frame.transform));
              return animate.call(this, frames, timing);
            };""")
        self.control("rotate").click()
        self.wait_for_text("iphone-16 landscapeLeft")
        self.assertEqual(self.js("return window.turns"), [["rotate(90deg)", "rotate(0deg)"]])
        self.wait(lambda _: self.js("return document.querySelector('.stage').getAnimations().length") == 0)
        self.assertEqual(self.box("UIWindow")[2:], [852, 393])

    def test_whoever_wants_calm_gets_it(self):
        self.prefer("reduce")
        self.js("window.turns = 0; Element.prototype.animate = () => { window.turns += 1; }")
        self.control("rotate").click()
        self.wait_for_text("iphone-16 landscapeLeft")
        self.assertEqual(self.js("return window.turns"), 0)


class SmallWindowTests(PageTestCase):
    def fill(self, width, height):
        self.metrics(width=width, height=height, touch=True)
        self.wait(lambda _: self.js(
            "return document.body.classList.contains('filling') && innerHeight === arguments[0]", height))

    def test_a_device_that_all_but_fills_the_window_leaves_no_line_beside_it(self):
        for width, height in ((390, 844), (393, 850), (392, 852)):
            with self.subTest(width=width, height=height):
                self.fill(width, height)
                # The page follows its window a moment later.
                self.wait(lambda _: self.js("""
                    const box = document.querySelector('.screen').getBoundingClientRect();
                    return box.left <= 0 && box.top <= 0 && box.right >= innerWidth && box.bottom >= innerHeight"""),
                    "a line is left beside the device")
                self.assertEqual(self.js("return document.documentElement.scrollHeight"), height)

    def test_a_device_of_another_shape_is_shown_whole(self):
        self.fill(390, 664)
        box = self.js("const b = document.querySelector('.screen').getBoundingClientRect(); return [b.left, b.top, b.bottom]")
        self.assertGreater(box[0], 30)
        self.assertAlmostEqual(box[1], 0, delta=1)
        self.assertAlmostEqual(box[2], 664, delta=1)


class PictureTests(PageTestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        super().setUp()
        self.driver.execute_cdp_cmd(
            "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": self.folder})

    def download(self, kind):
        def finished(_):
            # Chromium keeps the name by an empty file until the whole one is moved there.
            return [name for name in os.listdir(self.folder)
                    if name.endswith(kind) and os.path.getsize(os.path.join(self.folder, name)) > 0]
        name = self.wait(finished, f"no {kind} was saved")[0]
        self.assertRegex(name, r"^Fake \d{4}-\d\d-\d\d at \d\d.\d\d.\d\d" + kind + "$")
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()

    def test_a_screenshot_has_all_pixels_of_the_screen(self):
        self.control("screenshot").click()
        picture = Image.open(io.BytesIO(self.download(".png"))).convert("RGB")
        self.assertEqual(picture.size, (3 * 393, 3 * 852))
        at = lambda x, y: picture.getpixel((3 * x, 3 * y))
        self.assertEqual(at(100, 140), (0, 0, 255))
        self.assertEqual(at(45, 342), (0x34, 0xC7, 0x59))
        # Pictures that the app sent by themselves, and in a drawing.
        self.assertEqual(at(122, 402), (255, 0, 0))
        self.assertEqual(at(73, 484), (255, 0, 0))
        self.wait(lambda _: "saved" in self.js("return document.querySelector('.toast').textContent"))

    def test_the_last_seconds_are_recorded(self):
        self.driver.find_element(By.TAG_NAME, "body").send_keys("m")
        self.wait(lambda _: self.box("square")[0] == 240, "the square did not move")
        self.control("record").click()
        self.wait(lambda _: "busy" in self.control("record").get_attribute("class"))
        recording = Image.open(io.BytesIO(self.download(".webp")))
        self.assertEqual(recording.size, (393, 852))
        # The square went from the left to the right, by and by.
        self.assertGreater(recording.n_frames, 6)
        blue = []
        for number in range(recording.n_frames):
            recording.seek(number)
            frame = recording.convert("RGB")
            columns = [x for x in range(0, 393, 3) if frame.getpixel((x, 140))[2] > 200
                and frame.getpixel((x, 140))[0] < 90]
            blue.append(min(columns, default=None))
        places = [place for place in blue if place is not None]
        self.assertEqual(places, sorted(places))
        self.assertLess(places[0], 60)
        self.assertGreater(places[-1], 230)
        self.wait(lambda _: "busy" not in self.control("record").get_attribute("class"))

    def test_pictures_are_there_after_a_crash_and_there_are_none_of_nothing(self):
        self.crash()
        self.control("screenshot").click()
        self.assertEqual(Image.open(io.BytesIO(self.download(".png"))).size, (3 * 393, 3 * 852))
        silent = self.start(manner="silent")
        self.driver.get(silent.address)
        self.wait(lambda _: self.js("return document.documentElement.dataset.connection") == "connected")
        self.control("screenshot").click()
        toast = "return document.querySelector('.toast').textContent"
        self.wait(lambda _: self.js(toast) == "Nothing was saved. The app shows nothing yet.")
        self.control("record").click()
        self.wait(lambda _: self.js(toast) == "There is no recording. The app shows nothing yet.")
        self.console()

    def test_pictures_are_for_this_runs_pages_only(self):
        for file in ("screen.png", "screen.png?token=wrong", "recordings/1", "recordings/x?token=" + TOKEN):
            status = self.driver.execute_async_script(
                "fetch(arguments[0]).then((answer) => arguments[1](answer.status))", file)
            self.assertEqual(status, 404 if TOKEN in file else 403, file)
        self.console()


class LookTests(PageTestCase):
    def test_the_bar_fits_and_the_device_is_whole_at_every_width(self):
        for width, height in ((1440, 900), (1000, 1000), (700, 900), (520, 800)):
            self.metrics(width=width, height=height)
            time.sleep(0.1)
            with self.subTest(width=width):
                box = self.js("""
                    const b = document.querySelector('.screen').getBoundingClientRect();
                    const c = document.querySelector('.controls').getBoundingClientRect();
                    return [b.left, b.right, b.top, b.bottom, c.bottom];""")
                self.assertGreaterEqual(box[0], 0)
                self.assertLessEqual(box[1], width)
                self.assertGreaterEqual(box[2], box[4])
                self.assertLessEqual(box[3], height)
                self.js("window.scrollTo(500, 500)")
                self.assertEqual(self.js("return [scrollX, scrollY]"), [0, 0])

    def test_the_page_follows_the_systems_appearance(self):
        for mode, is_dark in (("light", False), ("dark", True)):
            self.driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": mode}]})
            self.screenshot(f"page-{mode}")
            color = self.js(
                "return getComputedStyle(document.documentElement).backgroundColor.match(/[0-9]+/g).map(Number)"
            )
            self.assertEqual(sum(color[:3]) < 300, is_dark)
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


if __name__ == "__main__":
    unittest.main()
