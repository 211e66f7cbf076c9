// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a page knows of one layer.

import { identityTiming } from "./animation/timing.js";
import { newValues } from "./layer-table.js";

/** A new layer. Its values are everybody's: they are replaced, never changed. */
export function newLayer() {
  return {
    ...newValues,
    timing: identityTiming,
    /** Contents that fade away over these: `{ contents, share }`. */
    fading: null,
  };
}
