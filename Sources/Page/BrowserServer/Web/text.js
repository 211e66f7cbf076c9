// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Text as text: one element per run, placed so that its baseline falls on a device pixel.

import { px, rgba } from "./css.js";
import * as fonts from "./fonts.js";

/** An element for a run; `matrix` maps the run's space to the layer's. */
export function makeRun(run, matrix, isVisible) {
  const span = document.createElement("span");
  span.className = "run";
  span.textContent = run.text;
  const style = span.style;
  style.fontFamily = fonts.family(run.face);
  style.fontSize = px(run.size);
  style.letterSpacing = run.tracking === 0 ? "normal" : px(run.tracking);
  if (run.features) style.fontFeatureSettings = run.features;
  style.color = isVisible ? rgba(run.color) : "transparent";
  if (run.isColorFont) style.opacity = run.color.alpha;
  if (run.isRightToLeft) {
    span.dir = "rtl";
    style.width = px(run.width);
  }
  if (fonts.isLoaded(run.face)) {
    place(span, run, matrix);
  } else {
    style.visibility = "hidden";
    fonts.load(run.face).then(() => {
      style.visibility = "";
      place(span, run, matrix);
    });
  }
  return span;
}

function place(span, run, matrix) {
  const style = span.style;
  const [a, b, c, d, tx, ty] = matrix;
  const rise = fonts.baseline(run.face, run.size);
  if (a === 1 && b === 0 && c === 0 && d === 1) {
    const scale = window.devicePixelRatio || 1;
    style.left = px(run.origin.x + tx);
    style.top = px(Math.round((run.origin.y + ty) * scale) / scale - rise);
  } else {
    style.left = "0";
    style.top = "0";
    style.transformOrigin = "0 0";
    style.transform =
      `matrix(${[a, b, c, d, tx, ty].join()}) translate(${px(run.origin.x)}, ${px(run.origin.y - rise)})`;
  }
  if (fonts.isMissing(run.face) && span.isConnected) {
    const width = span.getBoundingClientRect().width;
    if (width > 0 && run.width > 0) {
      style.transformOrigin = "0 0";
      style.transform += ` scaleX(${run.width / width})`;
    }
  }
}
