// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Turns the bytes of a commit into plain objects.

import { readAnimations, readTiming } from "./animation/animation-decode.js";
import { layerProperties } from "./layer-table.js";

export function readCommit(r) {
  const commit = {
    number: r.varint(), isFull: r.bool(), width: r.number(), height: r.number(), scale: r.number(), root: r.varint(),
    time: r.number(), rate: r.number(),
  };
  commit.deltas = r.list(() => ({ layer: r.varint(), changes: r.list(() => readChange(r)) }));
  commit.removed = r.list(() => r.varint());
  return commit;
}

const point = (r) => ({ x: r.number(), y: r.number() });
const rect = (r) => ({ x: r.number(), y: r.number(), width: r.number(), height: r.number() });
const optional = (r, read) => (r.bool() ? read(r) : null);

export function color(r) {
  const mask = r.byte();
  const part = (bit) => (mask & bit ? r.f32() : r.byte() / 255);
  return { red: part(1), green: part(2), blue: part(4), alpha: part(8) };
}

function matrix(r) {
  const entries = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const mask = r.u16();
  for (let index = 0; index < 16; index += 1) {
    if (mask & (1 << index)) entries[index] = r.number();
  }
  return mask === 0 ? null : entries;
}

export function path(r) {
  return r.list(() => {
    switch (r.byte()) {
      case 0: return ["M", point(r)];
      case 1: return ["L", point(r)];
      case 2: return ["Q", point(r), point(r)];
      case 3: return ["C", point(r), point(r), point(r)];
      case 4: return ["Z"];
      default: throw new RangeError("An unknown path element.");
    }
  });
}

function stroke(r) {
  return {
    width: r.number(), cap: ["butt", "round", "square"][r.byte()], join: ["miter", "round", "bevel"][r.byte()],
    miterLimit: r.number(), dashPhase: r.number(), dashes: r.list(() => r.number()),
  };
}

const stops = (r) => r.list(() => ({ location: r.number(), color: color(r) }));

function glyphRun(r) {
  const run = {
    face: r.text(), size: r.number(), tracking: r.number(), color: color(r), origin: point(r), text: r.text(),
  };
  const flags = r.byte();
  run.isRightToLeft = (flags & 1) !== 0;
  run.isColorFont = (flags & 2) !== 0;
  run.features = (flags & 4) !== 0 ? r.text() : "";
  run.width = r.number();
  r.list(() => [r.varint(), r.number(), r.number()]);
  return run;
}

function operation(r) {
  switch (r.byte()) {
    case 0: return { kind: "save" };
    case 1: return { kind: "restore" };
    case 2:
      return { kind: "concatenate", matrix: [r.number(), r.number(), r.number(), r.number(), r.number(), r.number()] };
    case 3: return { kind: "clip", path: path(r), evenOdd: r.bool() };
    case 4:
      return {
        kind: "shadow",
        shadow: optional(r, () => ({ offset: point(r), blur: r.number(), color: color(r) })),
      };
    case 5: return { kind: "blend", mode: r.byte() };
    case 6: return { kind: "begin", alpha: r.number() };
    case 7: return { kind: "end" };
    case 8: return { kind: "fill", path: path(r), color: color(r), evenOdd: r.bool() };
    case 9: return { kind: "stroke", path: path(r), stroke: stroke(r), color: color(r) };
    case 10: return { kind: "clear", rect: rect(r) };
    case 11:
      return {
        kind: "image", image: r.hex64(), width: r.varint(), height: r.varint(), rect: rect(r), alpha: r.number(),
        interpolation: r.byte(),
      };
    case 12:
      return { kind: "linear", stops: stops(r), start: point(r), end: point(r), options: r.byte() };
    case 13:
      return {
        kind: "radial", stops: stops(r), start: point(r), startRadius: r.number(), end: point(r),
        endRadius: r.number(), options: r.byte(),
      };
    case 14: return { kind: "glyphs", run: glyphRun(r) };
    default: throw new RangeError("An unknown drawing operation.");
  }
}

export function contents(r) {
  switch (r.byte()) {
    case 0: return { kind: "none" };
    case 1: return { kind: "image", image: r.hex64(), width: r.varint(), height: r.varint() };
    case 2: return { kind: "tinted", image: r.hex64(), width: r.varint(), height: r.varint(), tint: color(r) };
    case 3: return { kind: "drawing", operations: r.list(() => operation(r)) };
    case 4:
      return {
        kind: "shape", path: path(r), fill: optional(r, color), evenOdd: r.bool(), strokeColor: optional(r, color),
        stroke: stroke(r), strokeStart: r.number(), strokeEnd: r.number(),
      };
    case 5:
      return {
        kind: "gradient", type: ["axial", "radial", "conic"][r.byte()], stops: stops(r), start: point(r),
        end: point(r),
      };
    default: throw new RangeError("Unknown contents of a layer.");
  }
}

const accessibility = (r) => optional(r, readAccessibility);

function readAccessibility(r) {
  const value = { role: r.text(), label: r.text(), value: r.text(), hint: r.text() };
  const flags = r.byte();
  value.isEnabled = (flags & 1) !== 0;
  value.isSelected = (flags & 2) !== 0;
  return value;
}

const number = (r) => r.number();
const byte = (r) => r.byte();

/** How a value of each form is read. */
const readers = {
  number, fraction: number, flag: (r) => r.bool(), point, size: point, rect, matrix, color, contents, accessibility,
  optionalColor: (r) => optional(r, color), path: (r) => optional(r, path), gravity: byte, corners: byte, filter: byte,
  layer: (r) => optional(r, () => r.varint()), layers: (r) => r.list(() => r.varint()), text: (r) => r.text(),
  animations: readAnimations, timing: readTiming,
};

function readChange(r) {
  const tag = r.byte();
  if (tag >= layerProperties.length) throw new RangeError(`There is no layer property ${tag}.`);
  const [name, form] = layerProperties[tag];
  return [name, readers[form](r)];
}
