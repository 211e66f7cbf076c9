// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Time spaces: how an animation's or a layer's own time lies in that of what is around it. Seconds throughout.

import { pace } from "./pacing.js";

/** What shows outside of the active time. */
export const fills = ["removed", "forwards", "backwards", "both"];

/** The space that is the one around it. */
export const identityTiming = {
  beginTime: 0, duration: Infinity, speed: 1, timeOffset: 0, repeatCount: 1, repeatDuration: 0, autoreverses: false,
  fill: "removed",
};

/** The share of a run within which a time counts as that of a run's end: three times 0.1 is not quite 0.3. */
const instant = 1e-9;

/** One run and, where it reverses, its way back. */
const cycle = (timing) => (timing.autoreverses ? 2 * timing.duration : timing.duration);

/** How long all runs take, in own seconds; may be infinite. */
export function activeDuration(timing) {
  if (timing.repeatDuration > 0) return timing.repeatDuration;
  if (!(timing.duration > 0)) return 0;
  return cycle(timing) * (timing.repeatCount > 0 ? timing.repeatCount : 1);
}

/** The time of a layer with this timing, at a time of its superlayer's. */
export function localTime(timing, time) {
  return (time - timing.beginTime) * timing.speed + timing.timeOffset;
}

/**
 * Where in its runs an animation is: `time` from the start of the run, `share` of the duration and `runs` before this
 * one; null where it is not active and does not fill.
 *
 * The offset does not change when it is active; a negative speed plays it from its end; one that stands still is always
 * active, at its offset.
 */
export function moment(timing, parent) {
  const { speed, fill, timeOffset } = timing;
  const active = activeDuration(timing);
  if (speed === 0) return place(timing, Math.min(Math.max(timeOffset, 0), active), true);
  let elapsed = (parent - timing.beginTime) * Math.abs(speed);
  const margin = Number.isFinite(active) ? instant * Math.min(active, cycle(timing)) : 0;
  const isAfter = elapsed >= active - margin;
  if (elapsed < -margin) {
    if (fill !== "backwards" && fill !== "both") return null;
    elapsed = 0;
  } else if (isAfter) {
    if (fill !== "forwards" && fill !== "both") return null;
    elapsed = active;
  }
  return speed < 0 ? place(timing, timeOffset - elapsed, !isAfter) : place(timing, timeOffset + elapsed, isAfter);
}

/** `endsRuns`: whether the moment between two runs belongs to the first of them. */
function place(timing, time, endsRuns) {
  const { duration, autoreverses, speed } = timing;
  if (!(duration > 0)) return { time: 0, share: endsRuns && !autoreverses ? 1 : 0, runs: 0 };
  if (!Number.isFinite(duration) || !Number.isFinite(time)) {
    return { time: Number.isFinite(time) ? Math.max(time, 0) : 0, share: 0, runs: 0 };
  }
  let cycles = time / cycle(timing);
  if (Math.abs(cycles - Math.round(cycles)) < instant) cycles = Math.round(cycles);
  let run = Math.floor(cycles);
  let within = cycles - run;
  if (within === 0 && endsRuns && (time > 0 || speed < 0)) {
    run -= 1;
    within = 1;
  }
  let share = autoreverses ? within * 2 : within;
  if (share > 1) share = 2 - share;
  return { time: share * duration, share, runs: Math.min(Math.max(run, 0), 1e9) };
}

/**
 * The moment in the innermost of an animation's nested spaces, outermost first; null where one of them shows nothing.
 * Time may run unevenly inside each of the outer ones.
 */
export function momentInChain({ timings, groupPacings }, time) {
  let inner = null;
  let parent = time;
  for (const [index, timing] of timings.entries()) {
    inner = moment(timing, parent);
    if (!inner) return null;
    const pacing = groupPacings[index];
    const isEven = !pacing || pacing.kind === "even" || !Number.isFinite(timing.duration);
    parent = isEven ? inner.time : pace(pacing, inner.share, inner.time) * timing.duration;
  }
  return inner;
}

/** When all runs are over, in the parent's time; never while it stands still. */
function activeEnd(timing) {
  return timing.speed === 0 ? Infinity : timing.beginTime + activeDuration(timing) / Math.abs(timing.speed);
}

/** Whether the parent's time runs through it once, from its start. */
function isPlain({ speed, timeOffset, autoreverses, repeatDuration, repeatCount }) {
  const isOnce = !autoreverses && repeatDuration === 0 && (repeatCount === 0 || repeatCount === 1);
  return speed > 0 && timeOffset === 0 && isOnce;
}

/** When an animation is over, in its layer's time: with its groups, or before them where they play once, forwards. */
function endOf({ timings, groupPacings }, index = 0) {
  if (index >= timings.length) return Infinity;
  const timing = timings[index];
  const own = activeEnd(timing);
  const isEven = !groupPacings[index] || groupPacings[index].kind === "even";
  if (index + 1 >= timings.length || !isPlain(timing) || !isEven) return own;
  return Math.min(own, timing.beginTime + endOf({ timings, groupPacings }, index + 1) / timing.speed);
}

/**
 * How long, in its layer's time, until an animation shows something else: 0 while it moves, infinite once it is over.
 */
export function timeToChange(animation, layerTime) {
  const { timings } = animation;
  if (timings.some((timing) => timing.speed === 0)) return Infinity;
  if (layerTime < timings[0].beginTime) return timings[0].beginTime - layerTime;
  // At the very end it is what it will be for ever.
  return layerTime < endOf(animation) ? 0 : Infinity;
}
