# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The first page: a card for each app, with its icon, its screen and how it fares."""

import http.client
import io
import json
import os
import shutil
import tempfile
import unittest

from PIL import Image
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import BUILD, TOKEN, BrowserTestCase


class FrontTests(BrowserTestCase):
    def open_front(self, harness, states=("running", "running"), **metrics):
        """Goes to the page once the apps fare as expected."""
        self.metrics(**metrics)
        self.driver.get(harness.origin + "/")
        self.wait_for_states(*states)

    def wait_for_states(self, *states):
        script = "return [...document.querySelectorAll('.apps > li')].map((card) => card.dataset.state)"
        self.wait(lambda _: self.js(script) == list(states), f"not {states}")

    def load_pictures(self):
        """Waits until every picture on the page is there; gives the natural sizes of the screens."""
        return self.driver.execute_async_script("""
            const done = arguments[0];
            Promise.all([...document.images].map((image) => image.decode())).then(() => done(
              [...document.querySelectorAll('.picture')].map((image) => [image.naturalWidth, image.naturalHeight])),
              (error) => done(String(error)));""")

    def glass(self, index):
        """A phone's screen on the page: left, top, width, height."""
        return self.js("""
            const box = document.querySelectorAll('.glass')[arguments[0]].getBoundingClientRect();
            return [box.x, box.y, box.width, box.height]""", index)

    def prefer(self, scheme):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})

    def fetch(self, harness, path, method="GET", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", harness.port, timeout=20)
        self.addCleanup(connection.close)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read()

    # The cards

    def test_every_app_has_a_card_with_its_screen(self):
        harness = self.start(beside="normal")
        self.open_front(harness, width=1000, height=900)
        names = [heading.text for heading in self.driver.find_elements(By.CSS_SELECTOR, ".apps h2")]
        self.assertEqual(names, ["Fake", "Other"])
        links = [link.get_attribute("href") for link in self.driver.find_elements(By.CSS_SELECTOR, ".apps a")]
        self.assertEqual(links, [harness.origin + "/apps/fake/", harness.origin + "/apps/other/"])
        self.assertEqual(self.load_pictures(), [[341, 740], [341, 740]])
        picture = self.driver.find_element(By.CSS_SELECTOR, ".picture")
        self.assertEqual(picture.get_attribute("alt"), "Fake on iPhone 16")
        self.assertIn("Running on iPhone 16", self.driver.find_element(By.CSS_SELECTOR, ".words").text)
        # What the fake app shows is where it shows it: its blue square.
        page = self.screenshot("front")
        left, top, width, height = self.glass(1)
        at = lambda x, y: page.getpixel((round(left + x / 393 * width), round(top + y / 852 * height)))
        self.assertEqual(at(100, 140), (0, 0, 255))
        self.assertGreater(len({at(20 * x, 40 * y) for x in range(1, 19) for y in range(2, 20)}), 5)

    def test_the_page_goes_on_with_the_apps(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        source = "return document.querySelector('.picture').getAttribute('src')"
        before = self.js(source)
        link = self.driver.find_element(By.CSS_SELECTOR, ".apps a")
        self.js("arguments[0].focus()", link)
        front = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.metrics()
        self.driver.get(harness.address)
        self.wait_for_text("launched")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("c")
        self.wait(lambda _: self.js("return document.querySelector('.panel').dataset.state") == "stopped")
        self.driver.close()
        self.driver.switch_to.window(front)
        self.wait_for_states("stopped", "running")
        # The link is the one that it was, and keeps the focus.
        self.assertEqual(self.js("return document.activeElement"), link)
        card = self.driver.find_element(By.CSS_SELECTOR, "[data-app=fake]")
        self.assertIn("Fake crashed", card.text)
        self.assertEqual(
            card.find_element(By.CSS_SELECTOR, ".message").text, "Fatal error: The coffee is out")
        self.assertEqual(self.load_pictures(), [[341, 740], [341, 740]])
        self.screenshot("front-crashed")
        harness.say("start-app")
        self.wait_for_states("running", "running")
        self.wait(lambda _: self.js(source) != before)
        self.assertEqual(len(self.driver.find_elements(By.CSS_SELECTOR, ".message")), 0)

    def test_an_app_that_never_showed_anything_says_so_in_words(self):
        harness = self.start(beside="silent")
        self.open_front(harness, states=("running", "launching"))
        card = self.driver.find_element(By.CSS_SELECTOR, "[data-app=other]")
        self.assertIn("Starting…", card.text)
        self.assertEqual(len(card.find_elements(By.CSS_SELECTOR, ".picture")), 0)
        self.wait_for_states("running", "stopped")
        self.assertIn("Other was stopped", card.text)
        self.assertIn("The app did not connect", card.text)
        self.assertEqual(len(card.find_elements(By.CSS_SELECTOR, ".picture")), 0)

    def test_an_app_has_the_icon_of_its_catalog(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        app = shutil.copy(os.path.join(BUILD, "FakeApp"), folder)
        icon = os.path.join(folder, "Assets.xcassets", "AppIcon.appiconset")
        os.makedirs(icon)
        with open(os.path.join(icon, "Contents.json"), "w") as file:
            json.dump({"images": [{"filename": "a.png", "idiom": "universal", "size": "1024x1024"}]}, file)
        Image.new("RGB", (1024, 1024), (20, 200, 60)).save(os.path.join(icon, "a.png"))
        harness = self.start(app=app, beside="normal")
        self.open_front(harness, width=1000, height=900)
        self.load_pictures()
        box = self.js("""
            const icon = document.querySelector('img.icon');
            const { x, y, width, height } = icon.getBoundingClientRect();
            return [icon.naturalWidth, x + width / 2, y + height / 2]""")
        self.assertEqual(box[0], 1024)
        self.assertEqual(self.screenshot("front-icons").getpixel((round(box[1]), round(box[2]))), (20, 200, 60))

    def test_an_app_without_an_icon_has_a_letter(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        self.assertEqual([icon.text for icon in self.driver.find_elements(By.CSS_SELECTOR, ".icon")], ["F", "O"])

    # The page

    def test_nothing_reaches_beyond_a_window(self):
        harness = self.start(beside="exit")
        for width, height in ((320, 640), (390, 844), (820, 1180), (1400, 900)):
            with self.subTest(width=width):
                self.open_front(harness, states=("running", "stopped"), width=width, height=height)
                self.load_pictures()
                self.assertEqual(self.js("return document.documentElement.scrollWidth"), width)
                boxes = self.js(
                    """
                    const boxes = (name) => [...document.querySelectorAll(name)].map((element) => {
                      const { left, right } = element.getBoundingClientRect();
                      return [left, right];
                    });
                    return { cards: boxes('.apps a'), parts: boxes('.phone, .icon, .title, .open, h1, footer code') }"""
                )
                for left, right in boxes["parts"]:
                    self.assertTrue(0 <= left < right <= width)
                columns = len({left for left, _ in boxes["cards"]})
                self.assertEqual(columns, 1 if width < 700 else 2)
                self.screenshot(f"front-{width}")

    def test_the_page_is_light_or_dark_as_the_browser_is(self):
        harness = self.start(beside="normal")
        for scheme, page, card in (("light", (245, 245, 247), (255, 255, 255)), ("dark", (0, 0, 0), (28, 28, 30))):
            with self.subTest(scheme):
                self.prefer(scheme)
                self.open_front(harness, width=1000, height=900)
                self.load_pictures()
                picture = self.screenshot(f"front-{scheme}")
                self.assertEqual(picture.getpixel((4, 4)), page)
                x, y = self.js("""
                    const box = document.querySelector('.about').getBoundingClientRect();
                    return [box.x + 8, box.y + box.height / 2]""")
                self.assertEqual(picture.getpixel((round(x), round(y))), card)
                # The screen is the device's, whatever the page is.
                left, top, width, height = self.glass(0)
                self.assertEqual(
                    picture.getpixel((round(left + 100 / 393 * width), round(top + 140 / 852 * height))), (0, 0, 255))

    def test_the_keyboard_goes_from_app_to_app_and_opens_one(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        body = self.driver.find_element(By.TAG_NAME, "body")
        focused = "return document.activeElement.closest('[data-app]')?.dataset.app ?? null"
        for expected in ("fake", "other"):
            body.send_keys(Keys.TAB)
            self.assertEqual(self.js(focused), expected)
            self.assertEqual(
                self.js("return getComputedStyle(document.activeElement).outlineStyle"), "solid")
        self.driver.switch_to.active_element.send_keys(Keys.ENTER)
        self.wait(lambda _: self.driver.current_url == harness.origin + "/apps/other/")
        self.wait_for_text("launched")

    def test_a_tap_opens_the_app(self):
        harness = self.start(beside="normal")
        self.open_front(harness, width=390, height=844, touch=True)
        self.driver.find_element(By.CSS_SELECTOR, "[data-app=fake] .phone").click()
        self.wait(lambda _: self.driver.current_url == harness.address)

    def test_the_page_says_when_its_server_is_gone(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        lost = self.driver.find_element(By.CSS_SELECTOR, ".lost")
        self.assertFalse(lost.is_displayed())
        harness.close()
        self.wait(lambda _: lost.is_displayed())
        again = self.start(beside="normal", port=harness.port, token="another-token-0")
        self.wait(lambda _: not lost.is_displayed())
        self.wait_for_states("running", "running")
        self.assertEqual(self.load_pictures(), [[341, 740], [341, 740]])
        self.assertIn("another-token-0", self.js("return document.querySelector('.picture').src"))
        again.close()

    # The routes

    def test_the_page_keeps_to_the_strict_policy(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        self.load_pictures()
        answer, body = self.fetch(harness, "/")
        policy = answer.getheader("Content-Security-Policy")
        self.assertIn("script-src 'self'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertNotIn(b"style=", body)
        self.assertNotIn(b"<script>", body)
        complaints = [line for line in self.console() if f":{harness.port}/" in line and "/fonts/" not in line]
        self.assertEqual(complaints, [])

    def test_a_picture_is_for_pages_of_this_run_and_is_not_sent_twice(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        path = f"/apps/fake/picture.png?token={TOKEN}"
        answer, body = self.fetch(harness, path)
        self.assertEqual((answer.status, answer.getheader("Content-Type")), (200, "image/png"))
        self.assertEqual(answer.getheader("Cross-Origin-Resource-Policy"), "same-origin")
        self.assertEqual(Image.open(io.BytesIO(body)).size, (341, 740))
        tag = answer.getheader("ETag")
        answer, again = self.fetch(harness, path, If_None_Match=tag)
        self.assertEqual((answer.status, again), (304, b""))
        answer, nothing = self.fetch(harness, path, method="HEAD")
        self.assertEqual((answer.status, nothing), (200, b""))
        self.assertEqual(int(answer.getheader("Content-Length")), len(body))
        self.assertEqual(self.fetch(harness, path, method="POST")[0].status, 405)
        self.assertEqual(self.fetch(harness, "/apps/fake/picture.png")[0].status, 403)
        self.assertEqual(self.fetch(harness, path, Host="evil.example")[0].status, 421)
        self.assertEqual(self.fetch(harness, path.replace("fake", "none"))[0].status, 404)

    def test_one_connection_serves_answers_without_a_body_too(self):
        harness = self.start(beside="normal")
        self.open_front(harness)
        connection = http.client.HTTPConnection("127.0.0.1", harness.port, timeout=20)
        self.addCleanup(connection.close)
        tag = None
        for method, status in (("HEAD", 200), ("GET", 200), ("GET", 304), ("GET", 304), ("HEAD", 304), ("GET", 200)):
            headers = {"If-None-Match": tag} if status == 304 else {}
            connection.request(method, f"/apps/fake/picture.png?token={TOKEN}", headers=headers)
            answer = connection.getresponse()
            answer.read()
            self.assertEqual((method, answer.status), (method, status))
            tag = answer.getheader("ETag")


if __name__ == "__main__":
    unittest.main()
