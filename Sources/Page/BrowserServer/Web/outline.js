// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A layer's outline as a path, as the raster server has it. A continuous corner is three curves, mirrored about the
// diagonal; where an edge is too short for the whole of it, its points move towards those of a circle.

/** How far a continuous corner reaches along an edge, in radii, where there is room. */
export const continuousReach = 1.528665;

/** From the x axis to the first control point of the middle curve, in radii from the corner. */
const smooth = [
  [continuousReach, 0], [1.08849296, 0], [0.86840694, 0], [0.63149379, 0.07491139], [0.37282383, 0.16905956],
];

/** The same points of a circle around (1, 1). */
const circle = (() => {
  // How far the first curve turns: as far as the continuous corner's does.
  const angle = Math.atan2(1 - smooth[3][0], 1 - smooth[3][1]);
  const firstArm = (4 / 3) * Math.tan(angle / 4);
  const middleArm = (4 / 3) * Math.tan((Math.PI / 2 - 2 * angle) / 4);
  const joint = [1 - Math.sin(angle), 1 - Math.cos(angle)];
  const tangent = [-Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0], [1 - firstArm, 0], [joint[0] - firstArm * tangent[0], joint[1] - firstArm * tangent[1]], joint,
    [joint[0] + middleArm * tangent[0], joint[1] + middleArm * tangent[1]],
  ];
})();

/** The ten points of a corner's curves from the x axis to the y axis; roundness is 1 for a circle. */
function profile(across, down) {
  const whole = (half) => [...half, ...half.map(([x, y]) => [y, x]).reverse()];
  const [from, to] = [whole(smooth), whole(circle)];
  return from.map(([x, y], index) => {
    // The first half belongs to the edge along x, the second half to the one along y.
    const share = index < 5 ? across : down;
    return [x + (to[index][0] - x) * share, y + (to[index][1] - y) * share];
  });
}

/** The path of a layer's bounds with their corners, from the bounds' corner. */
export function outline({ bounds, cornerRadius, maskedCorners, hasContinuousCorners }) {
  const { width, height } = bounds;
  const radius = Math.min(Math.max(cornerRadius, 0), Math.min(width, height) / 2);
  const roundness = (room) =>
    hasContinuousCorners ? Math.min(Math.max((continuousReach - room) / (continuousReach - 1), 0), 1) : 1;
  const points = radius > 0 ? profile(roundness(width / 2 / radius), roundness(height / 2 / radius)) : [];
  // Around the box: top right, bottom right, bottom left, top left.
  const corners = [[2, width, 0, -1, 1], [8, width, height, -1, -1], [4, 0, height, 1, -1], [1, 0, 0, 1, 1]];
  const steps = [];
  const join = (p) => steps.push([steps.length === 0 ? "M" : "L", p]);
  corners.forEach(([bit, x, y, right, down], index) => {
    if (!(radius > 0) || !(maskedCorners & bit)) {
      join({ x, y });
      return;
    }
    const placed = points.map(([px, py]) => ({ x: x + right * radius * px, y: y + down * radius * py }));
    if (index % 2 === 1) placed.reverse();
    join(placed[0]);
    for (let start = 1; start < placed.length; start += 3) steps.push(["C", ...placed.slice(start, start + 3)]);
  });
  steps.push(["Z"]);
  return steps;
}
