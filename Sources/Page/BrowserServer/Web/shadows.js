// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Shadows: CSS's blur radius is twice the sigma that layers have.
//
// A shadow whose shape is known is an element of its own behind the layer's. Its offset is a transform and its strength
// an opacity, so that a tilt or a press draws nothing anew.

import { boxOfPath } from "./boxes.js";
import { div, finite, px, rgba, svg, svgPath } from "./css.js";
import { outline } from "./outline.js";
import { keepMoving } from "./promotion.js";
import { isSliceable, shadowImage } from "./shadow-image.js";

const corner = { x: 0, y: 0 };

/** Puts a layer's shadow on its element, or on one below it. */
export function updateShadow(node) {
  const layer = node.layer;
  const style = node.element.style;
  const isVisible = layer.shadowOpacity > 0 && layer.shadowColor.alpha > 0 && !layer.masksToBounds;
  style.boxShadow = "";
  setDropShadow(node, "");
  const path = isVisible ? layer.shadowPath ?? silhouette(node) : null;
  if (path) {
    makeShadow(node, path, layer.shadowPath ? layer.bounds : corner);
    moveShadow(node);
    return;
  }
  removeShadow(node);
  node.setBacking(false);
  if (!isVisible) return;
  const color = rgba(layer.shadowColor, layer.shadowOpacity);
  const { x, y } = layer.shadowOffset;
  setDropShadow(node, `drop-shadow(${px(x)} ${px(y)} ${px(Math.max(layer.shadowRadius, 0))} ${color})`);
}

function setDropShadow(node, words) {
  node.dropShadow = words;
  updateFilter(node);
}

/** What is done to the finished picture of a layer and all below it. */
export function updateFilter({ layer, element, tree, dropShadow }) {
  const { shouldRasterize, rasterizationScale: scale } = layer;
  // Pixels of that size, averaged and enlarged, look blurred by a box and a tent: 1/12 and 1/6 of a pixel's square.
  const isCoarse = shouldRasterize && scale > 0 && scale < tree.screenScale;
  const words = [dropShadow, isCoarse ? `blur(${px(0.5 / scale)})` : "", colorFilter(layer.colorTransform)];
  if (layer.contentBlur > 0) words.push(`blur(${px(layer.contentBlur)})`);
  element.style.filter = words.filter(Boolean).join(" ");
}

const svgSpace = "http://www.w3.org/2000/svg";
let colorFilters = null;
/** So many filters are kept before those that nothing has are thrown away. */
const mostColorFilters = 64;

/** A filter that changes colours by the rows of a matrix; empty where there is none. Filters stand in the page. */
function colorFilter(matrix) {
  if (!matrix) return "";
  const rows = [0, 4, 8].map((start) => {
    const [red, green, blue, constant] = matrix.slice(start, start + 4).map(finite);
    return `${red} ${green} ${blue} 0 ${constant}`;
  });
  const values = `${rows.join(" ")} 0 0 0 1 0`;
  colorFilters ??= makeColorFilters();
  const known = [...colorFilters.children].find((filter) => filter.firstChild.getAttribute("values") === values);
  return `url("#${(known ?? makeColorFilter(values)).id}")`;
}

function makeColorFilters() {
  const home = document.createElementNS(svgSpace, "svg");
  for (const side of ["width", "height"]) home.setAttribute(side, "0");
  home.setAttribute("aria-hidden", "true");
  home.style.position = "absolute";
  document.body.append(home);
  return home;
}

let colorFiltersMade = 0;

function makeColorFilter(values) {
  if (colorFilters.children.length >= mostColorFilters) {
    const isFree = ({ id }) => !document.querySelector(`[style*="#${id}\""]`);
    [...colorFilters.children].filter(isFree).forEach((filter) => filter.remove());
  }
  const filter = document.createElementNS(svgSpace, "filter");
  filter.id = `color-filter-${colorFiltersMade += 1}`;
  const box = { "color-interpolation-filters": "sRGB", x: "-50%", y: "-50%", width: "200%", height: "200%" };
  for (const [name, value] of Object.entries(box)) filter.setAttribute(name, value);
  const matrix = document.createElementNS(svgSpace, "feColorMatrix");
  matrix.setAttribute("values", values);
  filter.append(matrix);
  colorFilters.append(filter);
  return filter;
}

/** The shape that a layer is known to have: its outline, where its background is opaque. The same until it changes. */
function silhouette(node) {
  const { backgroundColor, bounds, cornerRadius, maskedCorners, hasContinuousCorners } = node.layer;
  if (!backgroundColor || backgroundColor.alpha < 1) return null;
  const key = [bounds.width, bounds.height, cornerRadius, maskedCorners, hasContinuousCorners].join();
  if (node.silhouette?.key !== key) node.silhouette = { key, steps: outline(node.layer) };
  return node.silhouette.steps;
}

/** What changes from frame to frame is not worth a picture of its own. */
const shapers = ["shadowPath", "shadowRadius", "shadowColor", "cornerRadius"];

/** A shadow's shape, made anew where anything but its place and strength changed. */
function makeShadow(node, path, origin) {
  const { shadowRadius, shadowColor } = node.layer;
  const sigma = Math.max(shadowRadius, 0);
  const made = node.shadowShape;
  const color = rgba({ ...shadowColor, alpha: 1 });
  const isSame = node.shadow && made.path === path && made.sigma === sigma && made.color === color &&
    made.x === origin.x && made.y === origin.y && !made.isStale;
  if (isSame) return;
  removeShadow(node);
  node.shadowShape = { path, sigma, color, x: origin.x, y: origin.y, isStale: false };
  const box = boxOfPath(path);
  const isResized = node.touched.has("bounds") && !isSliceable(box, sigma);
  const isMoving = isResized || shapers.some((name) => node.touched.has(name));
  const image = box && !isMoving ? shadowImage(path, box, sigma, shadowColor, () => refreshShadow(node, path)) : null;
  if (image) node.shadow = imageShadow(box, image, origin);
  else node.shadow = pathShadow(path, sigma, color, origin);
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
  style.opacity = finite(Math.min(1, Math.max(0, shadowOpacity * shadowColor.alpha)) * node.spread);
}

function setBox(style, x, y, width, height) {
  style.left = px(x);
  style.top = px(y);
  style.width = px(width);
  style.height = px(height);
}

function imageShadow(box, image, bounds) {
  const { margin, corners: [across, down], slices, address } = image;
  const element = div("shadow sliced");
  const { style } = element;
  setBox(style, box.x - bounds.x - margin, box.y - bounds.y - margin, box.width + 2 * margin, box.height + 2 * margin);
  style.borderWidth = `${px(down)} ${px(across)}`;
  style.borderImage = `url("${address}") ${slices[1]} ${slices[0]} fill stretch`;
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
