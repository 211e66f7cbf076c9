# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""What the page sends: fingers, wheel, keys, settings."""

import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class InputTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness)

    def mouse(self, kind, x, y, **more):
        left, top = self.place(x, y)
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "button": "left", "clickCount": 1, **more})

    def touch(self, kind, *points):
        list = []
        for number, (x, y) in enumerate(points):
            left, top = self.place(x, y)
            list.append({"x": left, "y": top, "id": number})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list})

    def test_the_mouse_is_one_finger(self):
        self.mouse("mousePressed", 60, 640)
        self.wait_for_text("began 1 60,640")
        self.mouse("mouseMoved", 90, 650, buttons=1)
        self.wait_for_text("moved 1 90,650")
        self.assertEqual(self.box("dot"), [80, 640, 20, 20])
        self.mouse("mouseReleased", 91, 651)
        self.wait_for_text("ended 1 91,651")

    def test_a_finger_stays_with_the_device_outside_the_screen(self):
        self.mouse("mousePressed", 60, 640)
        self.mouse("mouseMoved", -20, 640, buttons=1)
        self.wait_for_text("moved 1 -20,640")
        self.mouse("mouseReleased", -20, 640)
        self.wait_for_text("ended 1 -20,640")

    def test_two_fingers_are_told_apart(self):
        self.metrics(touch=True)
        self.touch("touchStart", (60, 640))
        self.wait_for_text("began 1 60,640")
        self.touch("touchStart", (60, 640), (160, 640))
        self.wait_for_text("began 2 160,640")
        self.touch("touchMove", (50, 640), (170, 640))
        self.wait(lambda _: {"moved 1 50,640", "moved 2 170,640"} == set(self.log_text().split(" + ")))
        self.touch("touchEnd")
        self.wait_for_text("ended")

    def test_five_fingers_are_followed_each_by_itself(self):
        self.metrics(touch=True)
        places = [(40 + 70 * number, 640) for number in range(5)]
        for count in range(1, 6):
            self.touch("touchStart", *places[:count])
            self.wait_for_text(f"began {count} {places[count - 1][0]},640")
        self.touch("touchMove", *[(x, 600 - x // 10) for x, _ in places])
        expected = {f"moved {number} {x},{600 - x // 10}" for number, (x, _) in enumerate(places, 1)}
        self.wait(lambda _: expected == set(self.log_text().split(" + ")), "the five did not move together")
        self.touch("touchCancel")
        self.wait_for_text("cancelled")

    def test_a_mouse_hovers_and_has_another_button(self):
        hovered = lambda words: self.wait(lambda _: words in self.js(
            "return document.querySelector('[data-name=painting]').getAttribute('aria-label') ?? ''"), words)
        self.mouse("mouseMoved", 60, 640, button="none")
        hovered("entered 60,640")
        self.mouse("mouseMoved", 64, 650, button="none")
        hovered("moved 64,650")
        self.mouse("mousePressed", 64, 650, button="right", buttons=2)
        hovered("exited 64,650")
        self.wait_for_text("began 1 64,650 secondaryPointer")
        self.mouse("mouseReleased", 64, 650, button="right")
        self.wait_for_text("ended 1 64,650 secondaryPointer")
        self.mouse("mouseMoved", 70, 650, button="none")
        hovered("entered 70,650")
        self.mouse("mouseMoved", -40, 650, button="none")
        hovered("exited -40,650")

    def test_fingers_are_taken_back_when_the_page_is_left(self):
        self.mouse("mousePressed", 60, 640)
        self.wait_for_text("began 1 60,640")
        self.js("""
            Object.defineProperty(document, 'hidden', {value: true, configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));""")
        self.wait_for_text("hidden")
        self.js("""
            delete document.hidden;
            document.dispatchEvent(new Event('visibilitychange'));""")
        self.wait_for_text("shown")
        # The finger is not known any more: it neither moves nor ends.
        self.mouse("mouseMoved", 90, 650, buttons=1)
        self.mouse("mouseReleased", 91, 651)
        self.mouse("mousePressed", 70, 640)
        self.wait_for_text("began 2 70,640")
        self.mouse("mouseReleased", 70, 640)

    def test_a_phone_is_the_device(self):
        self.metrics(width=360, height=780, scale=3, touch=True)
        self.driver.get(self.harness.address)
        self.wait(lambda _: self.js(
            "return document.body.classList.contains('filling') && document.querySelector('[data-name=log]') !== null"))
        box = self.js("const b = document.querySelector('.screen').getBoundingClientRect(); return [b.left, b.width, b.height]")
        self.assertAlmostEqual(box[0], (360 - box[1]) / 2, delta=0.5)
        # The whole screen is seen, as large as it can be.
        self.assertAlmostEqual(min(360 / box[1], 780 / box[2]), 1, delta=0.01)
        self.assertFalse(self.js("return document.querySelector('.controls').checkVisibility()"))
        # Its points are a little smaller than the app's.
        self.touch("touchStart", (60.5, 640.5), (200.5, 300.5))
        # A second tab's fingers are numbered above the first one's.
        self.wait_for_text(f"began {0x10002} 200,300")
        self.touch("touchCancel")
        self.wait_for_text("cancelled")

    def test_the_devices_own_motion_tilts_it(self):
        self.js("""dispatchEvent(new DeviceOrientationEvent('deviceorientation', {alpha: 0, beta: 30, gamma: -20}))""")
        self.wait_for_text("tilted 52 -34")
        # Bent back beyond upright, a phone has turned around instead.
        self.js("""dispatchEvent(new DeviceOrientationEvent('deviceorientation', {alpha: 0, beta: 120, gamma: 10}))""")
        self.wait_for_text("tilted 104 -296")

    def test_many_moves_in_a_frame_are_one_message(self):
        sent = self.js("""
            const send = WebSocket.prototype.send;
            window.sent = 0;
            WebSocket.prototype.send = function (data) {
                if (new Uint8Array(data)[0] === 1) window.sent += 1; send.call(this, data); };
            const touch = document.querySelector('.touch');
            touch.setPointerCapture = () => {};
            const at = (type, x) => touch.dispatchEvent(new PointerEvent(type,
                {pointerId: 9, clientX: x, clientY: 500, bubbles: true}));
            at('pointerdown', 400);
            for (let x = 400; x < 440; x += 1) at('pointermove', x);
            at('pointerup', 440);
            return window.sent;""")
        self.assertEqual(sent, 3)

    def test_the_wheel_scrolls_by_moving_one_container(self):
        self.wait_for_pictures()
        self.js("""
            window.touched = new Set();
            new MutationObserver((list) => list.forEach((m) => window.touched.add(m.target.className)))
              .observe(document.querySelector('[data-name=scroller]'),
                  {attributes: true, subtree: true, childList: true});""")
        self.mouse("mouseWheel", 260, 200, deltaX=0, deltaY=120, button="none", clickCount=0)
        self.wait_for_text(" to 120")
        first = self.js("""
            const box = document.querySelector('[data-name=row]').getBoundingClientRect();
            return box.top - document.querySelector('[data-name=scroller]').getBoundingClientRect().top""")
        self.assertEqual(first, -120)
        self.assertEqual(self.js("return [...window.touched]"), ["sublayers"])

    def test_keys_arrive_by_name(self):
        self.driver.find_element(By.TAG_NAME, "body").send_keys("x")
        self.wait_for_text("up x 0")
        self.driver.find_element(By.TAG_NAME, "body").send_keys(Keys.ARROW_LEFT)
        self.wait_for_text("up ArrowLeft 0")

    def test_a_keyboard_presses_buttons(self):
        self.js("document.querySelector('[data-name=button]').focus()")
        self.driver.switch_to.active_element.send_keys(Keys.ENTER)
        self.wait_for_text("ended 1 100,342")

    def test_text_is_selected_while_alt_is_held(self):
        self.js("window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Alt', altKey: true}))")
        row = "document.querySelector('[data-name=greeting] .run')"
        self.assertEqual(self.js(f"return getComputedStyle({row}).userSelect"), "text")
        # Text is hidden, and cannot be selected, before its font has come.
        self.wait_for_pictures()

        def select(_):
            self.js("getSelection().removeAllRanges()")
            self.mouse("mousePressed", 41, 213)
            self.mouse("mouseMoved", 199, 213, buttons=1)
            self.mouse("mouseReleased", 199, 213)
            return self.js("return getSelection().toString()") == "Hamburgefonts 123"

        self.wait(select, "the text was never selected")
        self.assertEqual(self.log_text(), "down Alt 4")
        self.js("window.dispatchEvent(new KeyboardEvent('keyup', {key: 'Alt'}))")
        self.assertEqual(self.js(f"return getComputedStyle({row}).userSelect"), "none")

    def test_the_pad_tilts_the_device(self):
        box = self.js(
            "const b = document.querySelector('[name=tilt]').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]"
        )
        for kind, x in (("mousePressed", box[0]), ("mouseMoved", box[0] + 200)):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent",
                {"type": kind, "x": x, "y": box[1], "button": "left", "buttons": 1, "clickCount": 1})
        self.wait_for_text("tilted 0 52")
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": "mouseReleased", "x": box[0], "y": box[1], "button": "left"})
        self.wait_for_text("tilted 0 0")


if __name__ == "__main__":
    unittest.main()
