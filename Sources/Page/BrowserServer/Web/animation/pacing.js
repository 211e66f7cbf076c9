// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From the share of time that has passed to the share of the way.

/** `share` is 0…1; `seconds` is the time within the run, which springs go by. */
export function pace(pacing, share, seconds) {
  switch (pacing.kind) {
    case "curve": return bezier(pacing, share);
    case "spring": return spring(pacing, seconds);
    default: return share;
  }
}

/** The y of a cubic Bézier curve from (0, 0) to (1, 1) at an x. */
export function bezier({ x1, y1, x2, y2 }, x) {
  // Beyond its ends the diagonal goes on.
  if (x <= 0 || x >= 1) return x;
  const coordinate = (a, b, t) => ((1 + 3 * (a - b)) * t + 3 * (b - 2 * a)) * t * t + 3 * a * t;
  const slope = (a, b, t) => 3 * (1 + 3 * (a - b)) * t * t + 6 * (b - 2 * a) * t + 3 * a;
  // Newton's steps within bounds that close in: x never falls, so that halving always ends where they don't.
  let low = 0;
  let high = 1;
  let t = x;
  for (let step = 0; step < 64; step += 1) {
    const error = coordinate(x1, x2, t) - x;
    if (Math.abs(error) < 1e-12) break;
    if (error > 0) high = t;
    else low = t;
    const rise = slope(x1, x2, t);
    const next = t - error / rise;
    t = rise > 1e-9 && next > low && next < high ? next : (low + high) / 2;
  }
  return coordinate(y1, y2, t);
}

/** Closer to critical damping than this, the other formulas would divide by almost nothing. */
const criticalMargin = 1e-7;

/** How far a mass on a spring has come from 0 to its rest at 1, in closed form. */
export function spring({ mass, stiffness, damping, initialVelocity }, seconds) {
  if (!(seconds > 0)) return 0;
  const t = seconds;
  const frequency = Math.sqrt(stiffness / mass);
  const ratio = damping / (2 * Math.sqrt(stiffness * mass));
  const decay = ratio * frequency;
  if (ratio < 1 - criticalMargin) {
    const damped = frequency * Math.sqrt(1 - ratio * ratio);
    return 1 - Math.exp(-decay * t)
      * (Math.cos(damped * t) + ((decay - initialVelocity) / damped) * Math.sin(damped * t));
  }
  if (ratio <= 1 + criticalMargin) return 1 - Math.exp(-frequency * t) * (1 + (frequency - initialVelocity) * t);
  const fast = frequency * (ratio + Math.sqrt(ratio * ratio - 1));
  const slow = (frequency * frequency) / fast;
  const share = (fast - initialVelocity) / (fast - slow);
  return 1 - share * Math.exp(-slow * t) - (1 - share) * Math.exp(-fast * t);
}
