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

/** The length of an edge between its corners at which its middle looks the same as that of any longer one. */
function stretchedSide(box, sigma, scale) {
  return 2 * (blurReach(sigma, scale) + box.reach) + 2 / scale;
}

/** Whether a box's shadow is the same picture at any size. */
export function isSliceable(box, sigma) {
  const least = box && stretchedSide(box, sigma, window.devicePixelRatio || 1);
  return box !== null && box.width >= least && box.height >= least;
}

/**
 * The picture of a box's shadow: `address`, the lengths of its corners across and down in pixels (`slices`) and points
 * (`corners`) and how far it goes beyond the box (`margin`). Null where there is none yet, or never will be.
 *
 * @param onReady Called when there is one.
 */
export function shadowImage(steps, box, sigma, color, onReady) {
  const scale = window.devicePixelRatio || 1;
  const margin = blurReach(sigma, scale);
  const least = stretchedSide(box, sigma, scale);
  const inner = [Math.min(box.width, least), Math.min(box.height, least)];
  const sides = inner.map((length) => Math.round((length + 2 * margin) * scale));
  if (!sides.every((side) => side > 2 && side <= largestSide)) return null;
  const path = svgPath(resizedBox(steps, box, ...inner), margin, margin);
  const key = [path, sigma, scale, rgba(color)].join("|");
  let image = images.get(key);
  if (!image) {
    const slices = sides.map((side) => Math.floor((side - 1) / 2));
    image = { address: null, slices, corners: slices.map((slice) => slice / scale), margin, waiting: [] };
    images.set(key, image);
    make(image, path, sigma, scale, sides, color);
    if (images.size > kept) forget(images.keys().next().value);
  }
  if (image.address) return image;
  image.waiting.push(onReady);
  return null;
}

function make(image, path, sigma, scale, [width, height], color) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.scale(scale, scale);
  context.fill(new Path2D(path));
  const pixels = context.getImageData(0, 0, width, height);
  const coverage = Float64Array.from({ length: width * height }, (_, index) => pixels.data[index * 4 + 3]);
  const blurred = blur(coverage, width, height, sigma * scale);
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
