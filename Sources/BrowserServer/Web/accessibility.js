// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Tells assistive technology what a layer's view is.

/** Roles whose value ARIA has a place for; of others it is part of the name, as VoiceOver reads it. */
const ranges = new Set(["slider", "progressbar", "spinbutton"]);
/** Roles that have a state of being chosen, and how ARIA calls it. */
const selection = { tab: "aria-selected", option: "aria-selected", button: "aria-pressed", switch: "aria-checked" };
const usable = new Set(["button", "link", "switch", "tab", "checkbox", "slider"]);

export function updateAccessibility(node) {
  const { element, layer } = node;
  const info = layer.accessibility;
  for (const name of ["role", "tabindex", "aria-label", "aria-description", "aria-valuetext", "aria-valuenow",
    "aria-level", "aria-disabled", "aria-selected", "aria-pressed", "aria-checked", "aria-hidden", "aria-modal"]) {
    element.removeAttribute(name);
  }
  if (!info) return;
  // Nothing below a hidden element is met.
  if (info.role === "hidden") {
    element.setAttribute("aria-hidden", "true");
    return;
  }
  // What is to be said: live regions are read out when their text changes, which nobody is to see.
  if (info.role === "status") {
    element.setAttribute("role", "status");
    element.style.color = "transparent";
    element.textContent = info.label;
    return;
  }
  const hasText = layer.contents.kind === "drawing";
  let role = info.role;
  // There is no ARIA role for plain text: real text speaks for itself, a picture of it needs a name.
  if (role === "text") role = hasText || !info.label ? "" : "img";
  if (role) element.setAttribute("role", role);
  if (role === "dialog") element.setAttribute("aria-modal", "true");
  if (role === "heading") element.setAttribute("aria-level", "2");
  const takesName = role !== "" || !hasText;
  const isUsable = usable.has(role);
  const words = [info.label, ranges.has(role) ? "" : info.value].filter(Boolean).join(", ");
  if (takesName && (info.label || words)) element.setAttribute("aria-label", words);
  // A control without a name can't be spoken of; its class says more than nothing.
  else if (isUsable && !element.textContent) element.setAttribute("aria-label", spoken(layer.name) || role);
  if (info.hint) element.setAttribute("aria-description", info.hint);
  if (ranges.has(role)) {
    element.setAttribute("aria-valuenow", parseFloat(info.value) || 0);
    if (info.value) element.setAttribute("aria-valuetext", info.value);
  }
  if (!info.isEnabled) element.setAttribute("aria-disabled", "true");
  if (selection[role] && (info.isSelected || role !== "button")) {
    element.setAttribute(selection[role], String(info.isSelected));
  }
  if (isUsable && info.isEnabled) element.setAttribute("tabindex", "0");
}

/** The words in a class's name, without its prefix. */
function spoken(className) {
  return className.replace(/^UI(?=[A-Z])/, "").replace(/([a-z0-9])([A-Z])/g, "$1 $2");
}
