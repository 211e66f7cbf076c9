// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Brings one part of a node's elements up to date with what the node shows.

import { updateAccessibility } from "./accessibility.js";
import { resizeContents, updateContents, updateFade, updateSampling } from "./contents.js";
import { roundCorners } from "./corners.js";
import { div, finite, px, rgba } from "./css.js";
import { updateMask } from "./mask.js";
import { keepScrolling } from "./promotion.js";
import { updateOpacity } from "./opacity.js";
import { updateFilter, updateShadow } from "./shadows.js";

export const updates = {
  box({ layer, element }) {
    element.style.width = px(layer.bounds.width);
    element.style.height = px(layer.bounds.height);
  },

  frame({ layer, element, parent }) {
    const { anchorPoint: anchor, bounds, position, transform, zPosition } = layer;
    const ax = anchor.x * bounds.width;
    const ay = anchor.y * bounds.height;
    const [x, y] = [px(position.x - ax), px(position.y - ay)];
    // Depth is seen in a perspective only, and costs a layer of the browser's anywhere.
    const isDeep = zPosition !== 0 && (parent?.layer.sublayerTransform || parent?.layer.keepsDepth);
    const move = isDeep ? `translate3d(${x}, ${y}, ${px(zPosition)})` : `translate(${x}, ${y})`;
    if (transform) {
      element.style.transformOrigin = `${px(ax)} ${px(ay)}`;
      element.style.transform = `${move} ${matrixText(transform)}`;
    } else {
      element.style.transform = move;
    }
  },

  scroll(node) {
    const { bounds, sublayerTransform, anchorPoint, keepsDepth } = node.layer;
    node.element.style.transformStyle = keepsDepth ? "preserve-3d" : "";
    if (!node.sublayers) return;
    const style = node.sublayers.style;
    const isMoved = bounds.x !== 0 || bounds.y !== 0;
    const move = isMoved ? `translate(${px(-bounds.x)}, ${px(-bounds.y)})` : "";
    if (sublayerTransform) {
      const x = px(anchorPoint.x * bounds.width);
      const y = px(anchorPoint.y * bounds.height);
      style.transformOrigin = `${x} ${y}`;
      style.transform = `${matrixText(sublayerTransform)} ${move}`;
    } else {
      style.transform = move;
    }
    // Sublayers keep their depth only where there is a perspective to see it by; isolated elements are flat.
    const depth = sublayerTransform || keepsDepth ? "preserve-3d" : "";
    if (style.transformStyle !== depth) {
      style.transformStyle = depth;
      style.isolation = depth ? "auto" : "";
      for (const each of node.layer.sublayers) {
        const child = node.tree.node(each);
        if (child.layer.zPosition !== 0) updates.frame(child);
      }
    }
    const wasMoved = node.scrollOrigin !== undefined && node.scrollOrigin !== move;
    node.scrollOrigin = move;
    if (wasMoved && node.layer.masksToBounds) keepScrolling(node);
  },

  /** What is drawn in bounds space but stands outside the container. */
  scrolledParts(node) {
    const { contents, shadowPath, mask } = node.layer;
    if (contents.kind === "shape") updates.contents(node);
    if (shadowPath) updates.shadow(node);
    if (mask !== null) updates.mask(node);
  },

  order({ layer, element }) {
    const rank = Math.max(-1e9, Math.min(1e9, Math.round(finite(layer.zPosition) * 1000)));
    element.style.zIndex = rank === 0 ? "" : rank;
  },

  visibility({ layer, element }) {
    element.style.display = layer.isHidden ? "none" : "";
  },

  opacity(node) {
    if (!updateOpacity(node)) return;
    updates.background(node);
    updates.shadow(node);
    for (const each of node.layer.sublayers) updates.opacity(node.tree.node(each));
  },

  filter: updateFilter,

  sampling(node) {
    updateSampling(node);
  },

  blending({ layer, element }) {
    element.style.mixBlendMode = layer.addsLight ? "plus-lighter" : blendModes[layer.blendMode] ?? "";
    element.classList.toggle("blends", blendModes[layer.blendMode] !== undefined);
  },

  clip({ layer, element }) {
    element.style.overflow = layer.masksToBounds ? "clip" : "";
  },

  background({ layer, element, backing, spread }) {
    const color = layer.backgroundColor ? rgba(layer.backgroundColor, spread) : "";
    element.style.backgroundColor = backing ? "" : color;
    if (backing) backing.style.backgroundColor = color;
  },

  corners(node) {
    roundCorners(node.element.style, node.layer);
    if (node.border) roundCorners(node.border.style, node.layer);
    if (node.backing) roundCorners(node.backing.style, node.layer);
  },

  border(node) {
    const { borderWidth, borderColor } = node.layer;
    if (!(borderWidth > 0)) {
      node.border?.remove();
      node.border = null;
      return;
    }
    if (!node.border) {
      node.border = div("border");
      node.element.append(node.border);
      roundCorners(node.border.style, node.layer);
    }
    // Borders of CSS have whole pixels only; hairlines of half a point need what lies between.
    node.border.style.boxShadow = `inset 0 0 0 ${px(borderWidth)} ${rgba(borderColor)}`;
  },

  shadow: updateShadow,

  contents(node) {
    const { contents } = node.layer;
    if (contents.kind === "none" && !node.contents) return;
    updateContents(node, node.tree.source);
  },

  fading(node) {
    updateFade(node, node.tree.source);
  },

  size(node) {
    // New contents are made for the new size anyway.
    if (node.contents && !node.dirty.has("contents")) resizeContents(node, node.tree.source);
  },

  mask(node) {
    const { layer, tree } = node;
    const mask = layer.mask === null ? null : tree.node(layer.mask);
    if (node.maskNode && node.maskNode !== mask) node.maskNode.owner = null;
    node.maskNode = mask;
    if (mask) mask.owner = node;
    if (mask) tree.hasMasks = true;
    updateMask(node, mask, tree.source);
  },

  sublayers(node) {
    const { layer, tree } = node;
    if (layer.sublayers.length === 0) {
      node.sublayers?.remove();
      node.sublayers = null;
      return;
    }
    if (!node.sublayers) {
      node.sublayers = div("sublayers");
      node.element.insertBefore(node.sublayers, node.border);
      updates.scroll(node);
    }
    const container = node.sublayers;
    const wanted = new Set(layer.sublayers.map((identifier) => tree.node(identifier).element));
    for (const child of [...container.children]) {
      if (!wanted.has(child)) child.remove();
    }
    for (const each of layer.sublayers) {
      const child = tree.node(each);
      if (child.inheritedOpacity !== node.spread) updates.opacity(child);
    }
    let next = container.firstChild;
    for (const element of wanted) {
      if (element === next) next = next.nextSibling;
      else container.insertBefore(element, next);
    }
    tree.nameless.isStale = true;
  },

  accessibility: updateAccessibility,

  name({ layer, element }) {
    element.dataset.name = layer.name;
  },

  backdrop({ layer, element }) {
    const { backdropBlur: blur, backdropSaturation: saturation } = layer;
    const filters = [];
    if (blur > 0) filters.push(`blur(${px(blur)})`);
    if (blur > 0 && saturation !== 1) filters.push(`saturate(${finite(Math.max(0, saturation))})`);
    element.style.backdropFilter = filters.join(" ");
  },

  faces({ layer, element }) {
    element.style.backfaceVisibility = layer.isDoubleSided ? "" : "hidden";
  },
};

/** CSS's names of the modes that it has, by their numbers. */
const blendModes = {
  1: "multiply", 2: "screen", 3: "overlay", 4: "darken", 5: "lighten", 6: "color-dodge", 7: "color-burn",
  8: "soft-light", 9: "hard-light", 10: "difference", 11: "exclusion", 12: "hue", 13: "saturation", 14: "color",
  15: "luminosity", 27: "plus-lighter",
};

function matrixText(entries) {
  return `matrix3d(${entries.map((entry) => (Number.isFinite(entry) ? entry : 0)).join(", ")})`;
}
