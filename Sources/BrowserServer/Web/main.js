// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Brings the parts of the page together.

import { Animator } from "./animation/animator.js";
import { AppClock } from "./animation/clock.js";
import { Inspection } from "./animation/inspection.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { readCommit } from "./decode.js";
import { Device } from "./device.js";
import { Images } from "./images.js";
import { Input } from "./input.js";
import { Panel } from "./panel.js";
import { Phone } from "./phone.js";
import { LayerTree } from "./tree.js";

const meta = (name) => document.querySelector(`meta[name="tessera-${name}"]`).content;
const find = (selector) => document.querySelector(selector);

const screen = find(".screen");
const send = (writer) => connection.send(writer);
const clock = new AppClock();
const animator = new Animator(clock);
const tree = new LayerTree(find(".layers"), new Images(meta("app")), animator);
const device = new Device({
  stage: find(".stage"), device: find(".device"), screen, statusBar: find(".status-bar"),
  homeIndicator: find(".home-indicator"),
});
const panel = new Panel(find(".panel"), send);
const input = new Input(find(".touch"), (event) => device.point(event), send);
const controls = new Controls(find(".controls"), send, (...angles) => input.setTilt(...angles));
new Phone(find(".motion"), {
  tilt: (...angles) => input.setTilt(...angles), turn: (orientation) => controls.wish({ orientation }),
});

// Moving to another screen, or zooming the page, changes the resolution.
let resolution = window.devicePixelRatio;
window.addEventListener("resize", () => {
  if (window.devicePixelRatio === resolution) return;
  resolution = window.devicePixelRatio;
  tree.refresh();
});

// Commits are shown together, once a frame.
let waiting = [];
let frame = 0;

function show() {
  frame = 0;
  const batch = waiting;
  waiting = [];
  for (const { reader, arrival, acknowledge } of batch) {
    try {
      const commit = readCommit(reader);
      clock.note(commit.time, commit.rate, arrival, commit.isFull);
      tree.apply(commit);
    } catch (error) {
      console.error("A commit could not be shown.", error);
    }
    acknowledge();
  }
  animator.schedule();
  document.documentElement.dataset.commit = tree.number;
}

const connection = new Connection(meta("app"), meta("token"), {
  status(status) {
    device.update(status);
    controls.update(status);
    panel.update(status);
  },
  commit(reader, acknowledge) {
    waiting.push({ reader, arrival: clock.pageTime(), acknowledge });
    if (!frame) frame = requestAnimationFrame(show);
  },
  clock(time, rate) {
    clock.note(time, rate);
    animator.settle();
  },
  state(state) {
    panel.setConnected(state === "connected");
    document.documentElement.dataset.connection = state;
  },
});

// For tests, and for whoever looks at an app from the browser's console.
globalThis.tessera = new Inspection(tree, animator, clock);
