// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where layers stand in the window, in points, as they are shown now.

/** What a layer's own space is in that of its superlayer's sublayers. */
function placed(layer) {
  const { anchorPoint, bounds, position, transform } = layer;
  const matrix = new DOMMatrix().translateSelf(position.x, position.y);
  if (transform) matrix.multiplySelf(new DOMMatrix(transform));
  return matrix.translateSelf(-anchorPoint.x * bounds.width, -anchorPoint.y * bounds.height);
}

/** Where a layer's sublayers stand in its own space. */
function inside(layer) {
  const { anchorPoint, bounds, sublayerTransform } = layer;
  const matrix = new DOMMatrix();
  if (sublayerTransform) {
    const [x, y] = [anchorPoint.x * bounds.width, anchorPoint.y * bounds.height];
    matrix.translateSelf(x, y).multiplySelf(new DOMMatrix(sublayerTransform)).translateSelf(-x, -y);
  }
  return matrix.translateSelf(-bounds.x, -bounds.y);
}

/** The box around a transformed rectangle at the origin. */
function boxOf(matrix, width, height) {
  const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => {
    const point = matrix.transformPoint({ x, y });
    return [point.x / point.w, point.y / point.w];
  });
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function common(a, b) {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * The layers below a node in the order in which they are drawn: `{ node, level, matrix, box, clip, opacity, isSeen }`.
 *
 * `level` counts superlayers, `box` is in window space, `clip` what the superlayers let through or null.
 */
export function survey(root) {
  const found = [];
  const visit = (node, parent, matrix, level, clip, opacity, isShown) => {
    const { layer } = node;
    const own = matrix.multiply(placed(layer));
    const { width, height } = layer.bounds;
    const box = boxOf(own, width, height);
    const visible = clip ? common(box, clip) : box;
    const entry = {
      node, parent, level, matrix: own, box, clip, opacity: opacity * layer.opacity,
      isSeen: isShown && !layer.isHidden && layer.opacity > 0 && visible.width > 0 && visible.height > 0,
    };
    found.push(entry);
    const inner = layer.masksToBounds ? visible : clip;
    const space = own.multiply(inside(layer));
    const below = layer.sublayers.map((identifier) => node.tree.nodes.get(identifier)).filter(Boolean);
    below.sort((a, b) => a.layer.zPosition - b.layer.zPosition);
    for (const each of below) {
      visit(each, entry, space, level + 1, inner, entry.opacity, isShown && !layer.isHidden && layer.opacity > 0);
    }
  };
  visit(root, null, new DOMMatrix(), 0, null, 1, true);
  return found;
}

/**
 * Where a layer's sublayers stand in window space, and what of that space can be seen of them: `{ matrix, clip }`.
 * What clips is taken for upright.
 */
export function contentSpace(node) {
  const line = [];
  for (let each = node; each; each = each.parent) line.unshift(each);
  let matrix = new DOMMatrix();
  let clip = null;
  for (const { layer } of line) {
    matrix = matrix.multiply(placed(layer));
    if (layer.masksToBounds || layer === node.layer) {
      const box = boxOf(matrix, layer.bounds.width, layer.bounds.height);
      clip = clip ? common(clip, box) : box;
    }
    matrix = matrix.multiply(inside(layer));
  }
  return { matrix, clip };
}

/** A name for a layer: its view's class. */
export const title = (node) => node.model.name || "CALayer";

/** A length as people write it: at most two decimals. */
export const short = (value) => String(Math.round(value * 100) / 100 + 0);
