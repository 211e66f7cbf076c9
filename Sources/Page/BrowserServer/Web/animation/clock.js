// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The app's media time, told by its messages and running on between them.

/** Above this, a message is not late: the clocks have parted, as when a machine slept. Seconds. */
const largestDelay = 2;
/** By how much two clocks may part in a second. */
const drift = 1e-4;

export class AppClock {
  /** @param now Gives the page's own time in seconds. */
  constructor(now = () => performance.now() / 1000) {
    this.pageTime = now;
    this.rate = 1;
    this.base = null;
    this.frozen = null;
  }

  /**
   * Takes what a message says of the app's time. Messages come late, never early: what comes soonest is closest to the
   * truth, so that one that was held up moves nothing.
   */
  note(time, rate, arrival = this.pageTime(), isNew = false) {
    const { base } = this;
    if (!base || isNew || rate !== this.rate || rate === 0) {
      this.rate = rate;
      this.base = { time, arrival };
      return;
    }
    // How far the app's time is ahead of what is believed.
    const ahead = time - this.at(arrival);
    const allowance = drift * rate * Math.max(0, arrival - base.arrival);
    if (ahead >= 0 || ahead < -largestDelay * rate) this.base = { time, arrival };
    else if (allowance > 0) this.base = { time: this.at(arrival) + Math.max(ahead, -allowance), arrival };
  }

  /** The app's time at a time of the page's. */
  at(pageTime) {
    return this.base ? this.base.time + (pageTime - this.base.arrival) * this.rate : 0;
  }

  /** The app's time now. */
  now() {
    return this.frozen ?? this.at(this.pageTime());
  }

  /** Whether time goes on. */
  get isRunning() {
    return this.frozen === null && this.rate > 0;
  }

  /** Holds the page at a time of the app's, for tests and for looking closely; null lets it go on. */
  freeze(time) {
    this.frozen = time;
  }
}
