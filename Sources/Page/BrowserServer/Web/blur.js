// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A Gaussian blur of coverage, as the raster server makes it: browsers' own are narrower or wider than they say.

/** Blurs `width` × `height` values; outside everything counts as empty. A deviation of 0 changes nothing. */
export function blur(values, width, height, sigma) {
  if (!(sigma > 0)) return values;
  const kernel = sigma < 2 ? weights(sigma) : boxes(sigma);
  return turnedRows(turnedRows(values, width, height, kernel), height, width, kernel);
}

/** The curve itself for a small blur, from the middle outwards. */
function weights(sigma) {
  const reach = Math.max(1, Math.ceil(sigma * 3.5));
  const outward = [];
  for (let x = 0; x <= reach; x += 1) {
    // Simpson's rule over the pixel comes closer than the curve at its middle.
    const at = (value) => Math.exp((-value * value) / (2 * sigma * sigma));
    outward.push((at(x - 0.5) + 4 * at(x) + at(x + 0.5)) / 6);
  }
  const sum = outward.reduce((total, value, index) => total + (index === 0 ? value : 2 * value), 0);
  const shares = outward.map((value) => value / sum);
  return (row, next, margin, length) => {
    for (let x = margin; x < margin + length; x += 1) {
      let total = row[x] * shares[0];
      for (let distance = 1; distance <= reach; distance += 1) {
        total += (row[x - distance] + row[x + distance]) * shares[distance];
      }
      next[x] = total;
    }
    return next;
  };
}

/** Three averages over boxes for a larger one; a part of a pixel at their ends makes the deviation exact. */
function boxes(sigma) {
  const variance = (sigma * sigma) / 3;
  const radius = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2);
  const whole = 2 * radius + 1;
  const missing = variance * whole - (radius * (radius + 1) * whole) / 3;
  const part = missing / (2 * ((radius + 1) * (radius + 1) - variance));
  const total = whole + 2 * part;
  const pass = (row, next, margin, length) => {
    let sum = 0;
    for (let x = margin - radius; x <= margin + radius; x += 1) sum += row[x];
    for (let x = margin; x < margin + length; x += 1) {
      next[x] = (sum + part * (row[x - radius - 1] + row[x + radius + 1])) / total;
      sum += row[x + radius + 1] - row[x - radius];
    }
    return next;
  };
  const kernel = (row, next, margin, length) => {
    pass(row, next, margin, length);
    pass(next, row, margin, length);
    return pass(row, next, margin, length);
  };
  kernel.margin = radius + 1;
  return kernel;
}

/** Blurs each row and writes it as a column. */
function turnedRows(values, width, height, kernel) {
  const margin = (kernel.margin ?? 8) + 1;
  const result = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = new Float64Array(width + 2 * margin);
    const next = new Float64Array(width + 2 * margin);
    row.set(values.subarray(y * width, (y + 1) * width), margin);
    const blurred = kernel(row, next, margin, width);
    for (let x = 0; x < width; x += 1) result[x * height + y] = blurred[margin + x];
  }
  return result;
}
