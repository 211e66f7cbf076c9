// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What animations move: how each property is read from a layer as an animated value, and put back.
//
// Points, sizes, rectangles and matrices are lists of numbers while they are animated, as they are on the wire. `put`
// never changes what the layer holds, but gives it a new value: the model's values are shared.

import { animatedProperties } from "../layer-table.js";
import { clear } from "./interpolation.js";
import { anglesOf, decompose, identity4, quaternionOfAngles, recompose } from "./transform.js";

const numbers = (value) => ({ kind: "numbers", value });
const point = (value) => numbers([value.x, value.y]);
const box = (value) => numbers([value.x, value.y, value.width, value.height]);
const toPoint = ([x, y]) => ({ x, y });
const toBox = ([x, y, width, height]) => ({ x, y, width: Math.max(width, 0), height: Math.max(height, 0) });

// Lengths and shares are kept within what can be drawn: springs swing beyond their ends.
const any = (value) => value;
const length = (value) => Math.max(value, 0);
const share = (value) => Math.min(Math.max(value, 0), 1);

const limits = { any, length, share };

/** A property as a whole, by the form of its values. */
const wholes = {
  number: (name, within) => ({
    get: (layer) => numbers([layer[name]]),
    put: (layer, { value }) => { layer[name] = within(value[0]); },
  }),
  flag: (name) => ({
    get: (layer) => numbers([layer[name] ? 1 : 0]),
    put: (layer, { value }) => { layer[name] = value[0] >= 0.5; },
  }),
  point: (name) => ({
    get: (layer) => point(layer[name]),
    put: (layer, { value }) => { layer[name] = toPoint(value); },
  }),
  rect: (name) => ({
    get: (layer) => box(layer[name]),
    put: (layer, { value }) => { layer[name] = toBox(value); },
  }),
  matrix: (name) => ({
    get: (layer) => numbers(layer[name] ?? identity4),
    put: (layer, { value }) => { layer[name] = value; },
  }),
  color: (name) => plain(name, "color", clear),
  optionalColor: (name) => plain(name, "color"),
  path: (name) => plain(name, "path"),
  contents: (name) => plain(name, "contents"),
};
wholes.fraction = wholes.number;
wholes.size = wholes.point;

const plain = (name, kind, nothing = null) => ({
  get: (layer) => ({ kind, value: layer[name] }),
  put: (layer, { value }) => { layer[name] = value ?? nothing; },
});

/** Some of a property's numbers, in the order of the wire. */
function someOf(name, [start, end], within) {
  const keys = ["x", "y", "width", "height"].slice(start, end);
  return {
    get: (layer) => numbers(keys.map((key) => layer[name][key])),
    put: (layer, { value }) => {
      layer[name] = { ...layer[name], ...Object.fromEntries(keys.map((key, index) => [key, within(value[index])])) };
    },
  };
}

/** A property of a layer's contents, which must be of one kind; nothing happens to others. */
const inside = (kind, get, put) => ({
  get: (layer) => (layer.contents.kind === kind ? get(layer.contents) : null),
  put: (layer, { value }) => {
    if (layer.contents.kind === kind) layer.contents = { ...layer.contents, ...put(value, layer.contents) };
  },
});
const ofShape = (get, put) => inside("shape", get, put);
const ofStroke = (key, within) => ofShape(
  (shape) => numbers([shape.stroke[key]]), ([value], shape) => ({ stroke: { ...shape.stroke, [key]: within(value) } }));
const ofGradient = (get, put) => inside("gradient", get, put);

/** A part of `transform`; the others stay as they are. */
function transformPart(get, put) {
  const partsOf = (layer) => {
    const parts = decompose(layer.transform ?? identity4);
    return { ...parts, angles: anglesOf(parts.quaternion) };
  };
  return {
    get: (layer) => numbers(get(partsOf(layer))),
    put: (layer, { value }) => {
      const parts = partsOf(layer);
      put(parts, value);
      layer.transform = recompose({ ...parts, quaternion: quaternionOfAngles(parts.angles) });
    },
  };
}

const angle = (index) => transformPart((state) => [state.angles[index]], (state, [v]) => { state.angles[index] = v; });
const scaleOf = (index) => transformPart((state) => [state.scale[index]], (state, [v]) => { state.scale[index] = v; });
const moved = (index) =>
  transformPart((state) => [state.translation[index]], (state, [v]) => { state.translation[index] = v; });

/** What is animated inside a property: parts of a matrix, of a shape, of a gradient. */
const inner = {
  rotationX: angle(0), rotationY: angle(1), rotationZ: angle(2),
  scale: transformPart(
    (state) => [(state.scale[0] + state.scale[1] + state.scale[2]) / 3], (state, [v]) => { state.scale = [v, v, v]; }),
  scaleX: scaleOf(0), scaleY: scaleOf(1), scaleZ: scaleOf(2),
  translation: transformPart(
    (state) => state.translation.slice(0, 2), (state, [x, y]) => { state.translation = [x, y, state.translation[2]]; }),
  translationX: moved(0), translationY: moved(1), translationZ: moved(2),
  path: ofShape((shape) => ({ kind: "path", value: shape.path }), (path) => ({ path: path ?? [] })),
  fillColor: ofShape((shape) => ({ kind: "color", value: shape.fill }), (fill) => ({ fill })),
  strokeColor: ofShape((shape) => ({ kind: "color", value: shape.strokeColor }), (strokeColor) => ({ strokeColor })),
  lineWidth: ofStroke("width", length),
  strokeStart: ofShape((shape) => numbers([shape.strokeStart]), ([value]) => ({ strokeStart: share(value) })),
  strokeEnd: ofShape((shape) => numbers([shape.strokeEnd]), ([value]) => ({ strokeEnd: share(value) })),
  lineDashPhase: ofStroke("dashPhase", any), miterLimit: ofStroke("miterLimit", length),
  gradientColors: ofGradient(
    (gradient) => ({ kind: "colors", value: gradient.stops.map((stop) => stop.color) }), recolored),
  gradientLocations: ofGradient(
    (gradient) => numbers(gradient.stops.map((stop) => stop.location)),
    (locations, { stops }) => ({
      stops: stops.map((stop, index) => ({ ...stop, location: locations[index] ?? stop.location })),
    })),
  gradientStartPoint: ofGradient((gradient) => point(gradient.start), (value) => ({ start: toPoint(value) })),
  gradientEndPoint: ofGradient((gradient) => point(gradient.end), (value) => ({ end: toPoint(value) })),
};

/** Other than as many colors as there are stops are spread evenly. */
function recolored(colors, { stops }) {
  if (colors.length === stops.length) return { stops: stops.map((stop, index) => ({ ...stop, color: colors[index] })) };
  const location = (index) => (colors.length > 1 ? index / (colors.length - 1) : 0);
  return { stops: colors.map((color, index) => ({ location: location(index), color })) };
}

const make = (name, of, place, range, limit) => {
  if (name in inner) return { of, ...inner[name] };
  return { of, ...(range ? someOf(of, range, limits[limit]) : wholes[place](of, limits[limit])) };
};

/** In the order of their numbers on the wire. */
export const properties = Object.fromEntries(animatedProperties.map((row) => [row[0], make(...row)]));

export const propertyNames = Object.keys(properties);
