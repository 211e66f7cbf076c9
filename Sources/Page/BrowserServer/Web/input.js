// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Fingers, pointers, wheel, keys and tilt, gathered for one frame and sent together. Every finger is followed by
// itself.

import * as events from "./events.js";

const seconds = (event) => event.timeStamp / 1000;

/** Keys that a browser would scroll or move the focus with. */
const ownKeys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End",
  "Backspace"]);

/** Buttons of a mouse; that of the wheel is the browser's. */
const buttonKinds = new Map([[0, "finger"], [2, "secondaryPointer"]]);

export class Input {
  /**
   * `screen` takes the events; `point(event)` gives a place in the app's points; `send(writer)` sends; `textInput` has
   * what keys cannot type.
   */
  constructor(screen, point, send, textInput) {
    this.textInput = textInput;
    this.screen = screen;
    this.point = point;
    this.send = send;
    this.fingers = new Map();
    this.nextIdentifier = 1;
    this.moved = new Set();
    this.wheel = null;
    /** Where a mouse without a pressed button is, while that is over the screen. */
    this.pointer = null;
    this.hasHovered = false;
    this.frame = 0;
    this.listen();
  }

  listen() {
    const { screen } = this;
    screen.addEventListener("pointerdown", (event) => this.down(event));
    screen.addEventListener("pointermove", (event) => this.move(event));
    screen.addEventListener("pointerup", (event) => this.up(event, "ended"));
    screen.addEventListener("pointercancel", (event) => this.up(event, "cancelled"));
    // After a pointer went up, nobody knows it any more; one that is lost in another way never will.
    screen.addEventListener("lostpointercapture", (event) => this.up(event, "cancelled"));
    screen.addEventListener("pointerleave", (event) => this.leave(event));
    screen.addEventListener("contextmenu", (event) => { if (!this.isSelecting) event.preventDefault(); });
    screen.addEventListener("dragstart", (event) => event.preventDefault());
    screen.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    screen.addEventListener("click", (event) => { if (event.detail === 0) this.tap(event.target); });
    window.addEventListener("keydown", (event) => this.key(event, true));
    window.addEventListener("keyup", (event) => this.key(event, false));
    window.addEventListener("blur", () => this.setSelecting(false));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.cancel();
      this.send(events.visibility(!document.hidden));
    });
  }

  // Pointers

  down(event) {
    if (this.isSelecting || !buttonKinds.has(event.button)) return;
    event.preventDefault();
    this.leave(event);
    document.activeElement?.blur();
    getSelection()?.removeAllRanges();
    try {
      this.screen.setPointerCapture(event.pointerId);
    } catch {
      return; // it is up already
    }
    const kind = event.pointerType === "pen" ? "pencil" : buttonKinds.get(event.button);
    const finger = { identifier: this.nextIdentifier, kind, ...this.point(event) };
    this.nextIdentifier = (this.nextIdentifier % 0xffff) + 1;
    this.flush();
    this.fingers.set(event.pointerId, finger);
    this.screen.classList.add("touched");
    this.send(events.touches([{ ...finger, phase: "began" }], seconds(event)));
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      this.hover(event);
      return;
    }
    Object.assign(finger, this.point(event));
    finger.time = seconds(event);
    this.moved.add(finger);
    this.schedule();
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.flush();
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.screen.classList.remove("touched");
    this.send(events.touches([{ ...finger, ...this.point(event), phase }], seconds(event)));
    if (phase === "ended") this.textInput.touched(event);
  }

  /** A mouse that only points. */
  hover(event) {
    if (event.pointerType !== "mouse" || event.buttons !== 0 || this.isSelecting) return;
    this.pointer = { ...this.point(event), time: seconds(event) };
    this.schedule();
  }

  /** The mouse left the screen, or presses a button. */
  leave(event) {
    this.pointer = null;
    if (!this.hasHovered) return;
    this.hasHovered = false;
    const { x, y } = this.point(event);
    this.send(events.hover("exited", x, y, seconds(event)));
  }

  /** Takes back all fingers: the page will not hear of them again. */
  cancel() {
    const list = [...this.fingers.values()].map((finger) => ({ ...finger, phase: "cancelled" }));
    this.fingers.clear();
    this.moved.clear();
    this.screen.classList.remove("touched");
    if (list.length > 0) this.send(events.touches(list, performance.now() / 1000));
  }

  /** A press that came from a keyboard or from assistive technology. */
  tap(target) {
    const layer = target.closest?.("[role]");
    if (!layer) return;
    const box = layer.getBoundingClientRect();
    const place = this.point({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    const finger = { identifier: this.nextIdentifier++, ...place };
    const time = performance.now() / 1000;
    this.send(events.touches([{ ...finger, phase: "began" }], time));
    this.send(events.touches([{ ...finger, phase: "ended" }], time + 0.05));
  }

  // Wheel

  turn(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? this.screen.clientHeight : 1;
    const { x, y } = this.point(event);
    this.wheel = {
      x, y, dx: (this.wheel?.dx ?? 0) + event.deltaX * unit, dy: (this.wheel?.dy ?? 0) + event.deltaY * unit,
      time: seconds(event),
    };
    this.schedule();
  }

  // Once a frame

  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.flush();
    });
  }

  flush() {
    if (this.moved.size > 0) {
      const list = [...this.moved].map((finger) => ({ ...finger, phase: "moved" }));
      const time = Math.max(...list.map((finger) => finger.time));
      this.moved.clear();
      this.send(events.touches(list, time));
    }
    if (this.pointer) {
      const { x, y, time } = this.pointer;
      this.pointer = null;
      this.send(events.hover(this.hasHovered ? "moved" : "entered", x, y, time));
      this.hasHovered = true;
    }
    if (this.wheel) {
      const { x, y, dx, dy, time } = this.wheel;
      this.wheel = null;
      this.send(events.wheel(x, y, dx, dy, time));
    }
    if (this.tilted) {
      const { pitch, roll, yaw, time } = this.tilted;
      this.tilted = null;
      this.send(events.motion(pitch, roll, yaw, time));
    }
  }

  // Keys

  key(event, isDown) {
    if (event.key === "Alt") this.setSelecting(isDown);
    const target = event.target;
    const isTyping = target === this.textInput.field;
    if (isTyping && this.textInput.takes(event)) return;
    const shortcut = this.textInput.shortcut(event);
    if (shortcut) {
      event.preventDefault();
      this.send(events.key(isDown, shortcut.key, shortcut.modifiers, seconds(event)));
      return;
    }
    if (!isTyping && target instanceof Element
      && target.closest("select, input, button, textarea, .panel, .controls, .inspector")) return;
    if ((event.key === "Enter" || event.key === " ") && target.closest?.(".layer[tabindex]")) {
      // The press is a tap; the app sees neither half of the key.
      event.preventDefault();
      if (isDown && !event.repeat) this.tap(target);
      return;
    }
    // Shortcuts stay the browser's, and so does moving the focus between the app's controls.
    if (event.ctrlKey || event.metaKey || event.isComposing || event.key.length > 32) return;
    // Were the app to hear of Tab, two things would have the focus.
    if (event.key === "Tab") return;
    // What goes to the app as a key is not to come as text too.
    if (isTyping || ownKeys.has(event.key)) event.preventDefault();
    const modifiers =
      (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
    this.send(events.key(isDown, event.key, modifiers, seconds(event)));
  }

  /** While Alt is held, the mouse selects text instead of touching the app. */
  setSelecting(isSelecting) {
    this.isSelecting = isSelecting && this.fingers.size === 0;
    this.screen.classList.toggle("selecting", this.isSelecting);
  }

  // Tilt

  /** Radians, as a device that lies flat on a table has none. */
  setTilt(pitch, roll, yaw) {
    this.tilted = { pitch, roll, yaw, time: performance.now() / 1000 };
    this.schedule();
  }
}
