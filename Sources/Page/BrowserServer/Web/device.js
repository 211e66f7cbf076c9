// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The device around the screen: its glass, its status bar, its size on the page.

const margin = 24;
/** How far the device is turned clockwise. */
const angles = { portrait: 0, landscapeLeft: -90, portraitUpsideDown: 180, landscapeRight: 90 };
const turnTime = 420;

export class Device {
  constructor(elements) {
    this.elements = elements;
    this.size = { width: 0, height: 0 };
    this.zoom = 1;
    this.orientation = null;
    this.turning = null;
    window.addEventListener("resize", () => this.fit());
    // The bar above takes its room when its lists are filled, and may wrap.
    new ResizeObserver(() => this.fit()).observe(document.querySelector(".controls"));
  }

  /** Shows what the server says of the device. */
  update(status) {
    const { device, screen, statusBar, homeIndicator } = this.elements;
    const { configuration, orientation } = status;
    const { device: description, appearance } = configuration;
    const isLandscape = orientation.startsWith("landscape");
    this.size = { width: status.screenWidth, height: status.screenHeight };
    const isRound = description.screenCornerRadius > 0;
    device.dataset.idiom = description.idiom;
    device.dataset.shape = isRound ? "round" : "square";
    device.dataset.appearance = appearance;
    device.dataset.orientation = orientation;
    device.dataset.name = description.identifier;
    device.dataset.textSize = configuration.textSize;
    device.style.setProperty("--width", `${this.size.width}px`);
    device.style.setProperty("--height", `${this.size.height}px`);
    device.style.setProperty("--corner", `${description.screenCornerRadius}px`);
    device.style.setProperty("--status", `${description.portraitStatusBarHeight}px`);
    screen.style.width = `${this.size.width}px`;
    screen.style.height = `${this.size.height}px`;
    const isPhone = description.idiom === "phone";
    const hidesStatusBar =
      status.statusBarIsHidden || description.portraitStatusBarHeight <= 0 || (isPhone && isLandscape);
    statusBar.hidden = hidesStatusBar;
    statusBar.dataset.light = status.statusBarIsLight;
    homeIndicator.hidden = description.portraitSafeArea.bottom <= 0;
    homeIndicator.dataset.light = status.statusBarIsLight || appearance === "dark";
    const before = this.orientation;
    this.orientation = orientation;
    this.fit();
    if (before !== null && before !== orientation) this.turn(angles[orientation] - angles[before]);
  }

  /** Shows how the device came to stand as it does now, by degrees clockwise. */
  turn(degrees) {
    const { stage, screen } = this.elements;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isCalm || document.body.classList.contains("filling")) return;
    this.turning?.cancel();
    const within = degrees - 360 * Math.round(degrees / 360);
    const [outer, inner] = [stage.getBoundingClientRect(), screen.getBoundingClientRect()];
    stage.style.transformOrigin =
      `${inner.x + inner.width / 2 - outer.x}px ${inner.y + inner.height / 2 - outer.y}px`;
    // On the way it must not reach beyond the room that either way of standing has.
    this.turning = stage.animate(
      [{ transform: `rotate(${-within}deg)` }, { transform: "rotate(0deg)" }],
      { duration: turnTime, easing: "cubic-bezier(0.32, 0.72, 0, 1)" });
    this.turning.addEventListener("finish", () => { this.turning = null; });
  }

  /** Fills a small window with the screen; in a large one, shows the whole device. */
  fit() {
    const { width, height } = this.size;
    if (!(width > 0) || !(height > 0)) return;
    const { device, stage } = this.elements;
    const isHandHeld = matchMedia("(pointer: coarse)").matches;
    const isSmall = window.innerWidth <= 500 || (isHandHeld && window.innerHeight <= 500);
    document.body.classList.toggle("filling", isSmall);
    const frame = isSmall ? 0 : 2 * parseFloat(getComputedStyle(device).getPropertyValue("--bezel") || "0");
    const room = isSmall ? 0 : 2 * margin;
    const controls = isSmall ? 0 : document.querySelector(".controls").offsetHeight;
    const widths = (window.innerWidth - room) / (width + frame);
    const heights = (window.innerHeight - controls - room) / (height + frame);
    const limit = isSmall ? Infinity : 1;
    this.zoom = Math.max(0.1, Math.min(limit, widths, heights));
    if (isSmall) this.zoom = withoutSlivers(this.zoom, this.size);
    device.style.transform = this.zoom === 1 ? "" : `scale(${this.zoom})`;
    stage.style.setProperty("--stage-width", `${(width + frame) * this.zoom}px`);
    stage.style.setProperty("--stage-height", `${(height + frame) * this.zoom}px`);
    this.align();
  }

  /**
   * Moves the device by less than a pixel, so that the app's pixels fall on the screen's. By layout, not by a
   * transform:
   * the browser rounds boxes to pixels before it transforms them.
   */
  align() {
    // A device on its way has no place yet.
    this.turning?.cancel();
    this.turning = null;
    const { stage, screen } = this.elements;
    stage.style.left = "";
    stage.style.top = "";
    const { x, y } = screen.getBoundingClientRect();
    const ratio = window.devicePixelRatio || 1;
    const missing = (value) => `${Math.round(value * ratio) / ratio - value}px`;
    stage.style.left = missing(x);
    stage.style.top = missing(y);
  }

  /** A place on the page in the app's points, kept on the screen. */
  point(event) {
    const box = this.elements.screen.getBoundingClientRect();
    return { x: round((event.clientX - box.left) / this.zoom), y: round((event.clientY - box.top) / this.zoom) };
  }
}

/** Left over in a small window, a point or two would show as a line; as much is cut off across instead. */
function withoutSlivers(zoom, { width, height }) {
  const larger = Math.max(window.innerWidth / width, window.innerHeight / height);
  const isSliver = (larger - zoom) * Math.max(width, height) <= 4;
  return isSliver ? larger : zoom;
}

function round(value) {
  return Math.round(value * 64) / 64;
}
