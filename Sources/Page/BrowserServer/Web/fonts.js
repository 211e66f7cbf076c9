// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Loads the font files that measured the text, each when it is first needed.

const states = new Map();

/**
 * A quoted family name for one face; the fallback shows only where the file is missing.
 *
 * A canvas can't be told which features of a font it should use: for it there are families that have them already.
 */
export function family(face, features = "") {
  return `"tessera ${plain(face)}${features && ` ${plain(features)}`}", system-ui, sans-serif`;
}

const plain = (text) => text.replace(/[^A-Za-z0-9_-]/g, "");
const key = (face, features) => (features ? `${face} ${features}` : face);

export function isLoaded(face, features = "") {
  return states.get(key(face, features))?.done === true;
}

/** Whether a face's file could not be had. */
export function isMissing(face) {
  return states.get(face)?.failed === true;
}

/** Resolves when the face is ready to be drawn with, or is known to be missing. */
export function load(face, features = "") {
  let state = states.get(key(face, features));
  if (!state) {
    state = { done: false, failed: false };
    states.set(key(face, features), state);
    const name = plain(face);
    const look = features ? { display: "block", featureSettings: features } : { display: "block" };
    const font = new FontFace(
      `tessera ${name}${features && ` ${plain(features)}`}`, `url("/fonts/${name}")`, look);
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
