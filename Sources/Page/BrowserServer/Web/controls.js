// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The bar above the device: which device, how it is held and set up.

import * as events from "./events.js";

const textSizes = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
  "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
  "accessibilityExtraExtraExtraLarge"];
const textSizeNames = ["XS", "S", "M", "L (default)", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const locales = [["en_US", "English"], ["ar_EG", "العربية"], ["de_DE", "Deutsch"], ["es_ES", "Español"],
  ["fr_FR", "Français"], ["he_IL", "עברית"], ["hi_IN", "हिन्दी"], ["it_IT", "Italiano"], ["ja_JP", "日本語"],
  ["ko_KR", "한국어"], ["nl_NL", "Nederlands"], ["pl_PL", "Polski"], ["pt_BR", "Português"], ["ru_RU", "Русский"],
  ["tr_TR", "Türkçe"], ["uk_UA", "Українська"], ["zh-Hans_CN", "简体中文"], ["zh-Hant_TW", "繁體中文"]];
const turned = {
  portrait: "landscapeLeft", landscapeLeft: "portraitUpsideDown", portraitUpsideDown: "landscapeRight",
  landscapeRight: "portrait",
};
const tiltDegrees = 30;
const tiltRange = (tiltDegrees * Math.PI) / 180;

export class Controls {
  constructor(root, send, setTilt) {
    const find = (name) => root.querySelector(`[name="${name}"]`);
    this.device = find("device");
    this.textSize = find("text-size");
    this.language = find("language");
    locales.forEach(([value, name]) => this.language.add(new Option(name, value)));
    this.appearance = find("appearance");
    this.rotate = find("rotate");
    this.tilt = find("tilt");
    this.configuration = null;
    this.wished = {};
    this.wishedAt = -Infinity;
    textSizes.forEach((value, index) => this.textSize.add(new Option(textSizeNames[index], value)));
    this.send = send;
    const wish = (change) => this.wish(change);
    this.device.addEventListener("change", () => wish({ device: this.device.value }));
    this.textSize.addEventListener("change", () => wish({ textSize: this.textSize.value }));
    this.language.addEventListener("change", () => wish({ locale: this.language.value }));
    this.appearance.addEventListener("click", () =>
      wish({ appearance: this.configuration.appearance === "dark" ? "light" : "dark" }));
    this.keyboard = find("keyboard");
    this.keyboard.addEventListener("click", () =>
      wish({ hasHardwareKeyboard: !this.configuration.hasHardwareKeyboard }));
    this.rotate.addEventListener("click", () => wish({ orientation: this.nextOrientation() }));
    this.listenForTilt(setTilt);
  }

  /** A quarter further to the left. No app stands upside down on phones without a home button: they skip that. */
  nextOrientation() {
    const { device, orientation } = this.configuration;
    const next = turned[orientation];
    const neverStands = device.idiom === "phone" && device.screenCornerRadius > 0 && next === "portraitUpsideDown";
    return neverStands ? turned[next] : next;
  }

  /**
   * Asks for another device, or for the same one set up in another way. What was asked for a moment ago may not be
   * so yet, and is still wanted.
   */
  wish(change) {
    if (!this.configuration) return;
    const isRecent = performance.now() - this.wishedAt < 1000;
    this.wished = { ...(isRecent ? this.wished : {}), ...change };
    this.wishedAt = performance.now();
    const { device, ...rest } = this.configuration;
    this.send(events.configure({ device: device.identifier, ...rest, ...this.wished }));
  }

  /** A pad that tilts the device while it is pressed, or by the arrow keys. */
  listenForTilt(setTilt) {
    const { tilt } = this;
    const knob = tilt.firstElementChild;
    const limit = (value) => Math.max(-1, Math.min(1, value));
    let place = { x: 0, y: 0 };
    const show = (x, y) => {
      place = { x: limit(x), y: limit(y) };
      knob.style.transform = `translate(${place.x * 8}px, ${place.y * 8}px)`;
      const degrees = (value) => Math.round(value * tiltDegrees);
      tilt.setAttribute("aria-valuenow", degrees(place.x));
      tilt.setAttribute("aria-valuetext", `${degrees(place.y)}° to you, ${degrees(place.x)}° to the right`);
      setTilt(place.y * tiltRange, place.x * tiltRange, 0);
    };
    tilt.addEventListener("pointerdown", (event) => tilt.setPointerCapture(event.pointerId));
    tilt.addEventListener("pointermove", (event) => {
      if (!tilt.hasPointerCapture(event.pointerId)) return;
      const box = tilt.getBoundingClientRect();
      const part = (value, from, length) => ((value - from) / length) * 2 - 1;
      show(part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height));
    });
    tilt.addEventListener("lostpointercapture", () => show(0, 0));
    tilt.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-0.25, 0], ArrowRight: [0.25, 0], ArrowUp: [0, -0.25],
        ArrowDown: [0, 0.25] }[event.key];
      if (step) show(place.x + step[0], place.y + step[1]);
      else if (event.key === "Escape" || event.key === "Home") show(0, 0);
      else return;
      event.preventDefault();
    });
    tilt.addEventListener("blur", () => { if (place.x !== 0 || place.y !== 0) show(0, 0); });
  }

  update(status) {
    this.configuration = status.configuration;
    const { device, appearance, textSize, locale, hasHardwareKeyboard } = status.configuration;
    this.keyboard.setAttribute("aria-pressed", String(!hasHardwareKeyboard));
    if (this.device.options.length !== status.devices.length) {
      this.device.replaceChildren(...status.devices.map((entry) => new Option(entry.name, entry.identifier)));
    }
    this.device.value = device.identifier;
    this.textSize.value = textSize;
    // One that `tessera run` was given and the list does not have.
    const isListed = [...this.language.options].some(({ value }) => value === locale);
    if (!isListed) this.language.add(new Option(locale, locale));
    this.language.value = locale;
    this.appearance.setAttribute("aria-pressed", String(appearance === "dark"));
    this.appearance.querySelector(".word").textContent = appearance === "dark" ? "Dark" : "Light";
  }
}
