// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What lies between two values, and what values add up to. A value is `{ kind, value }`, as the wire has it.

import { identity4, interpolateMatrix, multiply4 } from "./transform.js";

export const clear = { red: 0, green: 0, blue: 0, alpha: 0 };

const between = (a, b, share) => a + (b - a) * share;
const clamped = (color) => ({ ...color, alpha: Math.min(Math.max(color.alpha, 0), 1) });
const isMatrix = (property, { value }) =>
  (property === "transform" || property === "sublayerTransform") && value.length === 16;

/** In gamma-encoded sRGB with straight alpha; no color is the other one without alpha. */
function mixColors(a, b, share) {
  if (!a && !b) return null;
  const from = a ?? { ...b, alpha: 0 };
  const to = b ?? { ...a, alpha: 0 };
  return clamped({
    red: between(from.red, to.red, share), green: between(from.green, to.green, share),
    blue: between(from.blue, to.blue, share), alpha: between(from.alpha, to.alpha, share),
  });
}

function addColors(a, b) {
  return clamped({ red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha });
}

/** Null where the elements differ. */
function mixPaths(a, b, share) {
  if (a.length !== b.length || a.some(([letter], index) => letter !== b[index][0])) return null;
  return a.map(([letter, ...points], index) => [
    letter,
    ...points.map((p, number) => {
      const q = b[index][number + 1];
      return { x: between(p.x, q.x, share), y: between(p.y, q.y, share) };
    }),
  ]);
}

/**
 * A value on the way from one to another; a share outside of 0…1 goes on in the same direction. Values that do not go
 * together change half way.
 */
export function mix(property, a, b, share) {
  if (share === 0 || a === b) return a;
  if (share === 1) return b;
  const { kind } = a;
  let value = null;
  switch (kind) {
    case "numbers":
      if (a.value.length !== b.value.length) break;
      if (isMatrix(property, a)) value = interpolateMatrix(a.value, b.value, share);
      else value = a.value.map((number, index) => between(number, b.value[index], share));
      break;
    case "color": return { kind, value: mixColors(a.value, b.value, share) };
    case "colors":
      if (a.value.length !== b.value.length) break;
      value = a.value.map((color, index) => mixColors(color, b.value[index], share));
      break;
    case "path":
      if (a.value && b.value) value = mixPaths(a.value, b.value, share);
      break;
  }
  if (value) return { kind, value };
  return share < 0.5 ? a : b;
}

/**
 * On a smooth curve through all values: Hermite's, with half of the way from the value before to the value after as the
 * tangent. At the ends it is the whole way to the neighbor, so that two values make a straight line.
 */
export function mixCurved(before, from, to, after, t) {
  const t2 = t * t;
  const t3 = t2 * t;
  const value = from.value.map((start, index) => {
    const end = to.value[index];
    const first = before ? (end - before.value[index]) / 2 : end - start;
    const second = after ? (after.value[index] - start) / 2 : end - start;
    return (2 * t3 - 3 * t2 + 1) * start + (t3 - 2 * t2 + t) * first + (3 * t2 - 2 * t3) * end + (t3 - t2) * second;
  });
  return { kind: "numbers", value };
}

/** A value on top of the one below, or alone where the two cannot be added. Matrices: the value first. */
export function add(property, value, below) {
  const { kind } = value;
  switch (kind) {
    case "numbers":
      if (value.value.length !== below.value.length) return value;
      if (isMatrix(property, value)) return { kind, value: multiply4(value.value, below.value) };
      return { kind, value: value.value.map((number, index) => number + below.value[index]) };
    case "color":
      if (!value.value) return below;
      return below.value ? { kind, value: addColors(below.value, value.value) } : value;
    case "colors":
      if (value.value.length !== below.value.length) return value;
      return { kind, value: value.value.map((color, index) => addColors(below.value[index], color)) };
    default: return value;
  }
}

/** What added to a value changes nothing; the value itself where it cannot be added to. */
export function nothing(property, { kind, value }) {
  switch (kind) {
    case "numbers": return { kind, value: isMatrix(property, { value }) ? identity4 : value.map(() => 0) };
    case "color": return { kind, value: clear };
    case "colors": return { kind, value: value.map(() => clear) };
    default: return { kind, value };
  }
}
