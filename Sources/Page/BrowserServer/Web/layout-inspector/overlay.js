// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The boxes as a picture: one path for all boxes of a look, so that hundreds of them cost little more than one.

import { finite, svg } from "../css.js";

/** From what is behind to what is in front. Groups change their look with their depth. */
const order = ["decoration", "insets", "section", "port", "line", "group-0", "group-1", "group-2", "spacing", "item",
  "inner-insets", "supplementary", "boundary", "pinned"];
/** Those that are hatched, and which way. */
const hatches = { insets: 45, "inner-insets": 45, spacing: -45, pinned: -45 };
const dash = "4 3";

const rectangle = ({ x, y, width, height }) =>
  `M${finite(x)} ${finite(y)}h${finite(width)}v${finite(height)}h${finite(-width)}z`;

/** A frame's edges, within the box and within those of the boxes around it, which often are as large. */
function edges({ frame, hole, depth }) {
  const { x, y, width, height } = hole ?? frame;
  const inset = Math.min(hole ? 0.5 : 0.5 + depth, width / 2, height / 2);
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}

/** How a box looks. Groups are counted from the outermost. */
function lookOf(box, groups) {
  switch (box.role) {
    case "group": return `group-${Math.min(2, Math.max(0, groups))}`;
    case "insets": return box.depth > 1 ? "inner-insets" : "insets";
    case "boundary": return box.isPinned ? "pinned" : "boundary";
    default: return box.role;
  }
}

/** The paths of a look: `{ area, solid, dashed }`. Edges whose length the content decides are dashed. */
function addTo(paths, box) {
  paths.area += rectangle(box.frame) + (box.hole ? rectangle(box.hole) : "");
  const { x, y, width, height } = edges(box);
  if (box.role === "spacing") return;
  if (!box.fitsWidth && !box.fitsHeight) {
    paths.solid += rectangle({ x, y, width, height });
    return;
  }
  const [right, bottom] = [x + width, y + height];
  paths[box.fitsWidth ? "dashed"
    : "solid"] += `M${finite(x)} ${finite(y)}H${finite(right)}M${finite(x)} ${finite(bottom)}H${finite(right)}`;
  paths[box.fitsHeight ? "dashed"
    : "solid"] += `M${finite(x)} ${finite(y)}V${finite(bottom)}M${finite(right)} ${finite(y)}V${finite(bottom)}`;
}

/** Arrow heads in the middle of a port's ends: there is more to either side. */
function arrows({ frame }) {
  const isWide = frame.width >= frame.height || frame.width > 120;
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  return isWide
    ? `M${finite(frame.x + 9)} ${finite(cy - 6)}l-5 6 5 6M${finite(frame.x + frame.width - 9)} ${finite(cy - 6)}l5 6 -5 6`
    : `M${finite(cx - 6)} ${finite(frame.y + 9)}l6 -5 6 5M${finite(cx - 6)} ${finite(frame.y + frame.height - 9)}l6 5 6 -5`;
}

export class Overlay {
  /** @param root The element that lies over the screen. */
  constructor(root) {
    this.svg = svg("svg", { "aria-hidden": "true" });
    const definitions = svg("defs");
    this.clip = svg("rect");
    const clipPath = svg("clipPath", { id: "layout-clip" });
    clipPath.append(this.clip);
    definitions.append(clipPath);
    for (const [look, angle] of Object.entries(hatches)) definitions.append(hatch(look, angle));
    const clipped = svg("g", { "clip-path": "url(#layout-clip)" });
    this.content = svg("g");
    this.looks = new Map(order.map((look) => [look, this.makeLook(look)]));
    this.chosen = svg("g", { class: "chosen" });
    this.halo = svg("path", { class: "halo", "fill-rule": "evenodd" });
    this.mark = svg("path", { class: "mark", "fill-rule": "evenodd" });
    this.chosen.append(this.halo, this.mark);
    this.content.append(this.chosen);
    clipped.append(this.content);
    this.svg.append(definitions, clipped);
    root.prepend(this.svg);
  }

  makeLook(look) {
    const group = svg("g", { class: `look ${look}` });
    const fill = look in hatches ? { fill: `url(#layout-hatch-${look})` } : {};
    const parts = {
      tint: svg("path", { class: "tint", "fill-rule": "evenodd" }), area: svg("path",
        { class: "area", "fill-rule": "evenodd", ...fill }),
      solid: svg("path", { class: "edge" }), dashed: svg("path", { class: "edge dashed", "stroke-dasharray": dash }),
    };
    group.append(...Object.values(parts));
    this.content.append(group);
    return { parts, shown: "" };
  }

  /** Draws other boxes. */
  show(boxes) {
    const paths = new Map(order.map((look) => [look, { area: "", solid: "", dashed: "" }]));
    let outermost = null;
    for (const box of boxes) {
      if (box.role === "section") outermost = null;
      if (box.role === "group") outermost = Math.min(outermost ?? box.depth, box.depth);
      const look = paths.get(lookOf(box, box.depth - (outermost ?? box.depth)));
      addTo(look, box);
      if (box.role === "port") look.solid += arrows(box);
    }
    for (const [look, path] of paths) {
      const entry = this.looks.get(look);
      const key = `${path.area}|${path.solid}|${path.dashed}`;
      if (key === entry.shown) continue;
      entry.shown = key;
      const { tint, area, solid, dashed } = entry.parts;
      tint.setAttribute("d", path.area);
      area.setAttribute("d", look in hatches ? path.area : "");
      solid.setAttribute("d", path.solid);
      dashed.setAttribute("d", path.dashed);
    }
  }

  /** Makes one box stand out; null none. */
  choose(box) {
    this.chosen.toggleAttribute("hidden", !box);
    const path = box ? rectangle(box.frame) + (box.hole ? rectangle(box.hole) : "") : "";
    for (const part of [this.halo, this.mark]) if (part.getAttribute("d") !== path) part.setAttribute("d", path);
    this.chosen.setAttribute("class", box ? `chosen ${box.role}` : "chosen");
  }

  /** Puts the content where it is now: `space` as `contentSpace` gives it. */
  place({ matrix, clip }) {
    const { a, b, c, d, e, f } = matrix;
    const move = `matrix(${[a, b, c, d, e, f].map(finite).join(" ")})`;
    if (move !== this.move) {
      this.move = move;
      this.content.setAttribute("transform", move);
    }
    for (const name of ["x", "y", "width", "height"]) {
      const value = String(finite(Math.max(name === "width" || name === "height" ? 0 : -1e5, clip[name])));
      if (this.clip.getAttribute(name) !== value) this.clip.setAttribute(name, value);
    }
  }
}

function hatch(look, angle) {
  const pattern = svg("pattern", {
    id: `layout-hatch-${look}`, class: `look ${look}`, patternUnits: "userSpaceOnUse", width: 6, height: 6,
    patternTransform: `rotate(${angle})`,
  });
  pattern.append(svg("rect", { class: "stripe", width: 1.5, height: 6 }));
  return pattern;
}
