// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Masks: the alpha of a layer that is not shown itself.

import { finite, px, rgba, svgPath } from "./css.js";
import { gradientImage, placement } from "./contents.js";

/** Where a mask layer's box stands in the space of the layer it masks, from that layer's top left corner. */
function maskBox(layer, mask) {
  return {
    x: mask.position.x - mask.anchorPoint.x * mask.bounds.width - layer.bounds.x,
    y: mask.position.y - mask.anchorPoint.y * mask.bounds.height - layer.bounds.y,
    width: mask.bounds.width,
    height: mask.bounds.height,
  };
}

/** Masks an element; `mask` is the mask layer's state, or undefined where there is none. */
export function updateMask(style, layer, mask, source) {
  style.clipPath = "";
  style.maskImage = "";
  if (!mask) return;
  const box = maskBox(layer, mask);
  const contents = mask.contents;
  if (contents.kind === "shape") {
    const rule = contents.evenOdd ? "evenodd, " : "";
    style.clipPath = `path(${rule}"${svgPath(contents.path, box.x - mask.bounds.x, box.y - mask.bounds.y)}")`;
  } else if (contents.kind === "gradient") {
    setMask(style, gradientImage(contents, mask.bounds), box);
  } else if (contents.kind === "image" || contents.kind === "tinted") {
    const scale = mask.contentsScale > 0 ? mask.contentsScale : 1;
    const inner = placement(mask, contents.width / scale, contents.height / scale);
    setMask(style, `url("${source.imageAddress(contents.image)}")`,
      { x: box.x + inner.x, y: box.y + inner.y, width: inner.width, height: inner.height });
  } else if (mask.backgroundColor && mask.backgroundColor.alpha > 0) {
    const right = layer.bounds.width - box.x - box.width;
    const bottom = layer.bounds.height - box.y - box.height;
    style.clipPath =
      `inset(${px(box.y)} ${px(right)} ${px(bottom)} ${px(box.x)} round ${finite(mask.cornerRadius)}px)`;
    if (mask.backgroundColor.alpha < 1) {
      const color = rgba({ red: 0, green: 0, blue: 0, alpha: mask.backgroundColor.alpha });
      setMask(style, `linear-gradient(${color}, ${color})`, box);
    }
  }
}

function setMask(style, image, box) {
  style.maskImage = image;
  style.maskRepeat = "no-repeat";
  style.maskPosition = `${px(box.x)} ${px(box.y)}`;
  style.maskSize = `${px(box.width)} ${px(box.height)}`;
}
