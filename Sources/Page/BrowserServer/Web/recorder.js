// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Pictures of the device's screen, drawn by the server and saved as files.

import * as events from "./events.js";

export class Recorder {
  /**
   * @param buttons `screenshot` and `record`.
   * @param address The app's address, to which names of files are added.
   * @param tell Shows a few words for a moment.
   */
  constructor(buttons, { address, token, name, send, tell }) {
    Object.assign(this, { buttons, address, token, name, send, tell });
    buttons.screenshot.addEventListener("click", () => this.screenshot());
    buttons.record.addEventListener("click", () => this.record());
    this.isConnected = false;
    this.isRecording = false;
  }

  setConnected(isConnected) {
    this.isConnected = isConnected;
    // Nobody would tell of a recording that was on its way when the stream broke.
    if (!isConnected) this.setProgress(null);
  }

  async screenshot() {
    const { screenshot } = this.buttons;
    screenshot.setAttribute("aria-busy", "true");
    await this.save("screen.png", "png", "The screenshot was saved.");
    screenshot.removeAttribute("aria-busy");
  }

  record() {
    if (this.isRecording || !this.isConnected) return;
    this.setProgress(0);
    this.send(events.record());
  }

  /** What the server says of the recording that was asked for. */
  async update(state) {
    if (state.progress !== undefined) {
      this.setProgress(state.progress);
    } else if (state.number !== undefined) {
      this.setProgress(1);
      await this.save(`recordings/${state.number}`, "webp", "The last seconds were saved.");
      this.setProgress(null);
    } else {
      this.setProgress(null);
      this.tell(`There is no recording. ${state.reason}`);
    }
  }

  /** 0…1 while the recording is made, null else. */
  setProgress(share) {
    const { record } = this.buttons;
    this.isRecording = share !== null;
    record.classList.toggle("busy", this.isRecording);
    record.setAttribute("aria-disabled", String(this.isRecording));
    record.style.setProperty("--share", share ?? 0);
    record.querySelector(".word").textContent = this.isRecording ? `${Math.round(share * 100)} %` : "Record";
  }

  async save(file, kind, words) {
    try {
      const answer = await fetch(`${this.address}${file}?token=${encodeURIComponent(this.token)}`,
        { cache: "no-store" });
      if (!answer.ok) throw new Error((await answer.text()).trim());
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await answer.blob());
      link.download = `${this.name} ${stamp(new Date())}.${kind}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      this.tell(words);
    } catch (error) {
      this.tell(`Nothing was saved. ${error.message}`);
    }
  }
}

/** A moment as part of a file's name. */
function stamp(date) {
  const two = (value) => String(value).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} at ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(".")}`;
}
