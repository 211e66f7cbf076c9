// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Affine matrices as [a, b, c, d, tx, ty].

export const identity = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `first` and then `second`. */
export function multiply(first, second) {
  const [a, b, c, d, tx, ty] = first;
  const [e, f, g, h, ux, uy] = second;
  return [
    a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, tx * e + ty * g + ux, tx * f + ty * h + uy,
  ];
}
