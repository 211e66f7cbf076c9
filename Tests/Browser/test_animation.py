# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Animations: told once, they run in the page, and show at any time what the raster server shows."""

import json
import math
import os
import unittest

from harness import HERE, BrowserTestCase

# What Swift says of many animations at many times; Tests/Render/RenderProtocolTests holds the other side to it.
TABLE = os.path.join(HERE, "Fixtures", "animations.json")

EVALUATE = """
const [row, done] = arguments;
(async () => {
  const load = (name) => import(`/web/${name}.js`);
  const { ByteReader } = await load("bytes");
  const { readCommit } = await load("decode");
  const { newLayer } = await load("layer");
  const { layerTime } = await load("animation/animator");
  const { present } = await load("animation/presentation");
  const { properties } = await load("animation/properties");
  const bytes = Uint8Array.from(atob(row.commit), (letter) => letter.charCodeAt(0));
  const nodes = new Map();
  for (const { layer, changes } of readCommit(new ByteReader(bytes.buffer)).deltas) {
    nodes.set(layer, { model: Object.assign(newLayer(), Object.fromEntries(changes)) });
  }
  const node = nodes.get(2);
  node.parent = nodes.get(1);
  const color = (c) => (c ? [c.red, c.green, c.blue, c.alpha] : []);
  const flat = (animated, layer) => {
    switch (animated?.kind) {
      case "numbers": return animated.value;
      case "color": return color(animated.value);
      case "colors": return animated.value.flatMap(color);
      case "path": return (animated.value ?? []).flatMap(([, ...points]) => points.flatMap((p) => [p.x, p.y]));
      case "contents": return [layer.fading?.share ?? 0];
      default: return [];
    }
  };
  return row.shown.map(({ property, time }) => {
    const { layer } = present(node.model, layerTime(node, time));
    return flat(properties[property].get(layer), layer);
  });
})().then(done, (error) => done(String(error)));
"""


class AnimationTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness)

    def tearDown(self):
        # Pages of tests before have lost their servers.
        mine = [line for line in self.console() if self.harness.origin in line]
        self.assertEqual([line for line in mine if "favicon" not in line and "/fonts/" not in line], [])

    def press(self, key, answer=None):
        self.js("window.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0]}))", key)
        if answer:
            self.wait_for_text(answer)

    def layer(self, name):
        return self.js("return tessera.layer(arguments[0])", name)

    def value(self, name, property, time=None):
        return self.js(
            "return tessera.value(tessera.layer(arguments[0]), arguments[1], arguments[2] ?? undefined)",
            name, property, time)

    def begin(self, name):
        """When the first animation of a layer begins, in the app's time."""
        return self.js(
            "return tessera.tree.nodes.get(tessera.layer(arguments[0])).model.animations[0].timings[0].beginTime", name)

    def frame_count(self):
        return self.js("return tessera.frameCount")

    def rest(self, milliseconds):
        self.driver.execute_async_script("setTimeout(arguments[1], arguments[0])", milliseconds)

    # Mathematics

    def test_both_evaluators_agree(self):
        with open(TABLE) as file:
            rows = json.load(file)["rows"]
        compared = 0
        for row in rows:
            with self.subTest(row["name"]):
                found = self.driver.execute_async_script(EVALUATE, row)
                self.assertIsInstance(found, list, found)
                for look, values in zip(row["shown"], found, strict=True):
                    self.assertEqual(len(values), len(look["values"]), look)
                    for value, expected in zip(values, look["values"]):
                        self.assertAlmostEqual(value, expected, delta=1e-4, msg=str(look))
                        compared += 1
        self.assertGreater(compared, 4000)

    # In the page

    def test_an_animation_runs_and_ends_in_the_page(self):
        self.js("""
            window.places = [];
            window.received = 0;
            const look = () => {
              window.places.push(document.querySelector('[data-name=square]').getBoundingClientRect().left);
              requestAnimationFrame(look);
            };
            look();""")
        self.press("m", "moved")
        self.wait(lambda _: abs(self.box("square")[0] - 240) < 0.01, "the square did not arrive")
        places = self.js("return window.places")
        between = {round(place) for place in places if min(places) < place < max(places)}
        self.assertGreater(len(between), 3, "the square jumped")
        self.assertEqual(places, sorted(places))
        # Nothing more is to be done, and nothing is held ready for it.
        self.rest(200)
        count = self.frame_count()
        self.rest(300)
        self.assertEqual(self.frame_count(), count)
        self.assertEqual(self.js("return document.querySelector('[data-name=square]').style.willChange"), "")
        self.assertEqual(self.js("return document.querySelector('[data-name=square]').style.opacity"), "")

    def test_a_frozen_page_shows_any_time(self):
        self.press("m", "moved")
        begin = self.begin("square")
        for share, way in ((0, 0), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (1, 1)):
            self.js("tessera.freeze(arguments[0])", begin + 0.4 * share)
            self.assertAlmostEqual(self.box("square")[0], 40 + 200 * way, delta=0.02)
            opacity = float(self.js("return getComputedStyle(document.querySelector('[data-name=square]')).opacity"))
            self.assertAlmostEqual(opacity, 0.5 + 0.5 * share, delta=1e-4)
        count = self.frame_count()
        self.rest(100)
        self.assertEqual(self.frame_count(), count)

    def test_time_before_the_animation_shows_the_model(self):
        self.press("m", "moved")
        self.assertEqual(self.value("square", "position", self.begin("square") - 1), [300, 140])

    def test_only_animated_layers_are_touched(self):
        self.wait_for_pictures()
        self.press("s", "spinning")
        self.js("""
            window.touched = new Set();
            new MutationObserver((list) => list.forEach((m) => window.touched.add(m.target.dataset.name)))
              .observe(document.querySelector('.layers'), {attributes: true, subtree: true, childList: true});""")
        count = self.frame_count()
        self.wait(lambda _: self.frame_count() > count + 5)
        self.assertEqual(self.js("return [...window.touched]"), ["spun"])
        self.press("S", "still")
        self.assertNotEqual(self.value("spun", "rotationZ"), 0)
        count = self.frame_count()
        self.rest(100)
        self.assertEqual(self.frame_count(), count)
        # Back on its model, a turn by an eighth.
        for value, expected in zip(self.box("spun"), [281.7, 481.7, 56.6, 56.6]):
            self.assertAlmostEqual(value, expected, delta=0.1)

    def test_the_clock_stands_and_goes_on(self):
        self.press("s", "spinning")
        self.press("0")
        self.wait(lambda _: self.js("return !tessera.clock.isRunning"))
        time = self.js("return tessera.time")
        angle = self.value("spun", "rotationZ")
        self.rest(100)
        self.assertEqual(self.js("return tessera.time"), time)
        self.assertEqual(self.value("spun", "rotationZ"), angle)
        self.press("1")
        self.wait(lambda _: self.js("return tessera.clock.rate === 0.1"))
        passed = self.driver.execute_async_script("""
            const [done] = arguments;
            const [page, app] = [performance.now(), tessera.time];
            setTimeout(() => done((tessera.time - app) / (performance.now() - page) * 1000), 200);""")
        self.assertAlmostEqual(passed, 0.1, delta=1e-3)
        self.press("9")
        self.wait(lambda _: self.js("return tessera.clock.rate === 1"))
        self.assertGreater(self.js("return tessera.time"), time)

    def test_a_tab_that_comes_late_is_at_the_same_place(self):
        self.press("s", "spinning")
        # The two tabs ask the same machine's clock: what is left is how long a message takes.
        ask = """
            return new Promise((done) => requestAnimationFrame(() =>
              done(tessera.time - (performance.timeOrigin + performance.now()) / 1000)));"""
        self.rest(700)
        first = self.js(ask)
        self.driver.refresh()
        self.wait(lambda _: self.js("return document.querySelector('[data-name=spun]') !== null"))
        self.assertAlmostEqual(self.js(ask), first, delta=0.1)

    def test_contents_fade_into_each_other(self):
        self.press("x", "faded")
        begin = self.begin("gradient")
        for share, expected in ((0.001, (255, 0, 0)), (0.25, (191, 64, 0)), (0.75, (64, 191, 0))):
            self.js("tessera.freeze(arguments[0])", begin + share)
            found = self.pixel(self.screenshot(), 300, 350)
            self.assertTrue(all(abs(a - b) <= 2 for a, b in zip(found, expected)), f"{found} at {share}")
        self.js("tessera.freeze(arguments[0])", begin + 1)
        self.assertEqual(self.pixel(self.screenshot(), 300, 350), (0, 255, 0))
        self.assertEqual(self.js("return document.querySelectorAll('.fade').length"), 0)

    def test_a_layer_turns_in_perspective_and_hides_its_back(self):
        self.press("t", "turned")
        begin = self.begin("border")
        self.js("tessera.freeze(arguments[0])", begin + 1 / 6)
        left, top, width, height = self.box("border")
        # The layer is 60 points wide around (210, 350), seen from (196.5, 426) at a distance of 200.
        angle = math.pi / 3
        corners = [(210 + x * math.cos(angle), 350 + y, -x * math.sin(angle)) for x in (-30, 30) for y in (-30, 30)]
        seen = [(196.5 + (x - 196.5) / (1 - z / 200), 426 + (y - 426) / (1 - z / 200)) for x, y, z in corners]
        self.assertAlmostEqual(left, min(x for x, _ in seen), delta=0.05)
        self.assertAlmostEqual(left + width, max(x for x, _ in seen), delta=0.05)
        self.assertAlmostEqual(top, min(y for _, y in seen), delta=0.05)
        self.assertAlmostEqual(top + height, max(y for _, y in seen), delta=0.05)
        self.js("tessera.freeze(arguments[0])", begin + 0.5)
        self.assertEqual(self.pixel(self.screenshot(), 182, 350), (255, 255, 255))
        self.js("tessera.freeze(arguments[0])", begin + 1)
        self.assertEqual(self.pixel(self.screenshot(), 182, 350), (255, 59, 48))


if __name__ == "__main__":
    unittest.main()
