// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What is known of one layer: what the page sees of it, and what its app says.

import { short, title } from "./geometry.js";

const colorText = (color) => {
  if (!color) return "";
  const part = (value) => Math.round(Math.max(0, Math.min(1, value)) * 255).toString(16).padStart(2, "0");
  const alpha = color.alpha < 1 ? ` ${short(color.alpha * 100)} %` : "";
  return `#${part(color.red)}${part(color.green)}${part(color.blue)}${alpha}`.toUpperCase();
};

/** What the page knows, as pairs of words. */
function facts({ node, box, isSeen }) {
  const { layer, model } = node;
  const list = [
    ["Frame", `${short(box.x)}, ${short(box.y)}  ·  ${short(box.width)} × ${short(box.height)}`],
    ["Corner radius", layer.cornerRadius > 0
      ? `${short(layer.cornerRadius)}${layer.hasContinuousCorners ? " continuous" : ""}` : "0"],
  ];
  const { bounds } = layer;
  if (bounds.x !== 0 || bounds.y !== 0) list.push(["Scrolled to", `${short(bounds.x)}, ${short(bounds.y)}`]);
  if (layer.backgroundColor) list.push(["Background", colorText(layer.backgroundColor)]);
  if (layer.opacity < 1) list.push(["Opacity", short(layer.opacity)]);
  if (layer.borderWidth > 0) list.push(["Border", `${short(layer.borderWidth)} ${colorText(layer.borderColor)}`]);
  if (layer.masksToBounds) list.push(["Clips", "to its bounds"]);
  if (layer.shadowOpacity > 0) list.push(["Shadow",
    `radius ${short(layer.shadowRadius)}, ${short(layer.shadowOpacity)}`]);
  if (layer.contents.kind !== "none") list.push(["Contents", layer.contents.kind]);
  if (model.accessibility) list.push(["Accessibility",
    [model.accessibility.role, model.accessibility.label].filter(Boolean).join(": ")]);
  if (model.animations.length > 0) list.push(["Animations",
    [...new Set(model.animations.map((each) => each.property))].join(", ")]);
  if (!isSeen) list.push(["Not seen", layer.isHidden ? "hidden" : "outside or in something hidden"]);
  return list;
}

/** Constraints without addresses, which mean nothing to a person. */
const plain = (text) => text.replace(/:0x[0-9a-f]+/g, "").replace(/^<NSLayoutConstraint\s*/,
  "").replace(/\s*\(active(, names:[^)]*)?\)>$/, "");

export class Details {
  constructor(root) {
    this.root = root;
    this.title = root.querySelector("h2");
    this.note = root.querySelector(".note");
    this.facts = root.querySelector("dl");
    this.constraints = root.querySelector(".constraints");
    this.shown = "";
    /** What apps said, by layer; only of those that were looked at last. */
    this.descriptions = new Map();
  }

  learn(identifier, description) {
    this.descriptions.delete(identifier);
    this.descriptions.set(identifier, description);
    if (this.descriptions.size > 32) this.descriptions.delete(this.descriptions.keys().next().value);
  }

  forget() {
    this.descriptions.clear();
  }

  show(entry, isPinned) {
    const description = entry && this.descriptions.get(entry.node.identifier);
    const list = entry ? facts(entry) : [];
    const rules = description ? [...new Set([...description.horizontal, ...description.vertical])] : null;
    const key = JSON.stringify([entry?.node.identifier, isPinned, list, description]);
    if (key === this.shown) return;
    this.shown = key;
    this.root.dataset.layer = entry?.node.identifier ?? "";
    this.title.textContent = entry ? description?.className || title(entry.node) : "Layers";
    const controller = description?.controller ? `View of ${description.controller}. ` : "";
    const hint = "Point at a layer; click to keep it. Drag to turn, scroll to spread.";
    this.note.textContent = entry ? controller + (isPinned ? "Pinned: click it again to let go." : "") : hint;
    this.facts.replaceChildren(...list.flatMap(([name, value]) => {
      const term = document.createElement("dt");
      term.textContent = name;
      const text = document.createElement("dd");
      text.textContent = value;
      return [term, text];
    }));
    this.constraints.hidden = !rules;
    if (!rules) return;
    const items = rules.map((rule) => {
      const item = document.createElement("li");
      item.textContent = plain(rule);
      item.title = rule;
      return item;
    });
    this.constraints.querySelector("h3").textContent = items.length > 0 ? "Constraints" : "No constraints";
    this.constraints.querySelector("ul").replaceChildren(...items);
  }
}
