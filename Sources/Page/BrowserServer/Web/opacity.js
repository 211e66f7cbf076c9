// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Opacity: of a layer and all below it as one picture, which is CSS's own, or of each of them for itself.

import { finite } from "./css.js";

/** Shows a node's opacity; whether what its parts and sublayers have of it changed. */
export function updateOpacity(node) {
  const { layer, element, parent } = node;
  const old = node.spread;
  node.inheritedOpacity = parent?.layer.mask === node.identifier ? 1 : parent?.spread ?? 1;
  const own = Math.min(1, Math.max(0, layer.opacity)) * node.inheritedOpacity;
  const isSpread = own < 1 && (layer.keepsDepth || !layer.allowsGroupOpacity && layer.mask === null);
  node.spread = isSpread ? own : 1;
  element.style.opacity = isSpread || own >= 1 ? "" : finite(own);
  // Contents and border look it up, whenever they are made anew.
  element.classList.toggle("spread", isSpread);
  if (isSpread) element.style.setProperty("--spread", finite(own));
  return node.spread !== old;
}
