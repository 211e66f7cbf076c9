# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The page that `tessera test` writes, opened from disk: by mouse, touch and keyboard."""

import base64
import html
import json
import pathlib
import tempfile
import unittest

from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

WEB = pathlib.Path(__file__).resolve().parents[2] / "Sources/Testing/TestReport/Web"
MARKUP = "<img src=x onerror=\"document.title='bad'\">"


def test(name, status, **more):
    return {"target": "CardTests", "suite": "CardSuite", "test": name, "status": status, "seconds": 0.25,
            "failures": [], "output": [], "attachments": [], **more}


def failure(snapshot, message="long"):
    return {"message": message, "file": "/p/Tests/A.swift", "line": 7, "snapshot": snapshot}


PICTURE = {"name": "dark", "reference": "/p/__Snapshots__.tessera/a.dark.png", "isRecorded": False,
           "words": "1 % of the pixels", "expected": "files/1.png", "found": "files/2.png",
           "difference": "files/3.png",
           "explanation": [f'UILabel "{MARKUP}" is 5 pt taller', 'UIView moved 5 pt down because UILabel "a" grew'],
           "views": [{"name": "UILabel", "old": [30, 15, 150, 60], "new": [30, 15, 150, 75]},
                     {"name": "UIView", "new": [0, 75, 300, 30]}]}
TEXT = {"name": "1", "reference": "/p/a.1.txt", "isRecorded": False, "expected": "files/1.txt", "found": "files/2.txt",
        "expectedText": "one\ntwo\nthree", "foundText": "one\n2\nthree"}
REPORT = {"summary": "5 tests, 3 failed", "tests": [
    test("testPicture", "failed", failures=[failure(PICTURE)]),
    test("testText", "failed", failures=[failure(TEXT)], output=["hello", MARKUP]),
    test(MARKUP, "failed", failures=[{"message": MARKUP}],
         attachments=[{"name": MARKUP, "path": "files/1.png", "type": "public.png"}]),
    test("testGood", "passed"), test("testLater", "skipped", skipped="not yet")]}


def page_of(report):
    page = (WEB / "report.html").read_text()
    data = json.dumps(report).replace("<", "\\u003c")
    for name, text in {"title": html.escape("Cards"), "style": (WEB / "report.css").read_text(), "results": data,
                       "script": (WEB / "report.js").read_text()}.items():
        page = page.replace("{" + name + "}", text)
    return page


def write(folder):
    (folder / "files").mkdir()
    for name, color in {"1": "white", "2": "red", "3": "blue"}.items():
        Image.new("RGB", (300, 150), color).save(folder / f"files/{name}.png")
    (folder / "index.html").write_text(page_of(REPORT))
    inlined = {f"files/{file.name}": "data:image/png;base64," + base64.b64encode(file.read_bytes()).decode()
               for file in (folder / "files").iterdir()}
    coverage = {"summary": "TOTAL 3 of 5 lines 60.0 %", "page": f"<!doctype html><title>c</title><p>{MARKUP}lines</p>"}
    (folder / "alone").mkdir()
    (folder / "alone/report.html").write_text(page_of({**REPORT, "files": inlined, "coverage": coverage}))
    return (folder / "index.html").as_uri()


class TestReportPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-report-")
        cls.address = write(pathlib.Path(cls.folder.name))
        options = webdriver.ChromeOptions()
        for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1200,800"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        cls.browser = webdriver.Chrome(options=options)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.folder.cleanup()

    def setUp(self):
        self.browser.get(self.address)

    def tearDown(self):
        self.assertEqual([line for line in self.browser.get_log("browser") if line["level"] == "SEVERE"], [])

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def press(self, words):
        next(button for button in self.all("button") if button.text == words).click()

    def keys(self, *keys):
        ActionChains(self.browser).send_keys(*keys).perform()

    def test_what_failed_is_shown_and_the_rest_can_be(self):
        self.assertEqual(self.browser.find_element(By.TAG_NAME, "header").text, "Cards\n5 tests, 3 failed")
        self.assertEqual(len(self.all("nav li")), 3)
        self.press("All 5")
        self.assertEqual(len(self.all("nav li")), 5)
        self.press("skipped 1")
        self.assertIn("not yet", self.browser.find_element(By.TAG_NAME, "main").text)
        self.press("All 5")
        self.all("input[type=search]")[0].send_keys("good")
        self.assertEqual([item.text.splitlines()[0] for item in self.all("nav li")], ["passed testGood"])

    def test_pictures_stand_side_by_side_under_a_slider_blink_and_differ(self):
        self.assertEqual([caption.text for caption in self.all("figcaption")], ["expected", "found", "difference"])
        self.assertEqual(self.all(".sheet img")[0].size["width"], 100, "three pixels are a point")
        self.press("Slider")
        sheet = self.all(".sheet")[0]
        ActionChains(self.browser).move_to_element_with_offset(sheet, 25, 0).click_and_hold().move_by_offset(
            10, 0).release().perform()
        share = float(self.all("input[type=range]")[0].get_attribute("value"))
        self.assertAlmostEqual(share, 85, delta=2)
        self.assertIn("inset(0", self.all(".sheet img")[1].get_attribute("style"))
        self.press("Blink")
        before = self.all("figcaption")[0].text
        self.press("Swap")
        self.assertIn(before, ("expected", "found"))
        self.press("Difference")
        self.assertEqual(len(self.all(".sheet img")), 1)
        self.press("4×")
        self.assertEqual(self.all(".sheet img")[0].size["width"], 1200)
        self.assertIn("pixels", self.all(".sheet")[0].get_attribute("class"))

    def test_keys_go_from_test_to_test_and_change_what_is_seen(self):
        self.keys(Keys.ARROW_DOWN)
        self.assertEqual(self.all("h2")[0].text, "CardSuite/testText")
        self.assertEqual([line.text for line in self.all(".diff span")], ["  one", "- two", "+ 2", "  three"])
        self.keys(Keys.ARROW_UP, "2")
        self.assertEqual(self.all("[aria-pressed=true]")[1].text, "Slider")
        self.keys("+")
        self.assertEqual(self.all("[aria-pressed=true]")[2].text, "1×")
        self.keys(Keys.ARROW_UP)
        self.assertEqual(self.all("h2")[0].text, "CardSuite/testPicture", "the list does not go round")

    def test_one_file_needs_nothing_beside_it_and_shows_which_lines_ran(self):
        self.browser.get(self.address.replace("index.html", "alone/report.html"))
        width = "return arguments[0].naturalWidth"
        WebDriverWait(self.browser, 10).until(lambda browser: all(
            browser.execute_script(width, image) == 300 for image in self.all(".sheet img")))
        self.assertEqual(len(self.all(".sheet img")), 3)
        self.press("TOTAL 3 of 5 lines 60.0 %")
        self.browser.switch_to.frame(self.all("iframe")[0])
        self.assertIn("lines", self.browser.find_element(By.TAG_NAME, "body").text)
        self.browser.switch_to.default_content()
        self.assertNotEqual(self.browser.title, "bad")
        self.all("nav li a")[1].click()
        self.assertEqual(self.all("iframe"), [])

    def test_it_says_why_and_draws_the_frames_of_views_that_differ(self):
        self.assertEqual([line.text for line in self.all(".why li")], PICTURE["explanation"])
        self.assertEqual(self.all(".outline"), [])
        self.press("Changed views")
        # One where it was, two where they are, and the same over the difference.
        self.assertEqual(len(self.all(".outline")), 5)
        first = self.all(".outline")[0].rect
        sheet = self.all(".sheet")[0].rect
        self.assertAlmostEqual(first["x"] - sheet["x"], 10, delta=1)
        self.assertAlmostEqual(first["width"], 50, delta=1)
        self.keys("v")
        self.assertEqual(self.all(".outline"), [])

    def test_newer_results_show_up_by_themselves(self):
        folder = pathlib.Path(self.folder.name)
        live = json.dumps({**REPORT, "version": "1"}).replace("<", "\\u003c")
        page = (folder / "index.html").read_text()
        start = page.index('id="results">') + len('id="results">')
        (folder / "live.html").write_text(page[:start] + live + page[page.index("</script>", start):])
        (folder / "news.js").write_text(f"tesseraReport({live});")
        self.browser.get((folder / "live.html").as_uri())
        self.keys(Keys.ARROW_DOWN)
        newer = {"summary": "5 tests, 1 failed", "version": "2", "tests": [
            {**REPORT["tests"][0], "status": "passed", "failures": []}, *REPORT["tests"][1:]]}
        (folder / "news.js").write_text("tesseraReport(" + json.dumps(newer).replace("<", "\\u003c") + ");")
        WebDriverWait(self.browser, 20).until(lambda _: "1 failed" in self.all("header p")[0].text)
        self.assertEqual(self.all("h2")[0].text, "CardSuite/testText", "who looks at a test goes on looking at it")
        self.assertEqual(len(self.all("nav li")), 2)
        self.assertIn("not good 2", [button.text for button in self.all("button")])

    def test_a_finger_moves_the_slider(self):
        self.press("Slider")
        area = self.browser.execute_script(
            "const r = document.querySelector('.sheet').getBoundingClientRect(); return [r.left, r.top]")
        for kind, x in (("touchStart", 50), ("touchMove", 30), ("touchMove", 20), ("touchEnd", None)):
            points = [] if x is None else [{"x": area[0] + x, "y": area[1] + 10}]
            self.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        share = float(self.all("input[type=range]")[0].get_attribute("value"))
        self.assertAlmostEqual(share, 20, delta=2)

    def test_names_and_texts_never_become_markup(self):
        self.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        self.assertEqual(self.all("h2")[0].text, f"CardSuite/{MARKUP}")
        self.assertEqual(len(self.all("img[src=x]")), 0)
        self.assertEqual(self.browser.title, "Cards – tests")

    def test_it_follows_the_systems_appearance(self):
        grounds = []
        for scheme in ("light", "dark"):
            self.browser.execute_cdp_cmd(
                "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            grounds.append(self.browser.execute_script("return getComputedStyle(document.body).backgroundColor"))
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        self.assertEqual(grounds, ["rgb(245, 245, 247)", "rgb(22, 22, 23)"])


if __name__ == "__main__":
    unittest.main()
