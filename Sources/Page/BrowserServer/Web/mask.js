// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Masks: the alpha of a layer that is not shown itself.

import { finite, px, rgba, svgPath } from "./css.js";
import { gradientImage, placement } from "./contents.js";
import { makeMask } from "./mask-svg.js";

/** Where a mask layer's box stands in the space of the layer it masks, from that layer's top left corner. */
function maskBox(layer, mask) {
  return {
    x: mask.position.x - mask.anchorPoint.x * mask.bounds.width - layer.bounds.x,
    y: mask.position.y - mask.anchorPoint.y * mask.bounds.height - layer.bounds.y,
    width: mask.bounds.width,
    height: mask.bounds.height,
  };
}

/** Whether a mask is more than the one box, shape or picture that CSS has words for. */
function isComposed(mask) {
  const { contents } = mask;
  return mask.sublayers.length > 0 || mask.transform !== null || mask.opacity < 1 || mask.isHidden ||
    mask.borderWidth > 0 || contents.kind === "drawing"
      || (contents.kind !== "none" && mask.backgroundColor !== null) ||
    (contents.kind === "shape" && (!contents.fill || contents.fill.alpha < 1 || contents.strokeColor !== null));
}

/** Masks a node's element by the node of the mask; null where there is none. */
export function updateMask(node, maskNode, source) {
  const { layer } = node;
  const { style } = node.element;
  style.clipPath = "";
  style.maskImage = "";
  style.maskRepeat = style.maskPosition = style.maskSize = "";
  node.maskElement?.remove();
  node.maskElement = null;
  if (!maskNode) return;
  const mask = maskNode.layer;
  if (isComposed(mask)) {
    const { element, image } = makeMask(maskNode, layer, source);
    node.maskElement = element;
    node.element.append(element);
    style.maskImage = image;
    return;
  }
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
