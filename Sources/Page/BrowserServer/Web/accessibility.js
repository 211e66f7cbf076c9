// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Tells assistive technology what a layer's view is.

/** Roles whose value ARIA has a place for; of others it is part of the name, as VoiceOver reads it. */
const ranges = new Set(["slider", "progressbar", "spinbutton"]);
/** Roles that have a state of being chosen, and how ARIA calls it. */
const selection = { tab: "aria-selected", option: "aria-selected", button: "aria-pressed", switch: "aria-checked" };
const usable = new Set(["button", "link", "switch", "tab", "checkbox", "slider"]);

const attributes = [
  "role", "tabindex", "aria-label", "aria-description", "aria-valuetext", "aria-valuenow", "aria-level",
  "aria-disabled", "aria-selected", "aria-pressed", "aria-checked", "aria-hidden", "aria-modal",
];

export function updateAccessibility(node) {
  const { element, layer, tree } = node;
  const wanted = layer.accessibility ? described(layer) : {};
  tree.nameless.changed(node, usable.has(wanted.role) && wanted["aria-label"] === undefined);
  // It has its name when the layers below it are there.
  if (tree.nameless.has(node)) wanted["aria-label"] = element.getAttribute("aria-label") ?? undefined;
  // Only what differs is touched: an element that loses its `tabindex`, be it for a moment, loses the focus.
  for (const name of attributes) {
    const value = wanted[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  // What is to be said: live regions are read out when their text changes, which nobody is to see.
  if (wanted.role === "status") {
    element.style.color = "transparent";
    element.textContent = layer.accessibility.label;
  }
}

/** The attributes that say what a layer is. */
function described(layer) {
  const info = layer.accessibility;
  // Nothing below a hidden element is met.
  if (info.role === "hidden") return { "aria-hidden": "true" };
  if (info.role === "status") return { role: "status" };
  const result = {};
  const hasText = layer.contents.kind === "drawing";
  let role = info.role;
  // There is no ARIA role for plain text: real text speaks for itself, a picture of it needs a name.
  if (role === "text") role = hasText || !info.label ? "" : "img";
  if (role) result.role = role;
  if (role === "dialog") result["aria-modal"] = "true";
  if (role === "heading") result["aria-level"] = "2";
  const takesName = role !== "" || !hasText;
  const isUsable = usable.has(role);
  const words = [info.label, ranges.has(role) ? "" : info.value].filter(Boolean).join(", ");
  if (takesName && (info.label || words)) result["aria-label"] = words;
  if (info.hint) result["aria-description"] = info.hint;
  if (ranges.has(role)) {
    // The first number of what is said: "20%", "page 2 of 3".
    result["aria-valuenow"] = /-?\d+(?:\.\d+)?/.exec(info.value ?? "")?.[0] ?? "0";
    if (info.value) result["aria-valuetext"] = info.value;
  }
  if (!info.isEnabled) result["aria-disabled"] = "true";
  if (selection[role] && (info.isSelected || role !== "button")) result[selection[role]] = String(info.isSelected);
  if (isUsable && info.isEnabled) result.tabindex = "0";
  return result;
}

/**
 * Controls that the app gave no name, such as rows: the text in them is one, and where there is none their class says
 * more than nothing.
 */
export class NamelessControls {
  constructor() {
    this.nodes = new Set();
    this.isStale = false;
  }

  has(node) {
    return this.nodes.has(node);
  }

  /** A layer says something else than before, or has other text. */
  changed(node, isNameless) {
    if (isNameless) this.nodes.add(node);
    else this.nodes.delete(node);
    this.isStale = true;
  }

  forget(node) {
    this.nodes.delete(node);
  }

  clear() {
    this.nodes.clear();
  }

  /** Names them, after all layers of a commit are in place. */
  update() {
    if (!this.isStale) return;
    this.isStale = false;
    for (const { element, layer } of this.nodes) {
      const name = element.textContent ? null : spoken(layer.name) || layer.accessibility.role;
      if (name === element.getAttribute("aria-label")) continue;
      if (name === null) element.removeAttribute("aria-label");
      else element.setAttribute("aria-label", name);
    }
  }
}

/** The words in a class's name, without its prefix. */
function spoken(className) {
  return className.replace(/^UI(?=[A-Z])/, "").replace(/([a-z0-9])([A-Z])/g, "$1 $2");
}
