// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Brings the parts of the page together.

import { Animator } from "./animation/animator.js";
import { AppClock } from "./animation/clock.js";
import { Inspection } from "./animation/inspection.js";
import { ClockControls } from "./clock-controls.js";
import { Clipboard } from "./clipboard.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { readCommit } from "./decode.js";
import { Device } from "./device.js";
import * as events from "./events.js";
import { Focus } from "./focus.js";
import { Images } from "./images.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector/inspector.js";
import { LayoutInspector } from "./layout-inspector/layout-inspector.js";
import { Panel } from "./panel.js";
import { Phone } from "./phone.js";
import { Place } from "./place.js";
import { Recorder } from "./recorder.js";
import { openLink } from "./link.js";
import { Toast } from "./toast.js";
import { TextInput } from "./text-input.js";
import { LayerTree } from "./tree.js";
import { Windows } from "./windows.js";

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
const panel = new Panel(find(".panel"), find(".layers"), send);
const input = new Input(find(".touch"), (event) => device.point(event), send,
  new TextInput(find(".typing"), find(".layers"), send));
const controls = new Controls(find(".controls"), send, (...angles) => input.setTilt(...angles));
const windows = new Windows(find(".windows"), send);
const clockControls = new ClockControls(find(".clock"), clock, send);
const inspector = new Inspector(find(".inspector"), find("[name=layers]"), {
  tree, size: () => device.size, send,
});
const layoutInspector = new LayoutInspector(find(".layout-inspector"), find("[name=layout]"),
  { tree, screen, device, send });
const focus = new Focus(find(".layers"), screen, (x, y, dx, dy) => {
  const place = device.point({ clientX: x, clientY: y });
  send(events.wheel(place.x, place.y, dx / device.zoom, dy / device.zoom, performance.now() / 1000));
}, (layer) => send(events.focus(layer)));
const toast = new Toast(find(".toast"));
const recorder = new Recorder({ screenshot: find("[name=screenshot]"), record: find("[name=record]") }, {
  address: `/apps/${meta("app")}/`, token: meta("token"), name: document.title, send,
  tell: (words) => toast.tell(words),
});
new Place(find("[name=location]"), send);
const clipboard = new Clipboard(find("[name=clipboard]"), send, toast);
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
  for (const { reader, arrival, acknowledge, rate, time } of batch) {
    if (!reader) {
      clock.note(time, rate, arrival);
      continue;
    }
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
  focus.follow();
  layoutInspector.changed();
  clockControls.show();
  document.documentElement.dataset.commit = tree.number;
}

const connection = new Connection(meta("app"), meta("token"), {
  status(status) {
    device.update(status);
    controls.update(status);
    clockControls.update(status);
    windows.update(status);
    panel.update(status);
  },
  commit(reader, acknowledge) {
    waiting.push({ reader, arrival: clock.pageTime(), acknowledge });
    if (!frame) frame = requestAnimationFrame(show);
  },
  clock(time, rate) {
    // What is said of time after a commit holds after it.
    if (waiting.length > 0) {
      waiting.push({ time, rate, arrival: clock.pageTime() });
      return;
    }
    clock.note(time, rate);
    animator.settle();
    clockControls.show();
  },
  answer({ name, subject, answer }) {
    if (name === "layer") inspector.learn(subject, answer);
    if (name === "layout") layoutInspector.learn(answer);
  },
  recording(state) {
    recorder.update(state);
  },
  link(address) {
    openLink(address, toast);
  },
  pasteboard(text) {
    clipboard.copied(text);
  },
  state(state) {
    panel.setConnected(state === "connected");
    recorder.setConnected(state === "connected");
    document.documentElement.dataset.connection = state;
  },
});

// For tests, and for whoever looks at an app from the browser's console.
globalThis.tessera = new Inspection(tree, animator, clock, layoutInspector);
