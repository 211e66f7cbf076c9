# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""An Xcode project made of scenes, in the page: ways between them by touch, an embedded one, a static table, languages."""

import os
import unittest

from today import ROOT, TodayTestCase


class StoryboardTests(TodayTestCase):
    app = os.path.join(ROOT, "Tests", "Support", "StoryApp", "Notes.xcodeproj")
    options = ("--device", "iphone-16")

    def tap_line(self, words):
        """Touches a line of text where it comes to stand."""
        self.settle()
        seen = [None, None]

        def stands(_):
            seen[:] = [seen[1], self.text(words)]
            return seen[1] is not None and seen[0] == seen[1]

        self.wait(stands, f"“{words}” never came to stand")
        line = seen[1]
        self.tap(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
        self.settle()

    def back(self):
        """Touches the chevron of the navigation bar."""
        self.tap(38, 84)
        self.settle()

    def test_the_scenes_of_a_storyboard_lead_to_each_other(self):
        self.open_today(width=1200, height=1100)
        self.tap_line("Letters")
        self.wait_for_line("Red")
        self.assertIsNotNone(self.text("Letters"), "what prepare(for:sender:) handed over")
        # The scene's own button, which unwinds.
        self.tap_line("Back")
        self.wait_for_line("Call home")
        self.wait(lambda _: self.text("Red") is None, "the note stayed")
        self.tap_line("About")
        for words in "Made of scenes", "Version", "1.0", "Nobody":
            self.wait_for_line(words)
        self.back()
        self.wait_for_line("Call home")
        self.wait(lambda _: self.text("Version") is None, "the table stayed")
        # Another language starts the app anew, with the nib's table of texts for it.
        self.js("""
            const list = document.querySelector('[name=language]');
            list.value = 'de_DE';
            list.dispatchEvent(new Event('change'));""")
        self.wait_for_line("Notizen")
        self.wait_for_app()
        self.settle()
        self.tap_line("Über")
        self.wait_for_line("Aus Szenen gemacht")
        self.wait(lambda _: any(line["text"].lower() == "diese app" for line in self.texts()))
        self.wait_for_line("Version")

    def test_a_device_whose_app_stays_upright_turns_back(self):
        self.open_today(width=1200, height=1100)
        self.js("""
            const device = document.querySelector('.device');
            window.seen = [];
            new MutationObserver(() => window.seen.push(device.dataset.orientation))
              .observe(device, { attributes: true, attributeFilter: ['data-orientation'] });
            document.querySelector('[name=rotate]').click();""")
        # It may be seen lying for a moment.
        self.wait(
            lambda _: self.js("return window.seen.at(-1)") == "portrait",
            f"the device was shown {self.js('return window.seen')}")
        self.settle()
        # What else is set up does not turn it.
        self.js("window.seen = []; document.querySelector('[name=appearance]').click()")
        self.wait(lambda _: self.js("return document.querySelector('.device').dataset.appearance") == "dark")
        self.settle()
        self.assertEqual(set(self.js("return window.seen")), {"portrait"})
        self.assertEqual(self.js("return document.querySelector('.screen').style.width"), "393px")


if __name__ == "__main__":
    unittest.main()
