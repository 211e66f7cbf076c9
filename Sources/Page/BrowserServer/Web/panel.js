// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What stands over the screen when there is nothing to show: building, launching, stopped, or no connection.

import * as events from "./events.js";

export class Panel {
  /** @param covered What can't be used while the panel stands over it. */
  constructor(root, covered, send) {
    this.root = root;
    this.covered = covered;
    this.title = root.querySelector(".title");
    this.message = root.querySelector(".message");
    this.output = root.querySelector(".output");
    this.relaunch = root.querySelector("button");
    this.relaunch.addEventListener("click", () => send(events.relaunch()));
    this.status = null;
    this.isConnected = true;
  }

  update(status) {
    this.status = status;
    this.show();
  }

  setConnected(isConnected) {
    this.isConnected = isConnected;
    this.show();
  }

  show() {
    const { status, root } = this;
    const isStopped = status?.state === "stopped";
    root.dataset.state = !this.isConnected ? "waiting" : status?.state ?? "launching";
    root.hidden = this.isConnected && status?.state === "running";
    this.covered.inert = !root.hidden;
    this.relaunch.hidden = !(this.isConnected && isStopped);
    this.output.hidden = !(this.isConnected && isStopped && status.output);
    if (!this.isConnected) {
      this.title.textContent = "Not connected";
      this.message.textContent = "The tessera server does not answer. Trying again…";
    } else if (isStopped) {
      this.title.textContent = status.title;
      this.message.textContent = status.message;
      this.output.textContent = status.output;
    } else {
      const doing = status?.state === "building" ? "Building" : "Launching";
      this.title.textContent = status ? `${doing} ${status.name}…` : "Connecting…";
      this.message.textContent = "";
    }
  }
}
