// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Small helpers that put values into CSS's spelling.

/** A length; what is not finite becomes 0. */
export function px(value) {
  return `${finite(value)}px`;
}

export function finite(value) {
  return Number.isFinite(value) ? Math.round(value * 1e5) / 1e5 : 0;
}

export function rgba(color, alpha = 1) {
  const part = (value) => Math.round(Math.min(1, Math.max(0, value)) * 255000) / 1000;
  const opacity = Math.min(1, Math.max(0, color.alpha * alpha));
  return `rgba(${part(color.red)}, ${part(color.green)}, ${part(color.blue)}, ${Math.round(opacity * 1e5) / 1e5})`;
}

/** An SVG path of the given steps. */
export function svgPath(steps, dx = 0, dy = 0) {
  return steps
    .map(([letter, ...points]) =>
      letter + points.map((p) => `${finite(p.x + dx)} ${finite(p.y + dy)}`).join(" "))
    .join("");
}

const svgNamespace = "http://www.w3.org/2000/svg";

export function svg(name, attributes = {}) {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export function div(className) {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

export function sameRect(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
