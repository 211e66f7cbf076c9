// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// One layer's elements:
//
//   div.layer            placed by a transform; background, corners, clip, opacity
//     .shadow            where the shadow's shape is known
//     .backing           the background then, so that it hides the shadow
//     .contents          picture, text, canvas, shape or gradient
//     div.sublayers      moved by the bounds' origin, so that scrolling touches this one only
//     div.border         above the sublayers, as on iOS

import { div } from "./css.js";
import { newLayer } from "./layer.js";
import { promote } from "./promotion.js";
import { updates } from "./updates.js";

/** Which parts are to be brought up to date when a property changes. */
const parts = {
  bounds: ["box", "frame", "scroll", "corners", "shadow", "size", "sampling", "mask"],
  boundsOrigin: ["scroll", "scrolledParts"],
  position: ["frame"],
  anchorPoint: ["frame"],
  zPosition: ["order", "frame"],
  transform: ["frame"],
  sublayerTransform: ["scroll"],
  isHidden: ["visibility"],
  opacity: ["opacity"],
  masksToBounds: ["clip", "shadow"],
  backgroundColor: ["background", "shadow"],
  cornerRadius: ["corners", "shadow"],
  maskedCorners: ["corners", "shadow"],
  hasContinuousCorners: ["corners", "shadow"],
  borderWidth: ["border"],
  borderColor: ["border"],
  shadowColor: ["shadow"],
  shadowOpacity: ["shadow"],
  shadowOffset: ["shadow"],
  shadowRadius: ["shadow"],
  shadowPath: ["shadow"],
  contents: ["contents", "sampling", "accessibility"],
  contentsGravity: ["contents", "sampling"],
  contentsScale: ["contents", "sampling"],
  contentsRect: ["contents", "sampling"],
  contentsCenter: ["contents"],
  mask: ["mask"],
  sublayers: ["sublayers"],
  accessibility: ["accessibility"],
  name: ["name"],
  backdropBlur: ["backdrop"],
  backdropSaturation: ["backdrop"],
  isDoubleSided: ["faces"],
  shouldRasterize: ["filter"],
  rasterizationScale: ["filter"],
  allowsGroupOpacity: ["opacity"],
  keepsDepth: ["scroll", "opacity"],
  addsLight: ["blending"],
  contentBlur: ["filter"],
  colorTransform: ["filter"],
  blendMode: ["blending"],
  minificationFilter: ["sampling"],
  magnificationFilter: ["sampling"],
  fading: ["fading"],
  animations: [],
  timing: [],
};

export class LayerNode {
  constructor(identifier, tree) {
    this.identifier = identifier;
    this.tree = tree;
    /** What the app says of the layer. */
    this.model = newLayer();
    /** What is shown of it: the model, or the model with animations put on it. */
    this.layer = this.model;
    /** The properties that animations have a hand in now. */
    this.touched = new Set();
    /** The node whose sublayer or mask this one is. */
    this.parent = null;
    this.element = div("layer");
    this.element.dataset.layer = identifier;
    this.sublayers = null;
    this.contents = null;
    /** What fades away over the contents, and the element around both. */
    this.fade = null;
    this.border = null;
    this.shadow = null;
    /** What the shadow was made from. */
    this.shadowShape = null;
    this.shadowMove = "";
    /** The layer's outline as its shadow has it. */
    this.silhouette = null;
    this.backing = null;
    /** The node that this one masks. */
    this.owner = null;
    this.maskElement = null;
    /** The opacity of superlayers that do not have it for all below them as one picture. */
    this.inheritedOpacity = 1;
    /** The opacity that each part of the layer has for itself. */
    this.spread = 1;
    /** The shadow that CSS makes of what the layer shows; empty where it has another or none. */
    this.dropShadow = "";
    this.dirty = new Set();
    /** What the browser was told will change. */
    this.promotion = "";
  }

  /** Takes over changes; `update` shows them. */
  apply(changes) {
    const { model } = this;
    for (const [property, value] of changes) {
      if (property === "boundsOrigin") {
        model.bounds = { ...model.bounds, x: value.x, y: value.y };
      } else if (property === "bounds") {
        const old = model.bounds;
        model.bounds = value;
        if (old.width === value.width && old.height === value.height) {
          this.mark("boundsOrigin");
          continue;
        }
      } else {
        model[property] = value;
        if (property === "sublayers") for (const each of value) this.tree.node(each).parent = this;
        if (property === "mask" && value !== null) this.tree.node(value).parent = this;
      }
      this.mark(property);
    }
  }

  /** Readies the browser for the animated properties that are moving now. */
  promote(properties) {
    promote(this, properties);
  }

  mark(property) {
    for (const part of parts[property]) this.dirty.add(part);
  }

  update() {
    for (const part of this.dirty) updates[part](this);
    this.dirty.clear();
    if (this.tree.hasMasks) this.maskOwner?.updateMask();
  }

  /** The node that this one masks, or helps to. */
  get maskOwner() {
    for (let each = this; each; each = each.parent) if (each.owner) return each.owner;
    return null;
  }

  updateMask() {
    updates.mask(this);
  }

  /** Moves the background to an element of its own, or back. */
  setBacking(isWanted) {
    if (isWanted === (this.backing !== null)) return;
    if (isWanted) {
      this.backing = div("backing");
      this.element.prepend(this.backing);
    } else {
      this.backing.remove();
      this.backing = null;
    }
    updates.background(this);
    updates.corners(this);
  }

  remove() {
    this.element.remove();
  }
}
