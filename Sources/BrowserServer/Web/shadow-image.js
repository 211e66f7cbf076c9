// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Blurred boxes as pictures of nine parts, made once for a shape of corners and shown at any size.
//
// A browser blurs a shadow of odd corners anew whenever anything around it is drawn, which takes longer than a frame.

import { blur } from "./blur.js";
import { resizedBox } from "./boxes.js";
import { rgba, svgPath } from "./css.js";

/** The most pixels that a picture has along a side. */
const largestSide = 2048;
const kept = 32;
const images = new Map();

/** How far a blur is seen beyond the shape, in points. */
export function blurReach(sigma, scale) {
  return (Math.ceil(3 * sigma * scale) + 1) / scale;
}

/**
 * The picture of a box's shadow: `address`, the length of its corners in pixels (`slice`) and points (`corner`)
 * and how far it goes beyond the box (`margin`). Null where there is none yet, or never will be.
 *
 * @param onReady Called when there is one.
 */
export function shadowImage(steps, box, sigma, color, onReady) {
  const scale = window.devicePixelRatio || 1;
  const margin = blurReach(sigma, scale);
  // Beyond this from its corner, an edge looks the same everywhere.
  const corner = Math.ceil((2 * margin + box.reach) * scale) / scale;
  const inner = 2 * (corner - margin) + 1 / scale;
  if (inner > box.width || inner > box.height) return null;
  const side = Math.round((inner + 2 * margin) * scale);
  if (!(side > 0 && side <= largestSide)) return null;
  const path = svgPath(resizedBox(steps, box, inner, inner), margin, margin);
  const key = [path, sigma, scale, rgba(color)].join("|");
  let image = images.get(key);
  if (!image) {
    image = { address: null, slice: Math.round(corner * scale), corner, margin, waiting: [] };
    images.set(key, image);
    make(image, path, sigma, scale, side, color);
    if (images.size > kept) forget(images.keys().next().value);
  }
  if (image.address) return image;
  image.waiting.push(onReady);
  return null;
}

function make(image, path, sigma, scale, side, color) {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.scale(scale, scale);
  context.fill(new Path2D(path));
  const pixels = context.getImageData(0, 0, side, side);
  const coverage = Float64Array.from({ length: side * side }, (_, index) => pixels.data[index * 4 + 3]);
  const blurred = blur(coverage, side, side, sigma * scale);
  const parts = [color.red, color.green, color.blue].map((value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  for (let index = 0; index < blurred.length; index += 1) {
    pixels.data.set(parts, index * 4);
    pixels.data[index * 4 + 3] = Math.round(blurred[index]);
  }
  context.putImageData(pixels, 0, 0);
  canvas.convertToBlob().then(async (blob) => {
    const address = URL.createObjectURL(blob);
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    // Held on to, so that it stays decoded.
    image.picture = picture;
    image.address = address;
    for (const tell of image.waiting.splice(0)) tell();
  }).catch((error) => console.error("A shadow could not be made.", error));
}

function forget(key) {
  const { address } = images.get(key);
  images.delete(key);
  // Whoever still shows it has loaded it.
  if (address) URL.revokeObjectURL(address);
}
