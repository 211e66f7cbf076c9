// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Layers of the browser's own for what moves now, so that a frame moves finished pixels instead of drawing them anew.
// They cost memory, and text in them keeps the resolution it began with: none outlives its motion.

/** Which of CSS's properties an animated property moves. */
const movers = new Map([
  ...["position", "positionX", "positionY", "anchorPoint", "anchorPointX", "anchorPointY", "transform", "rotationX",
    "rotationY", "rotationZ", "scale", "scaleX", "scaleY", "scaleZ", "translation", "translationX", "translationY",
    "translationZ"].map((name) => [name, "transform"]),
  ["opacity", "opacity"],
  ...["boundsOrigin", "boundsOriginX", "boundsOriginY", "sublayerTransform"].map((name) => [name, "scroll"]),
]);

/** Milliseconds that something keeps its layer after it moved last. */
const rest = 1500;

/** Promotes a node for the properties that are being animated, or takes that back for an empty set. */
export function promote(node, properties) {
  const wanted = new Set([...properties].map((name) => movers.get(name)).filter(Boolean));
  const words = ["transform", "opacity"].filter((word) => wanted.has(word)).join(", ");
  if (words !== node.promotion) {
    node.promotion = words;
    node.element.style.willChange = words;
  }
  if (wanted.has("scroll")) keepScrolling(node);
}

const moving = new Map();
let timer = 0;

/** Gives the content of a layer that is being scrolled a layer of its own. */
export function keepScrolling(node) {
  if (node.sublayers) keepMoving(node.sublayers);
}

/** Gives an element that is moved from outside a layer of its own, until it has rested for a while. */
export function keepMoving(element) {
  if (!moving.has(element)) element.style.willChange = "transform";
  moving.set(element, performance.now());
  if (!timer) timer = setTimeout(release, rest);
}

function release() {
  timer = 0;
  const now = performance.now();
  for (const [element, last] of moving) {
    if (now - last < rest) continue;
    moving.delete(element);
    element.style.willChange = "";
  }
  if (moving.size > 0) timer = setTimeout(release, rest);
}
