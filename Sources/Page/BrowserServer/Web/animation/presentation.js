// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a layer shows at a time: its model, with its animations put on it one after the other.
//
// Time goes through the timings to a place in the innermost run, from there through the pacing to a share of the way,
// from
// there to the stretch between two values, and their mixture is the value.

import { add, mix, mixCurved, nothing } from "./interpolation.js";
import { pace } from "./pacing.js";
import { properties } from "./properties.js";
import { momentInChain } from "./timing.js";

/** Between which two values an animation is, and where; null where it shows nothing. */
function stretchAt(animation, moment, resolved) {
  const { keyTimes, pacing, stretchPacings } = animation;
  const share = pace(pacing, moment.share, moment.time);
  const last = animation.values.length - 1;
  const whole = (index) => ({ from: resolved(index), to: resolved(index), share: 0, index });
  // The last value whose time has come.
  let index = last;
  while (index >= 0 && !(keyTimes[index] <= share)) index -= 1;
  if (animation.interpolation === "discrete" || last === 0) return whole(Math.max(index, 0));
  // Before the first and after the last value these hold, unless the pacing goes beyond its ends.
  if (index < 0 && (keyTimes[0] > 0 || share >= 0)) return whole(0);
  if (index === last && (keyTimes[last] < 1 || share <= 1)) return whole(last);
  const start = Math.min(Math.max(index, 0), last - 1);
  const span = keyTimes[start + 1] - keyTimes[start];
  if (!(span > 0)) return whole(share < 0 ? 0 : start + 1);
  let within = (share - keyTimes[start]) / span;
  if (stretchPacings[start]) within = pace(stretchPacings[start], within, 0);
  return { from: resolved(start), to: resolved(start + 1), share: within, index: start };
}

/** An animation's value over the value below. */
function valueOf(animation, stretch, moment, resolved, below) {
  const { property, values, timings } = animation;
  const isMatrix = property === "transform" || property === "sublayerTransform";
  const { from, to, share, index } = stretch;
  let value;
  if (animation.interpolation === "cubic" && from.kind === "numbers" && !isMatrix && share !== 0) {
    const neighbor = (place) => (place >= 0 && place < values.length ? resolved(place) : null);
    value = mixCurved(neighbor(index - 1), from, to, neighbor(index + 2), share);
  } else {
    value = mix(property, from, to, share);
  }
  const last = values[values.length - 1];
  const isRepeated = animation.isCumulative && moment.runs > 0 && !timings[timings.length - 1].autoreverses;
  if (isRepeated && !isMatrix && last?.kind === "numbers") {
    value = { kind: "numbers", value: value.value.map((number, place) => number + last.value[place] * moment.runs) };
  }
  return animation.isAdditive ? add(property, value, below) : value;
}

function show(layer, animation, layerTime) {
  const property = properties[animation.property];
  const moment = momentInChain(animation, layerTime);
  const below = moment && property.get(layer);
  if (!below) return false;
  const resolved = (index) =>
    animation.values[index] ?? (animation.isAdditive ? nothing(animation.property, below) : below);
  const stretch = stretchAt(animation, moment, resolved);
  if (animation.property === "contents") {
    const share = Math.min(Math.max(stretch.share, 0), 1);
    const [from, to] = [stretch.from.value, stretch.to.value];
    layer.contents = share === 0 ? from : to;
    layer.fading = share === 0 || share === 1 || from === to ? null : { contents: from, share: 1 - share };
  } else {
    property.put(layer, valueOf(animation, stretch, moment, resolved, below));
  }
  return true;
}

/**
 * What a layer shows at one of its times: an object that has the model behind it, and the names of the layer's
 * properties
 * that animations have a hand in.
 */
export function present(model, layerTime) {
  const layer = Object.create(model);
  const touched = new Set();
  for (const animation of model.animations) {
    if (!show(layer, animation, layerTime)) continue;
    touched.add(properties[animation.property].of);
    if (animation.property === "contents") touched.add("fading");
  }
  return { layer, touched };
}
