// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a page knows of one layer; the defaults are those of a new one.

import { identityTiming } from "./animation/timing.js";

const black = { red: 0, green: 0, blue: 0, alpha: 1 };

export function newLayer() {
  return {
    bounds: { x: 0, y: 0, width: 0, height: 0 },
    position: { x: 0, y: 0 },
    anchorPoint: { x: 0.5, y: 0.5 },
    zPosition: 0,
    transform: null,
    sublayerTransform: null,
    isHidden: false,
    opacity: 1,
    masksToBounds: false,
    backgroundColor: null,
    cornerRadius: 0,
    maskedCorners: 15,
    hasContinuousCorners: false,
    borderWidth: 0,
    borderColor: black,
    shadowColor: black,
    shadowOpacity: 0,
    shadowOffset: { x: 0, y: -3 },
    shadowRadius: 3,
    shadowPath: null,
    contents: { kind: "none" },
    contentsGravity: 0,
    contentsScale: 1,
    contentsRect: { x: 0, y: 0, width: 1, height: 1 },
    contentsCenter: { x: 0, y: 0, width: 1, height: 1 },
    mask: null,
    sublayers: [],
    accessibility: null,
    name: "",
    backdropBlur: 0,
    backdropSaturation: 1,
    isDoubleSided: true,
    /** Contents that fade away over these: `{ contents, share }`. */
    fading: null,
    animations: [],
    timing: identityTiming,
  };
}
