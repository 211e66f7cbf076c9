// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Moves what is animated, once a frame, and only while something is.

import { present } from "./presentation.js";
import { localTime, timeToChange } from "./timing.js";

/** Sleeps this long at most before an animation that has not begun; timers are not exact. Seconds. */
const leastSleep = 0.05;

export class Animator {
  /** @param clock The app's time. */
  constructor(clock) {
    this.clock = clock;
    /** The nodes that have animations. */
    this.nodes = new Set();
    this.frame = 0;
    this.timer = 0;
    /** How many frames were made, for tests that count. */
    this.frameCount = 0;
  }

  /** Takes note of what a commit did to a node's animations. */
  watch(node) {
    if (node.model.animations.length > 0) this.nodes.add(node);
    else if (this.nodes.delete(node)) this.rest(node);
  }

  forget(node) {
    this.nodes.delete(node);
  }

  clear() {
    this.nodes.clear();
  }

  /** Works out what every animated node shows now; the nodes that look different are left to be updated. */
  refresh(time = this.clock.now()) {
    const changed = new Set();
    for (const node of this.nodes) {
      const { layer, touched } = present(node.model, layerTime(node, time));
      if (show(node, layer, touched)) changed.add(node);
    }
    return changed;
  }

  /** Puts a node that is not animated any more back on its model. */
  rest(node) {
    show(node, node.model, new Set());
    node.layer = node.model;
    node.promote(new Set());
  }

  /** Sees to it that frames are made while time makes a difference. */
  schedule() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = this.timer = 0;
    if (!this.clock.isRunning) return;
    const wait = this.timeToNextChange();
    if (wait <= leastSleep) this.frame = requestAnimationFrame(() => this.step());
    else if (wait < Infinity) this.timer = setTimeout(() => this.schedule(), Math.min(wait - leastSleep, 3600) * 1000);
  }

  step() {
    this.frame = 0;
    this.frameCount += 1;
    this.settle();
  }

  /** Shows the present time, and goes on from there. */
  settle() {
    for (const node of this.refresh()) node.update();
    this.schedule();
  }

  /** Seconds of the page until something looks different; 0 while it does, infinite where nothing will. */
  timeToNextChange() {
    const time = this.clock.now();
    let least = Infinity;
    for (const node of this.nodes) {
      const moving = new Set();
      const { local, speed } = layerSpace(node, time);
      for (const animation of node.model.animations) {
        const wait = timeToChange(animation, local);
        if (wait === 0 && speed !== 0) moving.add(animation.property);
        if (speed > 0) least = Math.min(least, wait / (speed * this.clock.rate));
        // What is over comes again where time runs backwards.
        else if (speed < 0) least = 0;
      }
      node.promote(moving);
    }
    return least;
  }
}

/** A node's own time and how fast it runs, at a time of the app's. */
function layerSpace(node, time) {
  const chain = [];
  for (let each = node; each; each = each.parent) chain.push(each.model.timing);
  let local = time;
  let speed = 1;
  for (const timing of chain.reverse()) {
    local = localTime(timing, local);
    speed *= timing.speed;
  }
  return { local, speed };
}

export function layerTime(node, time) {
  return layerSpace(node, time).local;
}

/** Has a node show other values than before; whether anything is to be done for it. */
function show(node, layer, touched) {
  const before = node.layer;
  let isChanged = false;
  for (const name of new Set([...touched, ...node.touched])) {
    if (isSame(before[name], layer[name])) continue;
    isChanged = true;
    const [a, b] = [before[name], layer[name]];
    const isScroll = name === "bounds" && a.width === b.width && a.height === b.height;
    node.mark(isScroll ? "boundsOrigin" : name);
  }
  node.layer = layer;
  node.touched = touched;
  return isChanged;
}

function isSame(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]));
}
