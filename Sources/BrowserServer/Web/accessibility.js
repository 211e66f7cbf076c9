// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Tells assistive technology what a layer's view is.

/** Roles that have a state of being chosen, and how ARIA calls it. */
const selection = { tab: "aria-selected", option: "aria-selected", button: "aria-pressed", switch: "aria-checked" };
const usable = new Set(["button", "link", "switch", "tab", "checkbox", "slider"]);

export function updateAccessibility(node) {
  const { element, layer } = node;
  const info = layer.accessibility;
  for (const name of ["role", "tabindex", "aria-label", "aria-description", "aria-valuetext", "aria-level",
    "aria-disabled", "aria-selected", "aria-pressed", "aria-checked"]) {
    element.removeAttribute(name);
  }
  if (!info) return;
  const hasText = layer.contents.kind === "drawing";
  let role = info.role;
  // There is no ARIA role for plain text: real text speaks for itself, a picture of it needs a name.
  if (role === "text") role = hasText || !info.label ? "" : "img";
  if (role) element.setAttribute("role", role);
  if (role === "heading") element.setAttribute("aria-level", "2");
  const takesName = role !== "" || !hasText;
  if (info.label && takesName) element.setAttribute("aria-label", info.label);
  if (info.hint) element.setAttribute("aria-description", info.hint);
  if (info.value && role) element.setAttribute("aria-valuetext", info.value);
  if (!info.isEnabled) element.setAttribute("aria-disabled", "true");
  if (selection[role] && (info.isSelected || role !== "button")) {
    element.setAttribute(selection[role], String(info.isSelected));
  }
  if (usable.has(role) && info.isEnabled) element.setAttribute("tabindex", "0");
}
