// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A few words below the device, for a moment.

const patience = 4000;

export class Toast {
  constructor(root) {
    this.root = root;
    this.timer = 0;
  }

  tell(...words) {
    clearTimeout(this.timer);
    this.root.replaceChildren(...words);
    this.root.classList.add("shown");
    this.timer = setTimeout(() => this.root.classList.remove("shown"), patience);
  }
}
