// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where the browser is, for the app, once a person has pressed the button and let the browser tell.

import * as events from "./events.js";

/** The code of browsers' error for a person's no. */
const denied = 1;

export class Place {
  constructor(button, send) {
    this.button = button;
    this.send = send;
    this.watch = null;
    button.hidden = !navigator.geolocation;
    button.addEventListener("click", () => (this.watch === null ? this.begin() : this.end()));
  }

  begin() {
    this.watch = navigator.geolocation.watchPosition(
      ({ coords }) => this.send(events.location(coords.latitude, coords.longitude, coords.accuracy, "whenInUse")),
      ({ code }) => {
        this.send(events.location(0, 0, -1, code === denied ? "denied" : "untold"));
        this.end();
      });
    this.button.setAttribute("aria-pressed", true);
  }

  end() {
    navigator.geolocation.clearWatch(this.watch);
    this.watch = null;
    this.button.setAttribute("aria-pressed", false);
  }
}
