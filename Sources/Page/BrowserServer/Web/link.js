// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Opens what the app opens, in a tab of its own.

const schemes = ["http:", "https:", "mailto:"];

/**
 * A browser may refuse a tab that nobody asked for by hand just now, so the link is also told, to be clicked.
 */
export function openLink(address, toast) {
  let url;
  try {
    url = new URL(address);
  } catch {
    return;
  }
  if (!schemes.includes(url.protocol)) return;
  const link = document.createElement("a");
  link.href = url.href;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.textContent = url.host || url.pathname;
  toast.tell("The app opens ", link);
  link.click();
}
