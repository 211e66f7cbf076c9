// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A field that nobody sees, for what keys alone cannot type: input methods, dead keys, keyboards on glass, the
// clipboard.
//
// A touch of one of the app's text fields gives it the focus, within the gesture, since browsers show the device's
// keyboard then only. Its own text is nothing but a letter to delete: what is typed goes to the app.

import * as events from "./events.js";

/** Keys that stand for something else to come. */
const heralds = new Set(["Dead", "Process", "Unidentified", "Compose"]);
/** What keyboards on glass delete needs something to be deleted. */
const filling = "\u00a0";
/** Code units that are sent at once: in bytes, at most what an app takes. */
const longest = 8_000;
/** Letters of the shortcuts that edit; that of pasting is left to the browser, which asks for leave. */
const editing = new Set(["a", "c", "x", "z", "y"]);

export class TextInput {
  /**
   * @param field A text area without a place of its own.
   * @param layers The element that holds the app's layers.
   * @param send Sends an event.
   */
  constructor(field, layers, send) {
    this.field = field;
    this.layers = layers;
    this.send = send;
    this.isComposing = false;
    this.fill();
    field.addEventListener("compositionstart", () => { this.isComposing = true; });
    field.addEventListener("compositionupdate", (event) => this.mark(event.data));
    field.addEventListener("compositionend", (event) => this.finish(event.data));
    field.addEventListener("beforeinput", (event) => this.type(event));
    field.addEventListener("input", () => { if (!this.isComposing) this.fill(); });
    field.addEventListener("paste", (event) => {
      event.preventDefault();
      this.insert(event.clipboardData?.getData("text/plain"));
    });
  }

  get hasFocus() {
    return document.activeElement === this.field;
  }

  /** A finger or a mouse went up: keys are the text's that it touched, or nobody's. */
  touched(event) {
    if (this.isText(event.clientX, event.clientY)) this.field.focus({ preventScroll: true });
  }

  /** Whether one of the app's texts that can be edited is at a place of the page. */
  isText(x, y) {
    for (const element of this.layers.querySelectorAll('[role="textbox"], [role="searchbox"]')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) return true;
    }
    return false;
  }

  /**
   * What becomes of a key while the field has the focus: `true` where the app is not to hear of it as a key, since it
   * is part of what is composed or comes as text.
   */
  takes(event) {
    return event.isComposing || this.isComposing || event.keyCode === 229 || heralds.has(event.key);
  }

  /** The modifiers of an editing shortcut, as the app's platform has them; `null` for other keys. */
  shortcut(event) {
    if (!this.hasFocus || !(event.ctrlKey || event.metaKey) || event.altKey) return null;
    if (!editing.has(event.key.toLowerCase())) return null;
    return { key: event.key.toLowerCase() === "y" ? "z" : event.key.toLowerCase(),
      modifiers: 8 | (event.shiftKey || event.key.toLowerCase() === "y" ? 1 : 0) };
  }

  fill() {
    this.field.value = filling;
    this.field.setSelectionRange(filling.length, filling.length);
  }

  // What is typed

  type(event) {
    if (event.inputType === "insertCompositionText" || this.isComposing) return;
    event.preventDefault();
    if (event.inputType.startsWith("deleteContent")) this.tell(events.deleteBackward);
    else if (event.inputType === "insertLineBreak" || event.inputType === "insertParagraph") this.insert("\n");
    else if (event.inputType.startsWith("insert")) {
      this.insert(event.data ?? event.dataTransfer?.getData("text/plain"));
    }
  }

  insert(text) {
    // Long texts go in pieces, none of which ends within a letter.
    let piece = "";
    for (const letter of text ?? "") {
      piece += letter;
      if (piece.length < longest) continue;
      this.tell(events.insertText, piece);
      piece = "";
    }
    if (piece) this.tell(events.insertText, piece);
  }

  // What an input method has so far

  mark(text) {
    this.tell(events.markText, text ?? "");
  }

  finish(text) {
    this.isComposing = false;
    if (text) this.insert(text);
    else {
      this.mark("");
      this.tell(events.unmarkText);
    }
    this.fill();
  }

  tell(event, ...values) {
    this.send(event(...values, performance.now() / 1000));
  }
}
