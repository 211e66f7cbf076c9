// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Shadows: CSS's blur radius is twice the sigma that layers have.

import { div, px, rgba, svg, svgPath } from "./css.js";

/** The rectangle and corner radius of a path that is a rounded rectangle; null for any other. */
export function roundedRect(steps) {
  const points = steps.flatMap(([, ...p]) => p);
  if (points.length < 4) return null;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const width = Math.max(...xs) - x;
  const height = Math.max(...ys) - y;
  const curves = steps.filter(([letter]) => letter === "C");
  if (steps.some(([letter]) => letter === "Q")) return null;
  const near = (a, b) => Math.abs(a - b) < 0.01;
  const onEdge = (p) => near(p.x, x) || near(p.x, x + width) || near(p.y, y) || near(p.y, y + height);
  if (curves.length === 0) {
    const isCorner = (p) => (near(p.x, x) || near(p.x, x + width)) && (near(p.y, y) || near(p.y, y + height));
    return points.length <= 5 && points.every(isCorner) ? { x, y, width, height, radius: 0 } : null;
  }
  if (curves.length !== 4 || !points.every(onEdge)) return null;
  // Each curve ends where a straight edge begins: the distance to the corner is the radius.
  const radii = curves.map(([, , , end]) => {
    const dx = Math.min(end.x - x, x + width - end.x);
    const dy = Math.min(end.y - y, y + height - end.y);
    return Math.max(dx, dy);
  });
  return { x, y, width, height, radius: Math.min(Math.min(...radii), width / 2, height / 2) };
}

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
  const color = rgba(layer.shadowColor, layer.shadowOpacity);
  const { x, y } = layer.shadowOffset;
  const blur = px(2 * Math.max(layer.shadowRadius, 0));
  if (layer.shadowPath === null) {
    if (layer.backgroundColor !== null && layer.backgroundColor.alpha > 0) {
      style.boxShadow = `${px(x)} ${px(y)} ${blur} ${color}`;
    } else {
      style.filter = `drop-shadow(${px(x)} ${px(y)} ${px(Math.max(layer.shadowRadius, 0))} ${color})`;
    }
    return;
  }
  const box = roundedRect(layer.shadowPath);
  removeShadow(node);
  if (box) {
    node.shadow = div("shadow");
    const shadow = node.shadow.style;
    shadow.left = px(box.x - layer.bounds.x);
    shadow.top = px(box.y - layer.bounds.y);
    shadow.width = px(box.width);
    shadow.height = px(box.height);
    shadow.borderRadius = px(box.radius);
    shadow.boxShadow = `${px(x)} ${px(y)} ${blur} ${color}`;
  } else {
    node.shadow = svg("svg", { class: "shadow", width: 1, height: 1 });
    node.shadow.style.filter = `blur(${px(Math.max(layer.shadowRadius, 0))})`;
    node.shadow.append(
      svg("path", { d: svgPath(layer.shadowPath, x - layer.bounds.x, y - layer.bounds.y), fill: color }));
  }
  node.setBacking(true);
  node.element.prepend(node.shadow);
}

function removeShadow(node) {
  node.shadow?.remove();
  node.shadow = null;
}
