// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Draws how the collection view under the pointer is laid out, over the app, which goes on and gets all touches.
//
// The boxes are the app's answer, in content coordinates; where the content is on the screen the page knows by itself,
// every frame. The app is asked anew when the pointer went elsewhere and when a commit came.

import { ask } from "../questions.js";
import { contentSpace } from "../inspector/geometry.js";
import { boxAt, describe } from "./layout-boxes.js";
import { Label } from "./label.js";
import { Overlay } from "./overlay.js";

/** Milliseconds between two questions, and after which one is taken for lost. */
const pause = 60;
const patience = 1000;

export class LayoutInspector {
  /**
   * @param root The element that lies over the screen.
   * @param button What turns the inspector on and off.
   * @param screen The element whose box is the device's screen.
   */
  constructor(root, button, { tree, screen, device, send }) {
    this.root = root;
    this.button = button;
    this.tree = tree;
    this.screen = screen;
    this.device = device;
    this.send = send;
    this.overlay = new Overlay(root);
    this.label = new Label(root.querySelector(".layout-label"));
    /** Where the pointer is on the screen, in points; null while it is elsewhere. */
    this.pointer = null;
    /** The control that stands for the pointer, where the keyboard went to one. */
    this.focused = null;
    /** Where the app was asked last. */
    this.place = null;
    /** The app's last answer. */
    this.description = null;
    this.isStale = false;
    /** When the app was asked what it has not answered yet; 0 where it has. */
    this.asked = 0;
    this.timer = 0;
    this.frame = 0;
    this.listen();
  }

  get isOn() {
    return !this.root.hidden;
  }

  listen() {
    this.button.addEventListener("click", () => this.setOn(!this.isOn));
    // Fingers and mice alike; the app gets the same events.
    for (const name of ["pointermove", "pointerdown"]) {
      this.screen.addEventListener(name, (event) => {
        this.focused = null;
        this.point(this.device.point(event));
      }, true);
    }
    // A finger that is gone has pointed at what it touched.
    this.screen.addEventListener("pointerleave",
      (event) => { if (event.pointerType === "mouse") this.pointer = null; });
    // Who goes by keyboard points at what has the focus.
    this.screen.addEventListener("focusin", ({ target }) => {
      this.focused = target.matches(".layer:focus-visible") ? target : null;
    });
  }

  setOn(isOn) {
    this.root.hidden = !isOn;
    this.button.setAttribute("aria-pressed", String(isOn));
    if (isOn) {
      this.changed();
      this.draw();
      return;
    }
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.timer = this.asked = 0;
    this.place = null;
    this.learnNothing();
  }

  point(place) {
    this.pointer = place;
    if (this.isOn) this.changed();
  }

  /** Points at the control that has the focus, which may be scrolled into sight only now. */
  followFocus() {
    if (!this.focused) return;
    if (document.activeElement !== this.focused) {
      this.focused = null;
      return;
    }
    const { left, top, width, height } = this.focused.getBoundingClientRect();
    const place = this.device.point({ clientX: left + width / 2, clientY: top + height / 2 });
    if (place.x !== this.pointer?.x || place.y !== this.pointer?.y) this.point(place);
  }

  // Asking

  /** Something may be elsewhere: the app is asked soon. */
  changed() {
    if (!this.isOn) return;
    this.isStale = true;
    if (this.timer) return;
    const since = performance.now() - this.asked;
    // One question at a time; a stopped app answers none.
    if (this.asked && since < patience) return;
    this.ask();
  }

  ask() {
    this.isStale = false;
    this.asked = performance.now();
    const { width, height } = this.device.size;
    // Where nothing was pointed at so far, what is in the middle is meant.
    const { x, y } = this.pointer ?? this.place ?? { x: width / 2, y: height / 2 };
    // A drag goes on beyond the screen's edge, where no view is.
    this.place = { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
    this.send(ask("layout", this.place));
  }

  /** The app's answer; null where there is no collection view. */
  learn(description) {
    if (!this.isOn) return;
    this.asked = 0;
    this.description = description;
    this.overlay.show(description?.boxes ?? []);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (this.isStale) this.ask();
    }, pause);
  }

  learnNothing() {
    this.description = null;
    this.overlay.show([]);
    this.label.hide();
  }

  // Drawing

  draw() {
    this.frame = requestAnimationFrame(() => this.draw());
    this.followFocus();
    const { description } = this;
    const node = description && this.tree.nodes.get(description.layer);
    this.root.dataset.collection = node ? description.layer : "";
    this.root.dataset.boxes = node ? description.boxes.length : 0;
    if (!node) {
      // The app's screen may be another one by now.
      if (description) this.learnNothing();
      this.choose(null);
      return;
    }
    const space = contentSpace(node);
    this.overlay.place(space);
    this.choose(space);
  }

  /** Marks the box under the pointer and says what it is. */
  choose(space) {
    const { pointer, description } = this;
    const isOver = space && pointer && pointer.x >= space.clip.x && pointer.y >= space.clip.y
      && pointer.x < space.clip.x + space.clip.width && pointer.y < space.clip.y + space.clip.height;
    const index = isOver ? boxAt(description.boxes, space.matrix.inverse().transformPoint(pointer)) : -1;
    const box = description?.boxes[index] ?? null;
    this.root.dataset.chosen = box ? index : "";
    this.overlay.choose(box);
    if (!box) {
      this.label.hide();
      return;
    }
    const corners = [[0, 0], [1, 1]].map(([x, y]) =>
      space.matrix.transformPoint({ x: box.frame.x + x * box.frame.width, y: box.frame.y + y * box.frame.height }));
    // What is seen of the box.
    const [left, top] = [Math.max(corners[0].x, space.clip.x), Math.max(corners[0].y, space.clip.y)];
    const [right, bottom] = [
      Math.min(corners[1].x, space.clip.x + space.clip.width), Math.min(corners[1].y, space.clip.y
        + space.clip.height)];
    const words = { role: box.role, ...describe(description.boxes, index) };
    const screen = { ...this.device.size, top: this.screen.querySelector(".status-bar").offsetHeight };
    this.label.show(words, { x: left, y: top, width: right - left, height: bottom - top }, screen, this.device.zoom);
  }
}
