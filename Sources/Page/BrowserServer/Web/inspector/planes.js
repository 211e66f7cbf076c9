// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The layers as panes that stand one behind the other and can be turned.
//
// The page's own elements clip and flatten what is in them, so each pane has a copy of what one layer draws. Nothing is
// kept in step by hand: every frame the panes are compared with the layers, and what differs is made anew.

import { roundCorners } from "../corners.js";
import { div, px, rgba } from "../css.js";

/** A copy of an element, canvases with what is drawn on them. */
function copyOf(element) {
  const copy = element.cloneNode(true);
  const canvases = copy.matches("canvas") ? [copy] : copy.querySelectorAll("canvas");
  const originals = element.matches("canvas") ? [element] : element.querySelectorAll("canvas");
  canvases.forEach((canvas, index) => {
    if (originals[index].width > 0 && originals[index].height > 0) canvas.getContext("2d").drawImage(originals[index],
      0, 0);
  });
  copy.removeAttribute("id");
  return copy;
}

class Pane {
  constructor(node) {
    this.node = node;
    this.element = div("pane");
    this.element.dataset.pane = node.identifier;
    this.face = div("face");
    this.element.append(this.face);
    this.contents = null;
    this.source = null;
    this.isStale = false;
    this.watcher = new MutationObserver(() => { this.isStale = true; });
    this.shown = "";
  }

  show(entry, spread) {
    const { node, element, face } = this;
    const { layer } = node;
    const { width, height } = layer.bounds;
    const depth = entry.level * spread;
    const move = `translateZ(${px(depth)}) ${entry.matrix}`;
    if (move !== this.move) {
      this.move = move;
      element.style.transform = move;
    }
    const clip = this.clipText(entry, width, height);
    const color = layer.backgroundColor ? rgba(layer.backgroundColor) : "";
    const border = layer.borderWidth > 0 ? `inset 0 0 0 ${px(layer.borderWidth)} ${rgba(layer.borderColor)}` : "";
    const key = [width, height, color, border, clip, entry.opacity, layer.cornerRadius, layer.maskedCorners].join();
    if (key !== this.shown) {
      this.shown = key;
      element.style.width = px(width);
      element.style.height = px(height);
      element.style.clipPath = clip;
      face.style.backgroundColor = color;
      face.style.boxShadow = border;
      face.style.opacity = entry.opacity < 1 ? entry.opacity : "";
      face.style.overflow = layer.masksToBounds || layer.cornerRadius > 0 ? "clip" : "";
      roundCorners(face.style, layer);
      roundCorners(element.style, layer);
    }
    if (node.contents !== this.source || this.isStale) this.copyContents();
  }

  /** What the superlayers let through, where it is a rectangle of the layer's own. */
  clipText({ clip, box, matrix }, width, height) {
    const isUpright = matrix.is2D && Math.abs(matrix.b) < 1e-6 && Math.abs(matrix.c) < 1e-6 && matrix.a > 0
      && matrix.d > 0;
    if (!clip || !isUpright || width <= 0 || height <= 0) return "";
    const edges = [
      (clip.y - box.y) / matrix.d, (box.x + box.width - clip.x - clip.width) / matrix.a,
      (box.y + box.height - clip.y - clip.height) / matrix.d, (clip.x - box.x) / matrix.a,
    ].map((edge) => Math.max(0, edge));
    return edges.some((edge) => edge > 0.01) ? `inset(${edges.map(px).join(" ")})` : "";
  }

  copyContents() {
    const { contents } = this.node;
    this.isStale = false;
    this.watcher.disconnect();
    this.source = contents;
    this.contents?.remove();
    this.contents = contents ? copyOf(contents) : null;
    if (!contents) return;
    this.watcher.observe(contents, { attributes: true, childList: true, subtree: true, characterData: true });
    this.face.append(this.contents);
    // A canvas is drawn on without a word to anybody; the picture may also be on its way still.
    if (contents.querySelector("canvas")) setTimeout(() => { this.isStale = true; }, 300);
  }

  remove() {
    this.watcher.disconnect();
    this.element.remove();
  }
}

export class Planes {
  /** @param space The element that is turned; panes are its children. */
  constructor(space) {
    this.space = space;
    this.panes = new Map();
  }

  /** Brings the panes up to date with a survey of the layers. */
  show(entries, spread) {
    const gone = new Set(this.panes.keys());
    let last = null;
    for (const entry of entries) {
      if (!entry.isSeen) continue;
      const { identifier } = entry.node;
      let pane = this.panes.get(identifier);
      if (!pane || pane.node !== entry.node) {
        pane?.remove();
        pane = new Pane(entry.node);
        this.panes.set(identifier, pane);
      }
      gone.delete(identifier);
      pane.show(entry, spread);
      const place = last ? last.nextSibling : this.space.firstChild;
      if (place !== pane.element) this.space.insertBefore(pane.element, place);
      last = pane.element;
    }
    for (const identifier of gone) {
      this.panes.get(identifier).remove();
      this.panes.delete(identifier);
    }
  }

  mark(name, identifier) {
    for (const [key, pane] of this.panes) pane.element.classList.toggle(name, key === identifier);
  }

  clear() {
    for (const pane of this.panes.values()) pane.remove();
    this.panes.clear();
  }
}
