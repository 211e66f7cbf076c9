// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The app's answer of how a collection view is laid out; the twin of LayoutDescriptionCodec.swift.

export const roles = ["section", "group", "line", "item", "insets", "spacing", "supplementary", "boundary",
  "decoration", "port"];

const bits = { role: 0x0f, hole: 0x10, items: 0x20, section: 0x40 };

function readRect(reader) {
  return { x: reader.number(), y: reader.number(), width: reader.number(), height: reader.number() };
}

function readBox(reader, texts) {
  const first = reader.byte();
  const traits = reader.byte();
  const box = {
    role: roles[first & bits.role], depth: reader.varint(), frame: readRect(reader),
    hole: null, items: null, section: null,
    fitsWidth: (traits & 1) !== 0, fitsHeight: (traits & 2) !== 0,
    isPinned: (traits & 4) !== 0, isOrthogonal: (traits & 8) !== 0,
  };
  if (first & bits.hole) box.hole = readRect(reader);
  if (first & bits.items) box.items = { first: reader.varint(), count: reader.varint() };
  if (first & bits.section) box.section = reader.varint();
  box.declared = texts[reader.varint()];
  box.note = texts[reader.varint()];
  box.kind = texts[reader.varint()];
  return box;
}

/**
 * The layout of a collection view, its boxes in content coordinates, each before those in it; null where there is none.
 */
export function readLayout(reader) {
  if (!reader.bool()) return null;
  const layer = new DataView(reader.bytes.buffer).getUint32(reader.offset, true);
  reader.offset += 4;
  const [className, layoutName] = [reader.text(), reader.text()];
  const bounds = readRect(reader);
  const isTruncated = reader.bool();
  const texts = reader.list(() => reader.text());
  return { layer, className, layoutName, bounds, isTruncated, boxes: reader.list(() => readBox(reader, texts)) };
}
