// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The windows of an app that has or may have several: which are on the screen, and buttons to show, open and close
// them.

import * as events from "./events.js";

export class Windows {
  /** @param root The group in the bar, with an empty list and a button for a new window. */
  constructor(root, send) {
    this.root = root;
    this.list = root.querySelector("ul");
    this.more = root.querySelector("[name=new-window]");
    this.send = send;
    this.shown = "";
    this.more.addEventListener("click", () => send(events.scene("open")));
  }

  update({ scenes, allowsMoreScenes }) {
    const shown = JSON.stringify([scenes, allowsMoreScenes]);
    if (shown === this.shown) return;
    this.shown = shown;
    this.root.hidden = scenes.length === 0 && !allowsMoreScenes;
    this.more.hidden = !allowsMoreScenes;
    // Whoever is at a button stays there when another window changes.
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.list.replaceChildren(...scenes.map((scene) => this.entry(scene)));
    if (focused) this.list.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  entry({ number, title, state, isFront }) {
    const name = title || `Window ${number}`;
    const entry = document.createElement("li");
    entry.dataset.number = number;
    entry.dataset.state = state;
    const show = this.button(`show-${number}`, "activate", number);
    show.textContent = name;
    show.title = state === "foreground" ? "On the screen" : "Show this window";
    show.setAttribute("aria-pressed", String(state === "foreground"));
    if (isFront) show.setAttribute("aria-current", "true");
    const close = this.button(`close-${number}`, "close", number);
    close.setAttribute("aria-label", `Close ${name}`);
    close.title = "Close this window";
    close.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#close"/></svg>';
    entry.append(show, close);
    return entry;
  }

  button(key, action, number) {
    const button = document.createElement("button");
    button.dataset.key = key;
    button.addEventListener("click", () => this.send(events.scene(action, number)));
    return button;
  }
}
