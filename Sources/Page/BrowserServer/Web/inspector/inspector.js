// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Takes the live layer tree apart in space: drag to turn it, scroll to spread it, point at a layer to learn of it.

import { ask } from "../questions.js";
import { Details } from "./details.js";
import { survey } from "./geometry.js";
import { Outline } from "./layer-outline.js";
import { Planes } from "./planes.js";

/** The view from the side that shows depth best. */
const start = { turn: -36, tilt: 14, zoom: 1 };
/** How deep the whole is at first, in points. */
const depth = 330;
/** Milliseconds that a pointer rests on a layer before its app is asked. */
const patience = 120;
const limit = (value, low, high) => Math.max(low, Math.min(high, value));

export class Inspector {
  /**
   * @param root The inspector's part of the page.
   * @param button What opens and closes it.
   * @param tree The page's layers.
   * @param size Gives the screen's size in points.
   */
  constructor(root, button, { tree, size, send }) {
    this.root = root;
    this.button = button;
    this.tree = tree;
    this.size = size;
    this.send = send;
    this.scene = root.querySelector(".scene");
    this.space = root.querySelector(".space");
    this.slider = root.querySelector("[name=spread]");
    this.planes = new Planes(this.space);
    this.details = new Details(root.querySelector(".details"));
    this.outline = new Outline(root.querySelector("[role=tree]"), {
      hover: (identifier) => this.hover(identifier), pin: (identifier) => this.pin(identifier),
    });
    this.view = { ...start, spread: null };
    this.hovered = null;
    this.pinned = null;
    this.frame = 0;
    this.timer = 0;
    this.listen();
  }

  get isOpen() {
    return !this.root.hidden;
  }

  listen() {
    this.button.addEventListener("click", () => this.setOpen(!this.isOpen));
    this.root.querySelector("[name=close-inspector]").addEventListener("click", () => this.setOpen(false));
    this.root.querySelector("[name=front]").addEventListener("click", () => {
      const isFront = this.view.turn === 0 && this.view.tilt === 0;
      this.view = { ...this.view, ...start, ...(isFront ? {} : { turn: 0, tilt: 0 }) };
    });
    this.slider.addEventListener("input", () => { this.view.spread = Number(this.slider.value); });
    this.listenForTurning();
    // Before the page's own listeners: while the tree is taken apart, no key is the app's.
    window.addEventListener("keydown", (event) => this.key(event, true), true);
    window.addEventListener("keyup", (event) => this.key(event, false), true);
  }

  listenForTurning() {
    const { scene } = this;
    let last = null;
    let moved = 0;
    scene.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      last = event;
      moved = 0;
    });
    scene.addEventListener("pointermove", (event) => {
      if (!last || last.pointerId !== event.pointerId) {
        this.hover(this.paneAt(event));
        return;
      }
      const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
      moved += Math.hypot(dx, dy);
      if (moved < 4) return;
      scene.setPointerCapture(event.pointerId);
      this.view.turn = limit(this.view.turn + dx * 0.35, -89, 89);
      this.view.tilt = limit(this.view.tilt - dy * 0.35, -89, 89);
      last = event;
    });
    const end = (event) => {
      if (!last || last.pointerId !== event.pointerId) return;
      last = null;
      if (moved >= 4 || event.type === "pointercancel") return;
      const pane = this.paneAt(event);
      if (pane === null) this.pin(null);
      else this.pin(pane);
    };
    scene.addEventListener("pointerup", end);
    scene.addEventListener("pointercancel", end);
    scene.addEventListener("pointerleave", () => this.hover(null));
    scene.addEventListener("wheel", (event) => {
      event.preventDefault();
      const delta = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
      if (event.ctrlKey) this.view.zoom = limit(this.view.zoom * Math.exp(-delta / 300), 0.4, 4);
      else this.view.spread = limit(this.view.spread - delta / 12, 0, 80);
    }, { passive: false });
  }

  paneAt(event) {
    const pane = document.elementFromPoint(event.clientX, event.clientY)?.closest(".pane");
    return pane && this.space.contains(pane) ? Number(pane.dataset.pane) : null;
  }

  key(event, isDown) {
    if (!this.isOpen) return;
    // The page's other controls keep their keys, but nothing reaches the app.
    event.stopImmediatePropagation();
    if (!isDown) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.pinned !== null) this.pin(null);
      else this.setOpen(false);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("[role=tree]")) {
      if (this.outline.key(event.key)) event.preventDefault();
      return;
    }
    if (event.target.closest?.(".scene")) {
      const { view } = this;
      const step = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, 5], ArrowDown: [0, -5] }[event.key];
      if (step) {
        view.turn = limit(view.turn + step[0], -89, 89);
        view.tilt = limit(view.tilt + step[1], -89, 89);
      } else if (event.key === "+" || event.key === "-") {
        view.spread = limit(view.spread + (event.key === "+" ? 4 : -4), 0, 80);
      } else return;
      event.preventDefault();
    }
  }

  setOpen(isOpen) {
    if (isOpen === this.isOpen) return;
    this.root.hidden = !isOpen;
    this.button.setAttribute("aria-pressed", String(isOpen));
    document.body.classList.toggle("inspecting", isOpen);
    if (isOpen) {
      this.view = { ...start, spread: null };
      this.scene.focus({ preventScroll: true });
      this.draw();
    } else {
      cancelAnimationFrame(this.frame);
      this.planes.clear();
      this.hovered = this.pinned = null;
      this.details.forget();
      this.button.focus({ preventScroll: true });
    }
  }

  /** Points at a layer; null at none. */
  hover(identifier) {
    if (identifier === this.hovered) return;
    this.hovered = identifier;
    this.ask(identifier);
  }

  /** Keeps a layer in view; the one that is kept is let go. */
  pin(identifier) {
    this.pinned = identifier === this.pinned ? null : identifier;
    this.outline.makeCurrent(identifier);
    this.outline.mark("pinned", this.pinned, true);
    this.ask(this.pinned);
  }

  ask(identifier) {
    clearTimeout(this.timer);
    if (identifier === null) return;
    this.timer = setTimeout(() => this.send(ask("layer", identifier)), patience);
  }

  /** The app's answer. */
  learn(identifier, description) {
    this.details.learn(identifier, description);
    // The details take more room now; the row stays in view.
    if (identifier === this.pinned) requestAnimationFrame(() => this.outline.mark("pinned", this.pinned, true));
  }

  draw() {
    this.frame = requestAnimationFrame(() => this.draw());
    const root = this.tree.root && this.tree.nodes.get(Number(this.tree.root.dataset.layer));
    const entries = root ? survey(root) : [];
    const { width, height } = this.size();
    const levels = Math.max(1, ...entries.filter((entry) => entry.isSeen).map((entry) => entry.level));
    this.view.spread ??= limit(depth / levels, 14, 60);
    const { turn, tilt, spread, zoom } = this.view;
    this.root.style.top = `${document.querySelector(".controls").offsetHeight}px`;
    const box = this.scene.getBoundingClientRect();
    const fit = Math.min((box.width * 0.62) / Math.max(width, 1), (box.height * 0.78) / Math.max(height, 1)) * zoom;
    this.space.style.width = `${width}px`;
    this.space.style.height = `${height}px`;
    this.space.style.transform = `translate(-50%, -50%) scale3d(${fit}, ${fit}, ${fit}) rotateX(${tilt}deg) `
      + `rotateY(${turn}deg) translateZ(${(-levels * spread) / 2}px)`;
    if (document.activeElement !== this.slider) this.slider.value = spread;
    this.planes.show(entries, spread);
    this.outline.show(entries);
    this.planes.mark("hovered", this.hovered);
    this.planes.mark("pinned", this.pinned);
    this.outline.mark("hovered", this.hovered, false);
    this.outline.mark("pinned", this.pinned, false);
    const chosen = this.pinned ?? this.hovered;
    this.details.show(entries.find((entry) => entry.node.identifier === chosen) ?? null, this.pinned !== null);
  }
}
