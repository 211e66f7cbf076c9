// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A phone that shows the page: its own motion tilts the app's device, and turning it turns the app's.

const radians = (degrees) => ((degrees ?? 0) * Math.PI) / 180;
/** Milliseconds in which a device that needs no consent has told how it is held. */
const patience = 1000;
const within = (degrees) => degrees - 360 * Math.round(degrees / 360);

/**
 * The attitude of a device in radians, from what browsers call beta, gamma and alpha.
 *
 * Browsers let a device pitch all the way round and roll by a right angle to each side; Core Motion has it the other
 * way
 * about. A device that lies flat on a table has no tilt.
 */
export function attitude({ alpha, beta, gamma }) {
  const isOver = Math.abs(beta) > 90;
  const pitch = isOver ? Math.sign(beta) * 180 - beta : beta;
  const flip = isOver ? 180 : 0;
  return { pitch: radians(pitch), roll: radians(within(gamma + flip)), yaw: radians(within((alpha ?? 0) + flip)) };
}

export class Phone {
  /**
   * @param button Asks for what iOS wants a person's consent to.
   * @param handlers `tilt(pitch, roll, yaw)` and `turn(orientation)`.
   */
  constructor(button, { tilt, turn }) {
    this.button = button;
    this.tilt = tilt;
    this.turn = turn;
    this.hasMoved = false;
    this.listen();
    const isHandHeld = matchMedia("(pointer: coarse)").matches;
    const canAsk = typeof globalThis.DeviceOrientationEvent?.requestPermission === "function";
    button.addEventListener("click", () => this.ask());
    // iOS says nothing before a person agreed; others tell at once.
    if (canAsk && isHandHeld) setTimeout(() => { button.hidden = this.hasMoved; }, patience);
    screen.orientation?.addEventListener("change", () => this.turned());
  }

  listen() {
    window.addEventListener("deviceorientation", (event) => {
      if (event.beta === null || event.gamma === null) return;
      this.hasMoved = true;
      const { pitch, roll, yaw } = attitude(event);
      this.tilt(pitch, roll, yaw);
    });
  }

  async ask() {
    this.button.hidden = true;
    await DeviceOrientationEvent.requestPermission().catch(() => {});
  }

  /** Only where the page is the device. A device turned to the left has its top at the left. */
  turned() {
    if (!document.body.classList.contains("filling")) return;
    const orientations = {
      "portrait-primary": "portrait", "portrait-secondary": "portraitUpsideDown", "landscape-primary": "landscapeLeft",
      "landscape-secondary": "landscapeRight",
    };
    this.turn(orientations[screen.orientation.type]);
  }
}
