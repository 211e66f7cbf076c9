// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Shows a recorded drawing: text as elements, everything else on a canvas.

import { div } from "./css.js";
import * as fonts from "./fonts.js";
import { play } from "./canvas.js";
import { identity, multiply } from "./matrix.js";
import { makeRun } from "./text.js";

/**
 * Splits a drawing into what a canvas draws and the runs that stand above it as text.
 *
 * Runs that something is drawn over, or that a clip, a shadow, a blend mode or a layer applies to, are drawn by the
 * canvas; an unseen twin keeps them selectable and readable.
 */
export function split(operations) {
  const runs = [];
  const painted = [];
  let state = { matrix: identity, isPlain: true };
  const saved = [];
  let lastPaint = -1;
  operations.forEach((operation, index) => {
    switch (operation.kind) {
      case "save": saved.push({ ...state }); break;
      case "restore": if (saved.length > 0) state = saved.pop(); break;
      case "concatenate": state.matrix = multiply(operation.matrix, state.matrix); break;
      case "clip": case "begin": state.isPlain = false; break;
      case "shadow": state.isPlain = state.isPlain && operation.shadow === null; break;
      case "blend": state.isPlain = state.isPlain && operation.mode === 0; break;
      case "end": break;
      case "glyphs":
        runs.push({ index, run: operation.run, matrix: state.matrix, isPlain: state.isPlain });
        break;
      default: lastPaint = index;
    }
  });
  for (const entry of runs) entry.isElement = entry.isPlain && entry.index > lastPaint;
  const asElements = new Set(runs.filter((entry) => entry.isElement).map((entry) => entry.index));
  const needsCanvas = lastPaint >= 0 || asElements.size < runs.length;
  if (needsCanvas) operations.forEach((operation, index) => { if (!asElements.has(index)) painted.push(operation); });
  return { runs, painted };
}

/** An element that shows the drawing; it is complete when its fonts and pictures are loaded. */
export function makeDrawing(operations, size, loadImage) {
  const { runs, painted } = split(operations);
  const holder = div("drawing");
  if (painted.length > 0) {
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    holder.append(canvas);
    const images = new Map();
    const faces = painted.filter((o) => o.kind === "glyphs").map((o) => [o.run.face, o.run.features]);
    const pictures = new Set(painted.filter((o) => o.kind === "image").map((o) => o.image));
    const waiting = faces.filter((face) => !fonts.isLoaded(...face)).map((face) => fonts.load(...face));
    for (const picture of pictures) {
      waiting.push(loadImage(picture).then((image) => { if (image) images.set(picture, image); }));
    }
    const draw = () => play(canvas, painted, size, images);
    if (waiting.length > 0) Promise.all(waiting).then(draw);
    else draw();
  }
  for (const { run, matrix, isElement } of runs) holder.append(makeRun(run, matrix, isElement));
  return holder;
}
