// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Loads the font files that measured the text, each when it is first needed.

const states = new Map();

/** A quoted family name for one face; the fallback shows only where the file is missing. */
export function family(face) {
  return `"tessera ${face.replace(/[^A-Za-z0-9_-]/g, "")}", system-ui, sans-serif`;
}

export function isLoaded(face) {
  return states.get(face)?.done === true;
}

/** Whether a face's file could not be had. */
export function isMissing(face) {
  return states.get(face)?.failed === true;
}

/** Resolves when the face is ready to be drawn with, or is known to be missing. */
export function load(face) {
  let state = states.get(face);
  if (!state) {
    state = { done: false, failed: false };
    states.set(face, state);
    const name = face.replace(/[^A-Za-z0-9_-]/g, "");
    const font = new FontFace(`tessera ${name}`, `url("/fonts/${name}")`, { display: "block" });
    state.promise = font.load().then(
      (loaded) => {
        document.fonts.add(loaded);
        state.done = true;
      },
      () => {
        console.warn(`The font ${face} could not be loaded; its text is fitted to its measured width.`);
        state.done = true;
        state.failed = true;
      });
  }
  return state.promise;
}

const baselines = new Map();
let probe = null;

/** The distance from the top of a line box to its baseline in CSS pixels, measured once for a face and size. */
export function baseline(face, size) {
  const key = `${face} ${size}`;
  let value = baselines.get(key);
  if (value !== undefined) return value;
  if (!probe) {
    probe = document.createElement("div");
    probe.className = "baseline-probe";
    probe.setAttribute("aria-hidden", "true");
    probe.append(document.createElement("span"), document.createElement("i"));
    document.body.append(probe);
  }
  probe.style.fontFamily = family(face);
  probe.style.fontSize = `${size}px`;
  probe.firstChild.textContent = "x";
  value = probe.lastChild.getBoundingClientRect().top - probe.getBoundingClientRect().top;
  if (isLoaded(face)) baselines.set(key, value);
  return value;
}
