// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Shows what fills a layer: pictures, shapes, gradients and drawings.

import { div, finite, px, rgba, sameRect, svg, svgPath } from "./css.js";
import { makeDrawing } from "./drawing.js";

const unit = { x: 0, y: 0, width: 1, height: 1 };

/** Replaces the element that shows a layer's contents. */
export function updateContents(node, source) {
  const made = makeContents(node.layer, source);
  if (made) made.classList.add("contents");
  if (node.contents) node.contents.remove();
  node.contents = made;
  if (made && node.fade) node.fade.element.prepend(made);
  else if (made) node.element.insertBefore(made, node.sublayers ?? node.border ?? null);
  if (node.fade) mixFade(node);
}

/** Shows pixels with hard edges where the filter says so; whether a picture is larger is asked of its layer alone. */
export function updateSampling({ layer, contents: element, tree }) {
  if (!element) return;
  const { contents, contentsRect, minificationFilter, magnificationFilter } = layer;
  if (contents.kind !== "image" && contents.kind !== "tinted") return;
  const box = imagePlacement(layer);
  const isLarger = box.width * tree.screenScale > contents.width * contentsRect.width ||
    box.height * tree.screenScale > contents.height * contentsRect.height;
  element.style.imageRendering = (isLarger ? magnificationFilter : minificationFilter) === 1 ? "pixelated" : "";
}

/** Shows contents that fade away into those below; their elements stay while the share changes. */
export function updateFade(node, source) {
  const { fading } = node.layer;
  if (node.fade && node.fade.contents !== fading?.contents) {
    if (node.contents) {
      node.contents.style.opacity = node.contents.style.mixBlendMode = "";
      node.fade.element.before(node.contents);
    }
    node.fade.element.remove();
    node.fade = null;
  }
  if (!fading) return;
  if (!node.fade) {
    const leaving = makeContents(Object.create(node.layer, { contents: { value: fading.contents } }), source);
    const element = div("fade");
    node.element.insertBefore(element, node.sublayers ?? node.border ?? null);
    if (node.contents) element.append(node.contents);
    if (leaving) {
      leaving.classList.add("contents");
      element.append(leaving);
    }
    node.fade = { contents: fading.contents, element, leaving };
  }
  mixFade(node);
}

/** The two are added up by themselves, so that what is equal in both stays as it is. */
function mixFade({ layer, contents, fade }) {
  const share = layer.fading?.share ?? 0;
  for (const [element, part] of [[contents, 1 - share], [fade.leaving, share]]) {
    if (!element) continue;
    element.style.opacity = finite(part);
    element.style.mixBlendMode = "plus-lighter";
  }
}

/** Fits contents to a new size of the layer, with the elements that are there where that will do. */
export function resizeContents(node, source) {
  const { layer, contents: element } = node;
  const { kind } = layer.contents;
  if (element.tagName === "IMG" || kind === "tinted") setBox(element.style, imagePlacement(layer));
  else if (kind === "gradient") element.style.backgroundImage = gradientImage(layer.contents, layer.bounds);
  else if (kind === "shape") return;
  else if (kind === "drawing" && covers(element.querySelector("canvas"), layer.bounds)) return;
  else updateContents(node, source);
}

/** Whether a drawing need not be drawn anew for a size: it ends where the bounds do anyway. */
function covers(canvas, { width, height }) {
  return !canvas || (parseFloat(canvas.style.width) >= width && parseFloat(canvas.style.height) >= height);
}

function makeContents(layer, source) {
  const contents = layer.contents;
  switch (contents.kind) {
    case "image": return makeImage(layer, source.imageAddress(contents.image));
    case "tinted": return makeTinted(layer, source.imageAddress(contents.image));
    case "drawing": return makeDrawing(contents.operations, layer.bounds, source.loadImage);
    case "shape": return makeShape(layer);
    case "gradient": {
      const element = div("gradient");
      element.style.backgroundImage = gradientImage(contents, layer.bounds);
      return element;
    }
    default: return null;
  }
}

/** Where contents of the given size stand in the layer, by its gravity; relative to the layer's top left corner. */
export function placement(layer, width, height) {
  const box = layer.bounds;
  let w = width;
  let h = height;
  const gravity = layer.contentsGravity;
  if (gravity === 0) return { x: 0, y: 0, width: box.width, height: box.height };
  if (gravity <= 2 && width > 0 && height > 0) {
    const ratios = [box.width / width, box.height / height];
    const ratio = gravity === 1 ? Math.min(...ratios) : Math.max(...ratios);
    w = width * ratio;
    h = height * ratio;
  }
  const left = [6, 8, 10].includes(gravity);
  const right = [7, 9, 11].includes(gravity);
  const top = [4, 8, 9].includes(gravity);
  const bottom = [5, 10, 11].includes(gravity);
  return {
    x: left ? 0 : right ? box.width - w : (box.width - w) / 2,
    y: top ? 0 : bottom ? box.height - h : (box.height - h) / 2,
    width: w,
    height: h,
  };
}

function setBox(style, box) {
  style.left = px(box.x);
  style.top = px(box.y);
  style.width = px(box.width);
  style.height = px(box.height);
}

function imagePlacement(layer) {
  const { contents, contentsRect, contentsScale } = layer;
  const scale = contentsScale > 0 ? contentsScale : 1;
  return placement(layer, (contents.width * contentsRect.width) / scale,
    (contents.height * contentsRect.height) / scale);
}

function makeImage(layer, address) {
  const box = imagePlacement(layer);
  if (!sameRect(layer.contentsCenter, unit)) return makeStretchable(layer, address, box);
  const image = document.createElement("img");
  image.alt = "";
  image.draggable = false;
  image.decoding = "sync";
  image.src = address;
  if (sameRect(layer.contentsRect, unit)) {
    setBox(image.style, box);
    return image;
  }
  const { x, y, width, height } = layer.contentsRect;
  const window = div("crop");
  setBox(window.style, box);
  setBox(image.style, {
    x: (-x / width) * box.width, y: (-y / height) * box.height, width: box.width / width, height: box.height / height,
  });
  window.append(image);
  return window;
}

/** Nine parts: the corners keep their size, the middle stretches. */
function makeStretchable(layer, address, box) {
  const { contents, contentsCenter: center, contentsScale: scale } = layer;
  const top = center.y * contents.height;
  const left = center.x * contents.width;
  const bottom = (1 - center.y - center.height) * contents.height;
  const right = (1 - center.x - center.width) * contents.width;
  const edges = [top, right, bottom, left].map((edge) => Math.max(0, edge));
  const element = div("stretchable");
  setBox(element.style, box);
  element.style.borderStyle = "solid";
  element.style.borderColor = "transparent";
  element.style.borderWidth = edges.map((edge) => px(edge / (scale > 0 ? scale : 1))).join(" ");
  element.style.borderImage = `url("${address}") ${edges.map(finite).join(" ")} fill stretch`;
  return element;
}

function makeTinted(layer, address) {
  const element = div("tinted");
  setBox(element.style, imagePlacement(layer));
  element.style.backgroundColor = rgba(layer.contents.tint);
  element.style.maskImage = `url("${address}")`;
  return element;
}

function makeShape(layer) {
  const shape = layer.contents;
  const element = svg("svg", { width: 1, height: 1 });
  const path = svg("path", { d: svgPath(shape.path, -layer.bounds.x, -layer.bounds.y) });
  path.setAttribute("fill", shape.fill ? rgba(shape.fill) : "none");
  if (shape.evenOdd) path.setAttribute("fill-rule", "evenodd");
  if (shape.strokeColor && shape.stroke.width > 0 && shape.strokeStart < shape.strokeEnd) {
    path.setAttribute("stroke", rgba(shape.strokeColor));
    path.setAttribute("stroke-width", shape.stroke.width);
    path.setAttribute("stroke-linecap", shape.stroke.cap);
    path.setAttribute("stroke-linejoin", shape.stroke.join);
    path.setAttribute("stroke-miterlimit", shape.stroke.miterLimit);
    if (shape.strokeStart > 0 || shape.strokeEnd < 1) {
      path.setAttribute("pathLength", 1);
      const length = shape.strokeEnd - shape.strokeStart;
      path.setAttribute("stroke-dasharray", `0 ${finite(shape.strokeStart)} ${finite(length)} 2`);
    } else if (shape.stroke.dashes.length > 0) {
      path.setAttribute("stroke-dasharray", shape.stroke.dashes.map(finite).join(" "));
      path.setAttribute("stroke-dashoffset", finite(shape.stroke.dashPhase));
    }
  }
  element.append(path);
  return element;
}

/** A gradient of a layer in CSS's words; points are in the unit square. */
export function gradientImage(gradient, bounds) {
  const { width, height } = bounds;
  const start = { x: gradient.start.x * width, y: gradient.start.y * height };
  const end = { x: gradient.end.x * width, y: gradient.end.y * height };
  const stops = [...gradient.stops].sort((a, b) => a.location - b.location);
  if (stops.length === 1) stops.push(stops[0]);
  const list = (position) => stops.map((stop) => `${rgba(stop.color)} ${position(stop.location)}`).join(", ");
  if (gradient.type === "radial") {
    const size = `${px(Math.abs(end.x - start.x))} ${px(Math.abs(end.y - start.y))}`;
    return `radial-gradient(${size} at ${px(start.x)} ${px(start.y)}, ${list((at) => `${finite(at * 100)}%`)})`;
  }
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const length = Math.hypot(dx, dy);
  if (gradient.type === "conic") {
    const angle = Math.atan2(dy, dx) + Math.PI / 2;
    return `conic-gradient(from ${finite(angle)}rad at ${px(start.x)} ${px(start.y)}, ` +
      `${list((at) => `${finite(at * 100)}%`)})`;
  }
  if (!(length > 0)) return "none";
  // CSS measures along a line through the middle whose ends lie level with the corners.
  const ux = dx / length;
  const uy = dy / length;
  const half = (Math.abs(width * ux) + Math.abs(height * uy)) / 2;
  const offset = (start.x - width / 2) * ux + (start.y - height / 2) * uy + half;
  const angle = Math.atan2(dy, dx) + Math.PI / 2;
  return `linear-gradient(${finite(angle)}rad, ${list((at) => px(offset + at * length))})`;
}
