// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The messages of a tab, in the wire format.

import { ByteWriter } from "./bytes.js";

const input = (event, time) => {
  const writer = new ByteWriter().byte(1).byte(event);
  return time === undefined ? writer : writer.number(time);
};

export const phases = { began: 0, moved: 1, stationary: 2, ended: 3, cancelled: 4 };

/** What touches; the other button of a mouse is told from its first, which stands for a finger. */
export const kinds = { finger: 0, pencil: 1, secondaryPointer: 3 };

export function touches(list, time) {
  const writer = input(0, time).varint(list.length);
  for (const { identifier, phase, kind, x, y } of list) {
    writer.varint(identifier).byte(phases[phase] | (kinds[kind ?? "finger"] << 4)).number(x).number(y);
  }
  return writer;
}

export function wheel(x, y, dx, dy, time) {
  return input(1, time).number(x).number(y).number(dx).number(dy);
}

export function key(isDown, name, modifiers, time) {
  return input(2, time).bool(isDown).text(name).byte(modifiers);
}

export function motion(pitch, roll, yaw, time) {
  return input(4, time).number(pitch).number(roll).number(yaw);
}

export function visibility(isVisible) {
  return input(5).bool(isVisible);
}

const hoverPhases = { entered: 0, moved: 1, exited: 2 };

/** A mouse over the screen with no button down. */
export function hover(phase, x, y, time) {
  return input(6, time).number(x).number(y).byte(hoverPhases[phase]);
}

/** The keyboard's focus came to a layer, or with none left the app. */
export function focus(layer) {
  const writer = input(7).bool(layer !== null);
  return layer === null ? writer : writer.varint(layer);
}

const permissions = { untold: 0, denied: 1, whenInUse: 2, always: 3 };

/** Where the device is, in degrees and metres; a negative accuracy tells of the permission alone. */
export function location(latitude, longitude, accuracy, permission) {
  return input(8).number(latitude).number(longitude).number(accuracy).byte(permissions[permission]);
}

const textKinds = { insert: 0, mark: 1, unmark: 2, deleteBackward: 3 };

const text = (kind, time) => input(9, time).byte(textKinds[kind]);

/** Takes the place of what is marked, or of what is selected. */
export function insertText(string, time) {
  return text("insert", time).text(string);
}

/** What an input method has so far; the caret stands at its end. Lengths count UTF-16 code units. */
export function markText(string, time) {
  return text("mark", time).text(string).varint(string.length).varint(0);
}

/** The marked text is to stay. */
export function unmarkText(time) {
  return text("unmark", time);
}

export function deleteBackward(time) {
  return text("deleteBackward", time);
}

const sceneActions = { open: 0, activate: 1, background: 2, disconnect: 3, close: 4 };

/** One of the app's windows is to be opened, shown or closed; without a number, the one in front. */
export function scene(action, number = 0) {
  return input(10).byte(sceneActions[action]).varint(number);
}

/** Text that was copied elsewhere. */
export function pasteboard(text) {
  return input(12).text(text);
}

export function configure({ device, orientation, appearance, textSize, locale, hasHardwareKeyboard }) {
  return new ByteWriter().byte(3).text(device).text(orientation).text(appearance).text(textSize).text(locale)
    .bool(hasHardwareKeyboard);
}

export function relaunch() {
  return new ByteWriter().byte(4);
}

/** How the device's time is to run: the speed against real time, which a pause keeps. */
export function clock(speed, isPaused) {
  return new ByteWriter().byte(5).number(speed).bool(isPaused);
}

export function stepFrame() {
  return new ByteWriter().byte(6);
}

/** Asks the server for a file of the last seconds. */
export function record() {
  return new ByteWriter().byte(8);
}
