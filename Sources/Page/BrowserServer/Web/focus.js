// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Moves the keyboard's focus among the app's controls: in reading order by Tab, to the nearest one by the arrows.

const order = { Tab: 0, ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Roles that arrows mean something to. */
const keepsArrows = new Set(["slider", "searchbox", "textbox"]);
/** A view that takes this share of the screen hides what is behind it. */
const coveringShare = 0.6;

export class Focus {
  /**
   * @param layers The element that holds the app's layers; focusable stops that lead out of it stand around it.
   * @param screen The element whose box is the device's screen.
   * @param reveal Scrolls the app at a place of the page by so many pixels of it: `reveal(x, y, dx, dy)`.
   * @param tell Tells the app which layer the keyboard went to; none, `null`.
   */
  constructor(layers, screen, reveal, tell) {
    this.layers = layers;
    this.screen = screen;
    this.reveal = reveal;
    this.tell = tell;
    /** The layer that the app was told of. */
    this.told = null;
    /** The control that the keyboard went to, and what it was; layers come and go. */
    this.chosen = null;
    /** Keys whose press was ours, so that the app does not see them go up. */
    this.taken = new Set();
    /** Which way Tab is going, while it is. */
    this.direction = 0;
    [this.before, this.after] = ["before", "after"].map((place) => {
      const stop = document.createElement("span");
      stop.className = "stop";
      // Nobody is to find it but who is passing.
      stop.addEventListener("blur", () => stop.removeAttribute("tabindex"));
      layers[place](stop);
      return stop;
    });
    window.addEventListener("keydown", (event) => this.key(event), true);
    window.addEventListener("keyup", (event) => {
      if (this.taken.delete(event.key)) event.stopImmediatePropagation();
      this.direction = 0;
    }, true);
    window.addEventListener("pointerdown", () => {
      this.chosen = null;
      this.announce(null);
    }, true);
    document.addEventListener("focusin", (event) => this.focused(event));
  }

  /** The controls that can be reached now, in reading order: by rows, and in a row from left to right. */
  controls() {
    const found = [];
    for (const element of this.layers.querySelectorAll('[tabindex="0"]')) {
      const box = this.reachable(element);
      if (box) found.push({ element, box });
    }
    found.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
    const rows = [];
    for (const each of found) {
      const row = rows.at(-1);
      if (row && (each.box.top + each.box.bottom) / 2 < row.bottom) row.list.push(each);
      else rows.push({ bottom: each.box.bottom, list: [each] });
    }
    return rows.flatMap(({ list }) => list.sort((a, b) => a.box.left - b.box.left));
  }

  /** A control's box, unless it is hidden or behind another screen. */
  reachable(element) {
    if (!element.isConnected
      || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    const box = element.getBoundingClientRect();
    if (!(box.width > 0 && box.height > 0) || this.isCovered(element, box)) return null;
    return box;
  }

  isCovered(element, box) {
    const screen = this.screen.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < screen.left || x > screen.right || y < screen.top || y > screen.bottom) return false;
    let hit = document.elementsFromPoint(x, y).find((each) => this.layers.contains(each));
    if (!hit || element.contains(hit) || hit.contains(element)) return false;
    // The part of the tree that stands in front of the control, as a whole.
    while (hit.parentElement && !hit.parentElement.contains(element)) hit = hit.parentElement;
    const front = hit.getBoundingClientRect();
    return front.width * front.height >= coveringShare * screen.width * screen.height;
  }

  /** The part of the page in which a control can be seen at all: the screen, less what superlayers cut off. */
  windowOf(element) {
    let { left, top, right, bottom } = this.screen.getBoundingClientRect();
    for (let each = element.parentElement; each && each !== this.layers; each = each.parentElement) {
      if (each.style.overflow !== "clip") continue;
      const box = each.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }

  isInView(element, box) {
    const { left, top, right, bottom } = this.windowOf(element);
    const { x, y } = middle(box);
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  // Keys

  key(event) {
    if (!(event.key in order) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Tab") this.direction = event.shiftKey ? -1 : 1;
    const element = document.activeElement;
    if (!this.layers.contains(element) || element.closest(".layer") === null) return;
    if (event.key === "Tab") this.tab(event, element);
    else if (!event.shiftKey && !keepsArrows.has(element.getAttribute("role"))) this.arrow(event, element);
  }

  tab(event, element) {
    const controls = this.controls();
    const index = controls.findIndex((each) => each.element === element);
    const next = controls[index + this.direction];
    event.stopImmediatePropagation();
    this.taken.add(event.key);
    if (index >= 0 && next) {
      event.preventDefault();
      this.focus(next.element);
    } else {
      // The browser goes on from the stop to what comes after the app.
      const stop = this.direction > 0 ? this.after : this.before;
      stop.tabIndex = -1;
      stop.focus({ preventScroll: true });
    }
  }

  /** To the nearest control on the screen in a direction; where there is none, the key is the app's, which scrolls. */
  arrow(event, element) {
    const [dx, dy] = order[event.key];
    const from = element.getBoundingClientRect();
    let best = null;
    let least = Infinity;
    for (const { element: each, box } of this.controls()) {
      if (each === element || !this.isInView(each, box)) continue;
      const along = dx !== 0 ? dx * (middle(box).x - middle(from).x) : dy * (middle(box).y - middle(from).y);
      if (along <= 1) continue;
      const across = dx !== 0 ? gap(box.top, box.bottom, from.top, from.bottom)
        : gap(box.left, box.right, from.left, from.right);
      if (across > along * 2) continue;
      // Of those that touch the one straight ahead is nearest.
      const aside = Math.abs(dx !== 0 ? middle(box).y - middle(from).y : middle(box).x - middle(from).x);
      const distance = along + 2 * across + aside / 4;
      if (distance < least) [best, least] = [each, distance];
    }
    if (!best) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.taken.add(event.key);
    this.focus(best);
  }

  focus(element) {
    element.focus({ preventScroll: true, focusVisible: true });
    this.bringIntoView(element);
  }

  /** Has the app scroll a control to where it can be seen. */
  bringIntoView(element) {
    const box = element.getBoundingClientRect();
    if (this.isInView(element, box)) return;
    const view = this.windowOf(element);
    if (!(view.right > view.left && view.bottom > view.top)) return;
    const shift = (low, high, from, to) => {
      const room = Math.min(24, Math.max(0, (to - from - (high - low)) / 2));
      if (high > to) return Math.min(high - to + room, low - from - room);
      return low < from ? low - from - room : 0;
    };
    this.reveal(
      (view.left + view.right) / 2, (view.top + view.bottom) / 2, shift(box.left, box.right, view.left, view.right),
      shift(box.top, box.bottom, view.top, view.bottom));
  }

  focused(event) {
    const { target } = event;
    if (!this.layers.contains(target)) {
      this.chosen = null;
      this.announce(null);
      return;
    }
    const cameIn = this.direction !== 0 && !this.layers.contains(event.relatedTarget);
    const controls = cameIn ? this.controls() : [];
    const first = this.direction > 0 ? controls[0] : controls.at(-1);
    if (first && first.element !== target) {
      this.direction = 0;
      this.focus(first.element);
      return;
    }
    const isByKeyboard = target.matches(":focus-visible");
    this.chosen = isByKeyboard ? this.describe(target) : null;
    if (isByKeyboard) this.announce(Number(target.closest("[data-layer]")?.dataset.layer ?? 0) || null);
  }

  /** The app knows what has the focus, as on a device with a keyboard. */
  announce(layer) {
    if (layer === this.told) return;
    this.told = layer;
    this.tell(layer);
  }

  describe(element) {
    return {
      element, role: element.getAttribute("role"), label: element.getAttribute("aria-label"),
      box: element.getBoundingClientRect(),
    };
  }

  /** After a commit: where the control is gone that had the focus, the one that stands for it now gets it. */
  follow() {
    const { chosen } = this;
    if (!chosen) return;
    const active = document.activeElement;
    if (active && active !== document.body && active !== chosen.element) return;
    const box = this.reachable(chosen.element);
    if (box) {
      if (box.width > 0) chosen.box = box;
      return;
    }
    const controls = this.controls();
    if (controls.length === 0) return;
    const distance = ({ box: each }) =>
      Math.hypot(middle(each).x - middle(chosen.box).x, middle(each).y - middle(chosen.box).y);
    const same = controls.filter(({ element }) =>
      element.getAttribute("role") === chosen.role && element.getAttribute("aria-label") === chosen.label);
    const isCovered = chosen.element.isConnected;
    // Another screen is read from its start.
    const next = same.length > 0 || !isCovered
      ? (same.length > 0 ? same : controls).reduce((a, b) => (distance(b) < distance(a) ? b : a)) : controls[0];
    next.element.focus({ preventScroll: true, focusVisible: true });
  }
}

const middle = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** How far two stretches are apart; 0 where they overlap. */
const gap = (low, high, from, to) => Math.max(0, low - to, from - high);
