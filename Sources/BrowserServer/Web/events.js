// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The messages of a tab, in the wire format.

import { ByteWriter } from "./bytes.js";

const input = (event, time) => {
  const writer = new ByteWriter().byte(1).byte(event);
  return time === undefined ? writer : writer.number(time);
};

export const phases = { began: 0, moved: 1, stationary: 2, ended: 3, cancelled: 4 };

export function touches(list, time) {
  const writer = input(0, time).varint(list.length);
  for (const { identifier, phase, x, y } of list) writer.varint(identifier).byte(phases[phase]).number(x).number(y);
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

export function configure({ device, orientation, appearance, textSize }) {
  return new ByteWriter().byte(3).text(device).text(orientation).text(appearance).text(textSize);
}

export function relaunch() {
  return new ByteWriter().byte(4);
}
