// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Slows, pauses and steps the device's time. The state is the device's: what all its tabs show comes from the server.

import * as events from "./events.js";

const slow = 0.1;

export class ClockControls {
  /** @param clock The app's time as the page knows it. */
  constructor(root, clock, send) {
    const find = (name) => root.querySelector(`[name="${name}"]`);
    this.slow = find("slow");
    this.pause = find("pause");
    this.step = find("step");
    this.time = root.querySelector("output");
    this.clock = clock;
    this.speed = 1;
    this.isPaused = false;
    this.timer = 0;
    this.slow.addEventListener("click", () => send(events.clock(this.speed === 1 ? slow : 1, this.isPaused)));
    this.pause.addEventListener("click", () => send(events.clock(this.speed, !this.isPaused)));
    this.step.addEventListener("click", () => send(events.stepFrame()));
  }

  update(status) {
    this.speed = status.clockSpeed;
    this.isPaused = status.clockIsPaused;
    this.slow.setAttribute("aria-pressed", String(this.speed !== 1));
    this.pause.setAttribute("aria-pressed", String(this.isPaused));
    this.pause.querySelector(".word").textContent = this.isPaused ? "Resume" : "Pause";
    this.pause.title = this.isPaused ? "Let time go on" : "Stop time";
    this.time.hidden = this.speed === 1 && !this.isPaused;
    clearInterval(this.timer);
    // A clock that nobody changed needs no looking at.
    if (!this.time.hidden && !this.isPaused) this.timer = setInterval(() => this.show(), 100);
    this.show();
  }

  /** The app's time, while it is of interest. */
  show() {
    if (!this.time.hidden) this.time.textContent = `${this.clock.now().toFixed(3)} s`;
  }
}
