// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The page's copy of an app's layers; only what a commit names is touched.

import { NamelessControls } from "./accessibility.js";
import { LayerNode } from "./node.js";

export class LayerTree {
  /**
   * @param screen The element that holds the root layer.
   * @param source Gives the addresses of pictures: `imageAddress(hex)` and `loadImage(hex)`.
   * @param animator Told which layers are animated, and asked what they show.
   */
  constructor(screen, source, animator) {
    this.screen = screen;
    this.source = source;
    this.animator = animator;
    this.nodes = new Map();
    this.nameless = new NamelessControls();
    /** Whether any layer had a mask so far. */
    this.hasMasks = false;
    this.root = null;
    this.number = 0;
    /** Pixels per point of the app's screen. */
    this.screenScale = 1;
  }

  /** The node of a layer, made when it is first named. */
  node(identifier) {
    let node = this.nodes.get(identifier);
    if (!node) {
      node = new LayerNode(identifier, this);
      this.nodes.set(identifier, node);
    }
    return node;
  }

  apply(commit) {
    if (commit.isFull) this.clear();
    this.number = commit.number;
    this.screenScale = commit.scale;
    const changed = new Set();
    for (const { layer, changes } of commit.deltas) {
      const node = this.node(layer);
      node.apply(changes);
      this.animator.watch(node);
      changed.add(node);
    }
    for (const identifier of commit.removed) {
      const node = this.nodes.get(identifier);
      if (!node) continue;
      this.animator.forget(node);
      this.nameless.forget(node);
      changed.delete(node);
      node.remove();
      this.nodes.delete(identifier);
    }
    for (const node of this.animator.refresh()) changed.add(node);
    // Boxes before the masks and parents that look at them.
    for (const node of changed) node.update();
    this.nameless.update();
    const root = this.node(commit.root);
    if (this.root !== root.element) {
      this.root = root.element;
      this.screen.replaceChildren(root.element);
    }
  }

  /** Draws again what was drawn for another resolution. */
  refresh() {
    for (const node of this.nodes.values()) {
      if (node.layer.contents.kind === "drawing") node.dirty.add("contents");
      if (node.shadow) {
        node.shadowShape.isStale = true;
        node.dirty.add("shadow");
      }
      node.update();
    }
  }

  clear() {
    this.animator.clear();
    this.nameless.clear();
    this.nodes.clear();
    this.root = null;
    this.screen.replaceChildren();
  }
}
