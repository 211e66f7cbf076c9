// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Matrices of 4 × 4 as sixteen numbers, row by row of Core Animation's CATransform3D: points are rows, so that
// `multiply(a, b)` does a first. Decomposed, interpolated and put together again as animations need it.

export const identity4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function multiply4(a, b) {
  const result = new Array(16);
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) sum += a[row * 4 + k] * b[k * 4 + column];
      result[row * 4 + column] = sum;
    }
  }
  return result;
}

export function translation4(x, y, z) {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

export function scale4(x, y, z) {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1];
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a) => Math.sqrt(dot(a, a));
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const determinant = (rows) => dot(rows[0], cross(rows[1], rows[2]));
const combine = (a, b, factor) => a.map((value, index) => value + factor * b[index]);
const scaled = (a, factor) => a.map((value) => value * factor);

/** Solves four equations for the perspective; null where the matrix has no inverse. */
function inverse4(m) {
  const work = [0, 1, 2, 3].map((row) => [...m.slice(row * 4, row * 4 + 4), ...identity4.slice(row * 4, row * 4 + 4)]);
  for (let column = 0; column < 4; column += 1) {
    let best = column;
    for (let row = column + 1; row < 4; row += 1) {
      if (Math.abs(work[row][column]) > Math.abs(work[best][column])) best = row;
    }
    if (!(Math.abs(work[best][column]) > 1e-300)) return null;
    [work[column], work[best]] = [work[best], work[column]];
    const pivot = work[column][column];
    for (let k = 0; k < 8; k += 1) work[column][k] /= pivot;
    for (let row = 0; row < 4; row += 1) {
      if (row === column) continue;
      const factor = work[row][column];
      for (let k = 0; k < 8; k += 1) work[row][k] -= factor * work[column][k];
    }
  }
  return work.flatMap((row) => row.slice(4));
}

/**
 * The parts of a matrix: scale, then shear, then rotation (a unit quaternion), then translation, then perspective. Of
 * one
 * that flattens everything the rotation cannot be told (`isFlat`).
 */
export function decompose(m) {
  const rows = [m.slice(0, 3), m.slice(4, 7), m.slice(8, 11)];
  const scale = rows.map(length);
  const flat = [...m];
  flat[3] = flat[7] = flat[11] = 0;
  flat[15] = 1;
  const inverse = inverse4(flat);
  const translation = m.slice(12, 15);
  let perspective = [0, 0, 0, 1];
  if (!inverse || !(Math.abs(determinant(rows)) > 1e-12 * Math.max(...scale) ** 3)) {
    return { perspective, translation, scale, shear: [0, 0, 0], quaternion: [0, 0, 0, 1], isFlat: true };
  }
  const side = [m[3], m[7], m[11], m[15]];
  if (side.some((value, index) => value !== perspective[index])) {
    perspective = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].reduce((sum, k) => sum + inverse[row * 4 + k] * side[k], 0));
  }
  // Each axis is freed of what it has of those before, which is the shear.
  const shear = [0, 0, 0];
  rows[0] = scaled(rows[0], 1 / scale[0]);
  shear[0] = dot(rows[0], rows[1]);
  rows[1] = combine(rows[1], rows[0], -shear[0]);
  scale[1] = length(rows[1]);
  rows[1] = scaled(rows[1], 1 / scale[1]);
  shear[0] /= scale[1];
  shear[1] = dot(rows[0], rows[2]);
  rows[2] = combine(rows[2], rows[0], -shear[1]);
  shear[2] = dot(rows[1], rows[2]);
  rows[2] = combine(rows[2], rows[1], -shear[2]);
  scale[2] = length(rows[2]);
  rows[2] = scaled(rows[2], 1 / scale[2]);
  shear[1] /= scale[2];
  shear[2] /= scale[2];
  if (determinant(rows) < 0) mirror(rows, scale, shear);
  return { perspective, translation, scale, shear, quaternion: quaternionOf(rows), isFlat: false };
}

/** Takes a reflection out of the axes and into the scale, along the axis that is turned away the most. */
function mirror(rows, scale, shear) {
  const diagonal = [rows[0][0], rows[1][1], rows[2][2]];
  const axis = diagonal.indexOf(Math.min(...diagonal));
  rows[axis] = scaled(rows[axis], -1);
  scale[axis] = -scale[axis];
  // The shears that were measured against this axis, or of it, turn with it.
  for (const index of [[0, 1], [0, 2], [1, 2]][axis]) shear[index] = -shear[index];
}

/** The unit quaternion (x, y, z, w) of a rotation's rows, from the largest of its numbers. */
function quaternionOf([a, b, c]) {
  const squares = [1 + a[0] - b[1] - c[2], 1 - a[0] + b[1] - c[2], 1 - a[0] - b[1] + c[2], 1 + a[0] + b[1] + c[2]];
  const largest = squares.indexOf(Math.max(...squares));
  const value = Math.sqrt(Math.max(squares[largest], 0)) / 2;
  const factor = 1 / (4 * value);
  const [x, y, z] = [b[2] - c[1], c[0] - a[2], a[1] - b[0]].map((part) => part * factor);
  const [xy, xz, yz] = [a[1] + b[0], a[2] + c[0], b[2] + c[1]].map((part) => part * factor);
  return [[value, xy, xz, x], [xy, value, yz, y], [xz, yz, value, z], [x, y, z, value]][largest];
}

/** The angles about x, then y, then z that make a rotation. */
export function anglesOf(q) {
  // A turn about a single axis is told as that, also beyond a right angle.
  for (let axis = 0; axis < 3; axis += 1) {
    if (Math.abs(q[(axis + 1) % 3]) >= 1e-9 || Math.abs(q[(axis + 2) % 3]) >= 1e-9) continue;
    const angle = 2 * Math.atan2(q[axis], q[3]);
    const angles = [0, 0, 0];
    angles[axis] = angle > Math.PI ? angle - 2 * Math.PI : angle <= -Math.PI ? angle + 2 * Math.PI : angle;
    return angles;
  }
  const m = rotation4(q);
  const sine = Math.min(Math.max(-m[2], -1), 1);
  if (Math.abs(sine) >= 1 - 1e-12) return [0, Math.asin(sine), Math.atan2(-m[4], m[5])];
  return [Math.atan2(m[6], m[10]), Math.asin(sine), Math.atan2(m[1], m[0])];
}

/** The rotation by angles about x, then y, then z. */
export function quaternionOfAngles(angles) {
  const [x, y, z] = angles.map((angle, axis) => {
    const q = [0, 0, 0, Math.cos(angle / 2)];
    q[axis] = Math.sin(angle / 2);
    return q;
  });
  return after(z, after(y, x));
}

/** The rotation that does `b` first and then `a`. */
function after([ax, ay, az, aw], [bx, by, bz, bw]) {
  return [
    aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Along the shorter great arc; a share beyond 0…1 goes on around it. */
export function slerp(from, to, share) {
  const cosine = from.reduce((sum, value, index) => sum + value * to[index], 0);
  const sign = cosine < 0 ? -1 : 1;
  if (Math.abs(cosine) >= 1 - 1e-14) return from;
  const angle = Math.acos(Math.abs(cosine));
  const a = Math.sin((1 - share) * angle) / Math.sin(angle);
  const b = (sign * Math.sin(share * angle)) / Math.sin(angle);
  return from.map((value, index) => a * value + b * to[index]);
}

/** The rotation's matrix. */
export function rotation4([x, y, z, w]) {
  return [
    1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
    2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
    2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
    0, 0, 0, 1,
  ];
}

export function recompose({ perspective, translation, scale, shear, quaternion }) {
  const sheared = [1, 0, 0, 0, shear[0], 1, 0, 0, shear[1], shear[2], 1, 0, 0, 0, 0, 1];
  let matrix = multiply4(scale4(...scale), multiply4(sheared, rotation4(quaternion)));
  matrix[12] = translation[0];
  matrix[13] = translation[1];
  matrix[14] = translation[2];
  if (perspective[0] !== 0 || perspective[1] !== 0 || perspective[2] !== 0 || perspective[3] !== 1) {
    const last = [...identity4];
    [last[3], last[7], last[11], last[15]] = perspective;
    matrix = multiply4(matrix, last);
  }
  return matrix;
}

/** A matrix on the way from one to another, by its parts; entry by entry where one of them flattens everything. */
export function interpolateMatrix(from, to, share) {
  const a = decompose(from);
  const b = decompose(to);
  if (a.isFlat || b.isFlat) return from.map((value, index) => value + (to[index] - value) * share);
  const between = (key) => a[key].map((value, index) => value + (b[key][index] - value) * share);
  return recompose({
    perspective: between("perspective"), translation: between("translation"), scale: between("scale"),
    shear: between("shear"), quaternion: slerp(a.quaternion, b.quaternion, share),
  });
}
