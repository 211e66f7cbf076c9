// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The machine's clipboard and the app's pasteboard, one and the same once people let them be: browsers ask, and so does
// the button in the bar.

import * as events from "./events.js";

/** What an app takes, in bytes. */
const most = 32_768;

export class Clipboard {
  constructor(button, send, toast) {
    this.button = button;
    this.send = send;
    this.toast = toast;
    /** What both have now, so that nothing goes back and forth. */
    this.text = null;
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", () => this.share(!this.isShared));
    // Whatever was copied meanwhile was copied elsewhere.
    window.addEventListener("focus", () => { if (this.isShared) this.read(); });
  }

  get isShared() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  async share(isShared) {
    const shares = isShared && await this.read();
    this.button.setAttribute("aria-pressed", String(shares));
    if (isShared && !shares) this.toast.tell("This browser does not share its clipboard");
  }

  /** Gives the app what is on the clipboard; whether it may be read. */
  async read() {
    try {
      const text = await navigator.clipboard.readText();
      if (text && text !== this.text && new TextEncoder().encode(text).length <= most) {
        this.text = text;
        this.send(events.pasteboard(text));
      }
      return true;
    } catch {
      return false;
    }
  }

  /** The app copied something. */
  async copied(text) {
    if (!this.isShared || text === this.text) return;
    this.text = text;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      this.toast.tell("This browser does not let its clipboard be written");
    }
  }
}
