// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Finds out which paths are boxes with corners of whatever shape: straight edges between four corners.

const near = (a, b) => Math.abs(a - b) < 0.01;

/**
 * The box of a path, how far its corners reach along the edges (`reach`), and how many curves the busiest corner has;
 * null for a path that is no box, or whose corners leave no straight edges at all.
 */
export function boxOfPath(steps) {
  const points = steps.flatMap(([, ...p]) => p);
  if (points.length < 4 || steps.filter(([letter]) => letter === "M").length !== 1) return null;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const width = Math.max(...xs) - x;
  const height = Math.max(...ys) - y;
  if (!(width > 0 && height > 0 && Number.isFinite(width + height))) return null;
  const corners = [0, 0, 0, 0];
  const quarter = (p) => (p.x > x + width / 2 ? 1 : 0) + (p.y > y + height / 2 ? 2 : 0);
  let reach = 0;
  let last = null;
  for (const [letter, ...ps] of steps) {
    if (letter === "Z") continue;
    const end = ps[ps.length - 1];
    if (letter === "L" && !isEdge(last, end, { x, y, width, height })) return null;
    if (letter === "Q" || letter === "C") {
      // A corner is curved within its own quarter.
      const corner = quarter(ps[0]);
      const middle = [last, ...ps];
      for (const p of middle) {
        const dx = corner & 1 ? x + width - p.x : p.x - x;
        const dy = corner & 2 ? y + height - p.y : p.y - y;
        if (dx > width / 2 + 0.01 || dy > height / 2 + 0.01) return null;
        reach = Math.max(reach, dx, dy);
      }
      corners[corner] += 1;
    }
    last = end;
  }
  if (reach === 0 && points.length > 5) return null;
  return { x, y, width, height, reach, curves: Math.max(...corners), corners };
}

/** Whether a line runs along an edge of the box; a line of no length does. */
function isEdge(from, to, { x, y, width, height }) {
  const isUpright = near(from.x, to.x) && (near(to.x, x) || near(to.x, x + width));
  const isLevel = near(from.y, to.y) && (near(to.y, y) || near(to.y, y + height));
  return isUpright || isLevel || (near(from.x, to.x) && near(from.y, to.y));
}

/** The path of a box, moved together or apart so that the box stands at the origin and has another size. */
export function resizedBox(steps, box, width, height) {
  const move = (p) => ({
    x: p.x - box.x + (p.x > box.x + box.width / 2 ? width - box.width : 0),
    y: p.y - box.y + (p.y > box.y + box.height / 2 ? height - box.height : 0),
  });
  return steps.map(([letter, ...points]) => [letter, ...points.map(move)]);
}
