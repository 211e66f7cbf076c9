// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Plays a display list on a canvas at the screen's resolution.

import { finite, rgba, svgPath } from "./css.js";
import * as fonts from "./fonts.js";
import { identity, multiply } from "./matrix.js";

const blendModes = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
  "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "source-over", "copy",
  "source-in", "source-out", "source-atop", "destination-over", "destination-in", "destination-out",
  "destination-atop", "xor", "darken", "lighter",
];

/** The most pixels one canvas gets. */
const pixelLimit = 4096 * 4096;

/** Draws operations on a new size of the canvas; `images` maps identifiers to loaded pictures. */
export function play(canvas, operations, size, images) {
  const wanted = window.devicePixelRatio || 1;
  const area = Math.max(1, size.width * size.height);
  const scale = Math.min(Math.max(wanted, 2), Math.sqrt(pixelLimit / area));
  canvas.width = Math.max(1, Math.min(16384, Math.ceil(size.width * scale)));
  canvas.height = Math.max(1, Math.min(16384, Math.ceil(size.height * scale)));
  canvas.style.width = `${canvas.width / scale}px`;
  canvas.style.height = `${canvas.height / scale}px`;
  const player = new Player(canvas, scale, images);
  for (const operation of operations) player.draw(operation);
}

class Player {
  constructor(canvas, scale, images) {
    this.scale = scale;
    this.images = images;
    this.context = canvas.getContext("2d");
    this.state = { matrix: identity, shadow: null, mode: 0 };
    this.saved = [];
    this.layers = [];
    this.applyMatrix();
  }

  applyMatrix() {
    const [a, b, c, d, tx, ty] = this.state.matrix;
    const s = this.scale;
    this.context.setTransform(a * s, b * s, c * s, d * s, tx * s, ty * s);
  }

  /** Canvas shadows ignore the transform, as Core Graphics' do. */
  applyState() {
    const { shadow, mode } = this.state;
    this.context.globalCompositeOperation = mode === 16 ? "destination-out" : blendModes[mode] ?? "source-over";
    this.context.shadowColor = shadow ? rgba(shadow.color) : "transparent";
    this.context.shadowBlur = shadow ? finite(shadow.blur * this.scale) : 0;
    this.context.shadowOffsetX = shadow ? finite(shadow.offset.x * this.scale) : 0;
    this.context.shadowOffsetY = shadow ? finite(shadow.offset.y * this.scale) : 0;
  }

  draw(operation) {
    const context = this.context;
    switch (operation.kind) {
      case "save":
        context.save();
        this.saved.push({ ...this.state });
        break;
      case "restore":
        if (this.saved.length > 0) {
          context.restore();
          this.state = this.saved.pop();
          this.applyMatrix();
        }
        break;
      case "concatenate":
        this.state.matrix = multiply(operation.matrix, this.state.matrix);
        this.applyMatrix();
        break;
      case "clip":
        context.clip(new Path2D(svgPath(operation.path)), operation.evenOdd ? "evenodd" : "nonzero");
        break;
      case "shadow":
        this.state.shadow = operation.shadow;
        this.applyState();
        break;
      case "blend":
        this.state.mode = operation.mode;
        this.applyState();
        break;
      case "begin": this.beginLayer(operation.alpha); break;
      case "end": this.endLayer(); break;
      case "fill":
        context.fillStyle = rgba(operation.color);
        context.fill(new Path2D(svgPath(operation.path)), operation.evenOdd ? "evenodd" : "nonzero");
        break;
      case "stroke": this.stroke(operation); break;
      case "clear": {
        const { x, y, width, height } = operation.rect;
        context.clearRect(x, y, width, height);
        break;
      }
      case "image": this.image(operation); break;
      case "linear": this.linear(operation); break;
      case "radial": this.radial(operation); break;
      case "glyphs": this.glyphs(operation.run); break;
    }
  }

  beginLayer(alpha) {
    const canvas = document.createElement("canvas");
    canvas.width = this.context.canvas.width;
    canvas.height = this.context.canvas.height;
    this.layers.push({ context: this.context, state: { ...this.state }, depth: this.saved.length, alpha });
    this.context = canvas.getContext("2d");
    this.state = { matrix: this.state.matrix, shadow: null, mode: 0 };
    this.applyMatrix();
  }

  endLayer() {
    const layer = this.layers.pop();
    if (!layer) return;
    const picture = this.context.canvas;
    this.context = layer.context;
    this.state = layer.state;
    this.saved.length = Math.min(this.saved.length, layer.depth);
    this.applyState();
    this.context.save();
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = Math.min(1, Math.max(0, layer.alpha));
    this.context.drawImage(picture, 0, 0);
    this.context.restore();
    this.applyMatrix();
  }

  stroke({ path, stroke, color }) {
    const context = this.context;
    context.strokeStyle = rgba(color);
    context.lineWidth = stroke.width;
    context.lineCap = stroke.cap;
    context.lineJoin = stroke.join;
    context.miterLimit = stroke.miterLimit;
    context.setLineDash(stroke.dashes);
    context.lineDashOffset = stroke.dashPhase;
    context.stroke(new Path2D(svgPath(path)));
  }

  image({ image, rect, alpha, interpolation }) {
    const picture = this.images.get(image);
    if (!picture) return;
    const context = this.context;
    context.imageSmoothingEnabled = interpolation !== 1;
    context.imageSmoothingQuality = "high";
    context.globalAlpha = Math.min(1, Math.max(0, alpha));
    context.drawImage(picture, rect.x, rect.y, rect.width, rect.height);
    context.globalAlpha = 1;
  }

  /** Fills all that the clip leaves, in the current space. */
  flood() {
    const context = this.context;
    context.save();
    const inverse = context.getTransform().invertSelf();
    const { width, height } = context.canvas;
    const corners = [[0, 0], [width, 0], [width, height], [0, height]]
      .map(([x, y]) => inverse.transformPoint({ x, y }));
    context.beginPath();
    for (const corner of corners) context.lineTo(corner.x, corner.y);
    context.fill();
    context.restore();
  }

  linear({ stops, start, end, options }) {
    const gradient = this.context.createLinearGradient(start.x, start.y, end.x, end.y);
    addStops(gradient, stops, options);
    this.context.fillStyle = gradient;
    this.flood();
  }

  radial({ stops, start, startRadius, end, endRadius, options }) {
    const gradient = this.context.createRadialGradient(
      start.x, start.y, Math.max(0, startRadius), end.x, end.y, Math.max(0, endRadius));
    addStops(gradient, stops, options);
    this.context.fillStyle = gradient;
    this.flood();
  }

  glyphs(run) {
    const context = this.context;
    context.font = `${run.size}px ${fonts.family(run.face, run.features)}`;
    context.letterSpacing = `${run.tracking}px`;
    context.fontKerning = "normal";
    context.textRendering = "geometricPrecision";
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    context.direction = run.isRightToLeft ? "rtl" : "ltr";
    context.fillStyle = rgba(run.color);
    context.fillText(run.text, run.origin.x, run.origin.y);
  }
}

/** Without the option, nothing is drawn before the start or after the end. */
function addStops(gradient, stops, options) {
  if (stops.length === 0) return;
  const sorted = [...stops].sort((a, b) => a.location - b.location);
  const clamp = (value) => Math.min(1, Math.max(0, finite(value)));
  if (!(options & 1)) gradient.addColorStop(0, rgba(sorted[0].color, 0));
  for (const stop of sorted) gradient.addColorStop(clamp(stop.location), rgba(stop.color));
  if (!(options & 2)) gradient.addColorStop(1, rgba(sorted[sorted.length - 1].color, 0));
}
