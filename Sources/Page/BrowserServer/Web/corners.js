// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Rounded corners, round ones and the continuous ones of iOS.

import { px } from "./css.js";
import { continuousReach } from "./outline.js";

const hasSuperellipse = CSS.supports("corner-shape", "superellipse(1.7)");

/** Rounds an element's box. `inset` is the distance from the layer's edge to the element's. */
export function roundCorners(style, layer, inset = 0) {
  const { width, height } = layer.bounds;
  const room = Math.min(width, height) / 2;
  const radius = Math.min(Math.max(layer.cornerRadius, 0), room);
  if (!(radius > inset)) {
    style.borderRadius = "";
    if (hasSuperellipse) style.cornerShape = "";
    return;
  }
  let reach = radius;
  if (hasSuperellipse) {
    let shape = "";
    if (layer.hasContinuousCorners) {
      reach = Math.min(radius * continuousReach, room);
      // The superellipse over the longer reach that cuts the corner's diagonal where a circle of the radius does.
      const exponent = Math.LN2 / -Math.log(1 - (1 - Math.SQRT1_2) * (radius / reach));
      if (exponent > 2.01) shape = `superellipse(${Math.log2(exponent).toFixed(4)})`;
    }
    style.cornerShape = shape;
  }
  const corner = (bit) => (layer.maskedCorners & bit ? px(reach - inset) : "0");
  style.borderRadius = `${corner(1)} ${corner(2)} ${corner(8)} ${corner(4)}`;
}
