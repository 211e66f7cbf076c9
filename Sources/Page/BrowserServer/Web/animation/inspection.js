// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Looks at the page's layers from outside: what they show at any time.

import { layerTime } from "./animator.js";
import { present } from "./presentation.js";
import { properties } from "./properties.js";

export class Inspection {
  constructor(tree, animator, clock, layoutInspector) {
    this.tree = tree;
    this.animator = animator;
    this.clock = clock;
    this.layoutInspector = layoutInspector;
  }

  /** A layer's identifier by its name. */
  layer(name) {
    for (const node of this.tree.nodes.values()) if (node.model.name === name) return node.identifier;
    return null;
  }

  /** What a layer shows of an animated property at a time of the app's: numbers, a color, a path or contents. */
  value(identifier, property, time = this.clock.now()) {
    const node = this.tree.nodes.get(identifier);
    if (!node) return null;
    const { layer } = present(node.model, layerTime(node, time));
    return properties[property].get(layer)?.value ?? null;
  }

  /** Holds the page at a time of the app's; null lets it go on. */
  freeze(time) {
    this.clock.freeze(time);
    this.animator.settle();
  }

  /** What the layout inspector draws: the collection view's layer, its classes, and boxes in content coordinates. */
  get layout() {
    return this.layoutInspector.description;
  }

  get time() {
    return this.clock.now();
  }

  /** How many frames animations have made so far. */
  get frameCount() {
    return this.animator.frameCount;
  }
}
