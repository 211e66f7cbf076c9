// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Animations from the wire; the twin of AnimationCodec.

import { color, contents, path } from "../decode.js";
import { propertyNames } from "./properties.js";
import { fills, identityTiming } from "./timing.js";

const interpolations = ["linear", "discrete", "cubic"];

export function readAnimations(r) {
  return r.list(() => readAnimation(r));
}

export function readAnimation(r) {
  const identifier = r.varint();
  const property = known(propertyNames, r.byte(), "animated property");
  const flags = r.byte();
  const interpolation = known(interpolations, r.byte(), "interpolation");
  const timings = r.list(() => readTiming(r));
  const values = r.list(() => readValue(r));
  const evenly = (index) => (values.length > 1 ? index / (values.length - 1) : 0);
  const keyTimes = values.map((_, index) => (flags & 4 ? r.number() : evenly(index)));
  const pacing = readPacing(r);
  const stretchPacings = flags & 8 ? values.slice(1).map(() => readPacing(r)) : [];
  const groupPacings = flags & 16 ? timings.slice(1).map(() => readPacing(r)) : [];
  return {
    identifier, property, timings, values, keyTimes, interpolation, pacing, stretchPacings, groupPacings,
    isAdditive: (flags & 1) !== 0, isCumulative: (flags & 2) !== 0,
  };
}

export function readTiming(r) {
  const flags = r.byte();
  const timing = { ...identityTiming, fill: fills[flags & 3], autoreverses: (flags & 4) !== 0 };
  if (flags & 8) timing.beginTime = r.number();
  if (flags & 16) timing.duration = r.number();
  if (flags & 32) timing.speed = r.number();
  if (flags & 64) timing.timeOffset = r.number();
  if (flags & 128) {
    timing.repeatCount = r.number();
    timing.repeatDuration = r.number();
  }
  return timing;
}

/** A value in the form that the layer's own properties have; null is the value below. */
function readValue(r) {
  switch (r.byte()) {
    case 0: return null;
    case 1: return { kind: "numbers", value: r.list(() => r.number()) };
    case 2: return { kind: "color", value: color(r) };
    case 3: return { kind: "color", value: null };
    case 4: return { kind: "colors", value: r.list(() => color(r)) };
    case 5: return { kind: "path", value: path(r) };
    case 6: return { kind: "path", value: null };
    case 7: return { kind: "contents", value: contents(r) };
    default: throw new RangeError("An unknown animated value.");
  }
}

function readPacing(r) {
  switch (r.byte()) {
    case 0: return { kind: "even" };
    case 1: return { kind: "curve", x1: r.number(), y1: r.number(), x2: r.number(), y2: r.number() };
    case 2:
      return {
        kind: "spring", mass: r.number(), stiffness: r.number(), damping: r.number(), initialVelocity: r.number(),
      };
    default: throw new RangeError("An unknown pacing.");
  }
}

function known(names, index, what) {
  if (index >= names.length) throw new RangeError(`There is no ${what} ${index}.`);
  return names[index];
}
