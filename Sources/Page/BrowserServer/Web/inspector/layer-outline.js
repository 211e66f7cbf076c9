// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The layers as a list, indented as they stand in each other.

import { short, title } from "./geometry.js";

export class Outline {
  /** Handlers: `hover(identifier | null)` and `pin(identifier)`. */
  constructor(list, handlers) {
    this.list = list;
    this.handlers = handlers;
    this.signature = "";
    this.rows = new Map();
    this.current = null;
    const identifierOf = (event) => {
      const row = event.target.closest("[role=treeitem]");
      return row ? Number(row.dataset.row) : null;
    };
    list.addEventListener("pointerover", (event) => handlers.hover(identifierOf(event)));
    list.addEventListener("pointerleave", () => handlers.hover(null));
    list.addEventListener("click", (event) => {
      const identifier = identifierOf(event);
      if (identifier !== null) handlers.pin(identifier);
    });
    list.addEventListener("focusin", (event) => this.makeCurrent(identifierOf(event)));
  }

  /** Makes the list anew where layers came or went; hidden ones stay in it, but pale. */
  show(entries) {
    const signature = entries.map(({ node, level, isSeen }) => `${node.identifier}.${level}.${isSeen ? 1 : 0}`).join();
    if (signature === this.signature) return;
    this.signature = signature;
    const hadFocus = this.list.contains(document.activeElement);
    const top = this.list.scrollTop;
    this.rows.clear();
    this.list.replaceChildren(...entries.map((entry) => this.row(entry)));
    if (!this.rows.has(this.current)) this.current = entries[0]?.node.identifier ?? null;
    this.makeCurrent(this.current);
    this.list.scrollTop = top;
    if (hadFocus) this.rows.get(this.current)?.focus({ preventScroll: true });
  }

  row({ node, level, isSeen, box }) {
    const row = document.createElement("li");
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", level + 1);
    row.setAttribute("aria-selected", "false");
    row.tabIndex = -1;
    row.dataset.row = node.identifier;
    row.classList.toggle("unseen", !isSeen);
    row.style.paddingLeft = `${10 + Math.min(level, 16) * 12}px`;
    const name = document.createElement("span");
    name.textContent = title(node);
    const size = document.createElement("small");
    size.textContent = `${short(box.width)} × ${short(box.height)}`;
    row.append(name, size);
    this.rows.set(node.identifier, row);
    return row;
  }

  /** The row that Tab leads to. */
  makeCurrent(identifier) {
    if (!this.rows.has(identifier)) return;
    const before = this.rows.get(this.current);
    if (before) before.tabIndex = -1;
    this.current = identifier;
    this.rows.get(identifier).tabIndex = 0;
  }

  /** Moves the focus by keyboard; whether the key was one of the list's. */
  key(name) {
    const rows = [...this.list.children];
    const index = rows.indexOf(this.rows.get(this.current));
    const places = {
      ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1,
      ArrowLeft: rows.findLastIndex((row, place) =>
        place < index && Number(row.getAttribute("aria-level")) < Number(rows[index]?.getAttribute("aria-level"))),
      ArrowRight: index + 1,
    };
    if (name === "Enter" || name === " ") this.handlers.pin(this.current);
    else if (name in places) {
      const row = rows[Math.max(0, Math.min(rows.length - 1, places[name]))];
      row?.focus();
      if (row) this.handlers.hover(Number(row.dataset.row));
    } else return false;
    return true;
  }

  mark(name, identifier, scrolls) {
    for (const [key, row] of this.rows) {
      row.classList.toggle(name, key === identifier);
      if (name === "pinned") row.setAttribute("aria-selected", String(key === identifier));
    }
    if (scrolls) this.rows.get(identifier)?.scrollIntoView({ block: "nearest" });
  }
}
