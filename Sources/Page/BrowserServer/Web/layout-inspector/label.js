// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the box under the pointer says, beside it and never out of the screen.

import { px } from "../css.js";

/** How far the label keeps from its box and from the screen's edges, in pixels of the page. */
const distance = 6;

function part(name, className, text) {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

export class Label {
  constructor(element) {
    this.element = element;
    this.shown = "";
  }

  hide() {
    this.element.hidden = true;
    this.shown = "";
  }

  /**
   * @param words As `describe` gives them, with the box's `role`.
   * @param box The box on the screen, in points.
   * @param screen The screen's size in points, and the height of the `top` that a status bar or a camera takes.
   * @param zoom How large the screen is shown.
   */
  show(words, box, screen, zoom) {
    const { element } = this;
    const key = JSON.stringify(words);
    if (key !== this.shown || element.hidden) {
      this.shown = key;
      element.hidden = false;
      element.className = `layout-label look ${words.role}`;
      const title = part("span", "title", "");
      title.append(part("i", "swatch", ""));
      if (words.name) title.append(part("b", "", words.name), " ");
      if (words.declared) title.append(part("code", "", words.declared), " ");
      if (words.size) title.append(part("span", "size", `→ ${words.size}`));
      element.replaceChildren(title, part("span", "notes", words.notes),
        ...(words.path ? [part("span", "path", words.path)] : []));
    }
    const gap = distance / zoom;
    element.style.setProperty("--unit", px(1 / zoom));
    element.style.maxWidth = px(Math.min(screen.width - 2 * gap, 420 / zoom));
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const within = (value, length, room, start = 0) => Math.max(start + gap, Math.min(value, room - gap - length));
    const above = box.y - height - gap;
    const below = box.y + box.height + gap;
    // Beside the box where there is room, or else over its end that is in sight.
    const y = above >= screen.top + gap ? above : below + height + gap <= screen.height ? below
      : within(box.y + gap, height, screen.height, screen.top);
    element.style.left = px(within(box.x, width, screen.width));
    element.style.top = px(within(y, height, screen.height, screen.top));
  }
}
