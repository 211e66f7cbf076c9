// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Shadows: CSS's blur radius is twice the sigma that layers have.
//
// A shadow with a path is an element of its own behind the layer's. Its offset is a transform and its strength an
// opacity, so that a tilt or a press draws nothing anew.

import { boxOfPath } from "./boxes.js";
import { smoothCorner } from "./corners.js";
import { div, finite, px, rgba, svg, svgPath } from "./css.js";
import { keepMoving } from "./promotion.js";
import { shadowImage } from "./shadow-image.js";

/** Puts a layer's shadow on its element, or on one below it. */
export function updateShadow(node) {
  const layer = node.layer;
  const style = node.element.style;
  const isVisible = layer.shadowOpacity > 0 && layer.shadowColor.alpha > 0 && !layer.masksToBounds;
  style.boxShadow = "";
  style.filter = "";
  if (!isVisible || layer.shadowPath === null) {
    removeShadow(node);
    node.setBacking(false);
  }
  if (!isVisible) return;
  if (layer.shadowPath === null) {
    const color = rgba(layer.shadowColor, layer.shadowOpacity);
    const { x, y } = layer.shadowOffset;
    const sigma = Math.max(layer.shadowRadius, 0);
    if (layer.backgroundColor !== null && layer.backgroundColor.alpha > 0) {
      style.boxShadow = `${px(x)} ${px(y)} ${px(2 * sigma)} ${color}`;
    } else {
      style.filter = `drop-shadow(${px(x)} ${px(y)} ${px(sigma)} ${color})`;
    }
    return;
  }
  makeShadow(node);
  moveShadow(node);
}

/** A shadow's shape, made anew where anything but its place and strength changed. */
function makeShadow(node) {
  const { shadowPath: path, shadowRadius, shadowColor, bounds } = node.layer;
  const sigma = Math.max(shadowRadius, 0);
  const made = node.shadowShape;
  const color = rgba({ ...shadowColor, alpha: 1 });
  const isSame = node.shadow && made.path === path && made.sigma === sigma && made.color === color &&
    made.x === bounds.x && made.y === bounds.y && !made.isStale;
  if (isSame) return;
  removeShadow(node);
  node.shadowShape = { path, sigma, color, x: bounds.x, y: bounds.y, isStale: false };
  const box = boxOfPath(path);
  // What changes from frame to frame is not worth a picture.
  const isMoving = node.touched.has("shadowPath") || node.touched.has("shadowRadius") || node.touched.has("shadowColor");
  const image = box && !isMoving ? shadowImage(path, box, sigma, shadowColor, () => refreshShadow(node, path)) : null;
  if (image) node.shadow = imageShadow(box, image, bounds);
  else if (box) node.shadow = boxShadow(box, sigma, color, bounds);
  else node.shadow = pathShadow(path, sigma, color, bounds);
  node.setBacking(true);
  node.element.prepend(node.shadow);
}

/** Takes the picture that has come for a shadow that was shown in another way meanwhile. */
function refreshShadow(node, path) {
  if (!node.shadow || node.shadowShape.path !== path) return;
  node.shadowShape.isStale = true;
  updateShadow(node);
}

/** Only these change when a device is tilted. */
function moveShadow(node) {
  const { shadowOffset: offset, shadowOpacity, shadowColor } = node.layer;
  const { style } = node.shadow;
  const move = `translate(${px(offset.x)}, ${px(offset.y)})`;
  if (style.transform && style.transform !== move && node.shadowMove !== move) keepMoving(node.shadow);
  node.shadowMove = move;
  style.transform = move;
  style.opacity = finite(Math.min(1, Math.max(0, shadowOpacity * shadowColor.alpha)));
}

function setBox(style, x, y, width, height) {
  style.left = px(x);
  style.top = px(y);
  style.width = px(width);
  style.height = px(height);
}

function imageShadow(box, image, bounds) {
  const { margin, corner, slice, address } = image;
  const element = div("shadow sliced");
  const { style } = element;
  setBox(style, box.x - bounds.x - margin, box.y - bounds.y - margin, box.width + 2 * margin, box.height + 2 * margin);
  style.borderWidth = px(corner);
  style.borderImage = `url("${address}") ${slice} fill stretch`;
  return element;
}

function boxShadow(box, sigma, color, bounds) {
  const element = div("shadow");
  const { style } = element;
  setBox(style, box.x - bounds.x, box.y - bounds.y, box.width, box.height);
  const isRound = box.curves === 1;
  const radius = (corner) => (box.corners[corner] > 0 ? px(box.reach) : "0");
  style.borderRadius = `${radius(0)} ${radius(1)} ${radius(3)} ${radius(2)}`;
  if (!isRound && box.reach > 0) smoothCorner(style);
  style.boxShadow = `0 0 ${px(2 * sigma)} ${color}`;
  return element;
}

function pathShadow(path, sigma, color, bounds) {
  const element = svg("svg", { class: "shadow", width: 1, height: 1 });
  element.style.filter = `blur(${px(sigma)})`;
  element.append(svg("path", { d: svgPath(path, -bounds.x, -bounds.y), fill: color }));
  return element;
}

function removeShadow(node) {
  node.shadow?.remove();
  node.shadow = null;
}
