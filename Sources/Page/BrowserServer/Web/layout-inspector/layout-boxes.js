// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which box is meant by a place, and what it says of itself.

import { short } from "../inspector/geometry.js";

const contains = (rect, { x, y }) =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

/** What stands in front of cells whatever it is part of. */
const inFront = (box) => box.role === "boundary" || box.role === "supplementary";

/** The index of the innermost box at a place in content coordinates; -1 where there is none. */
export function boxAt(boxes, place) {
  let best = -1;
  boxes.forEach((box, index) => {
    if (!contains(box.frame, place) || (box.hole && contains(box.hole, place))) return;
    const other = boxes[best];
    if (!other || inFront(box) > inFront(other)
      || (inFront(box) === inFront(other) && box.depth >= other.depth)) best = index;
  });
  return best;
}

/** The boxes around one, outermost first. */
function around(boxes, index) {
  const found = [];
  let { depth } = boxes[index];
  for (let each = index - 1; each >= 0 && depth > 0; each -= 1) {
    const box = boxes[each];
    // Insets and gaps stand beside what follows them, not around it.
    if (box.depth >= depth || box.hole || box.role === "spacing") continue;
    found.unshift(box);
    depth = box.depth;
  }
  return found;
}

/** A kind as people say it: those that UIKit names are one word. */
function kindOf(box) {
  const known = /^UICollectionElementKindSection(Header|Footer)$/.exec(box.kind);
  return known ? known[1].toLowerCase() : box.kind;
}

/** A box's name: its role, and which one it is where there are several. */
function nameOf(box) {
  switch (box.role) {
    case "section": return `section ${box.section}`;
    case "item": return `item (${box.section}, ${box.items?.first ?? "–"})`;
    case "boundary": return kindOf(box) || "boundary";
    case "supplementary": return kindOf(box) || "supplementary";
    case "decoration": return `decoration ${kindOf(box)}`.trim();
    default: return box.role;
  }
}

function sizeOf({ role, frame, hole }) {
  const [width, height] = [short(frame.width), short(frame.height)];
  if (hole) return null;
  // A gap's shorter side is what was asked for.
  return role === "spacing" ? short(Math.min(frame.width, frame.height)) : `${width} × ${height}`;
}

function itemsText({ role, items }) {
  if (!items || role === "item" || role === "section" || role === "port" || role === "supplementary") return "";
  return items.count === 1 ? `item ${items.first}` : `items ${items.first}–${items.first + items.count - 1}`;
}

/**
 * A box in words: `{ name, declared, size, notes, path }`. What was declared under a name of its own needs no other.
 */
export function describe(boxes, index) {
  const box = boxes[index];
  const isNamed = (box.role === "insets" || box.role === "spacing") && !box.declared.startsWith(".")
    && box.declared !== "";
  const { x, y } = box.frame;
  const notes = [box.note, itemsText(box), box.isPinned && !box.note.includes("pinned") ? "pinned" : "",
    `at ${short(x)}, ${short(y)}`];
  return {
    name: isNamed ? "" : nameOf(box), declared: box.declared, size: sizeOf(box),
    notes: notes.filter(Boolean).join(" · "),
    path: around(boxes, index).map(nameOf).join(" › "),
  };
}
