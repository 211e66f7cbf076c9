// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Pictures by their identifiers.

const kept = 64;

export class Images {
  constructor(app) {
    this.prefix = `/apps/${app}/images/`;
    this.loads = new Map();
    this.imageAddress = (hex) => this.prefix + hex;
    this.loadImage = (hex) => this.load(hex);
  }

  /** A picture to draw on a canvas; null where it cannot be had. */
  load(hex) {
    let load = this.loads.get(hex);
    if (!load) {
      const image = new Image();
      image.src = this.imageAddress(hex);
      load = image.decode().then(() => image, () => {
        this.loads.delete(hex);
        return null;
      });
      this.loads.set(hex, load);
      if (this.loads.size > kept) this.loads.delete(this.loads.keys().next().value);
    }
    return load;
  }
}
