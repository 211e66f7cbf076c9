// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The stream between the page and the server, joined again when it breaks.

import { ByteReader, ByteWriter } from "./bytes.js";
import { readAnswer } from "./questions.js";

const firstDelay = 250;
const longestDelay = 8000;

export class Connection {
  /**
   * Handlers: `status(object)`, `commit(reader, acknowledge)`, `clock(time, rate)`, `answer({ name, subject, answer
   * })`,
   * `recording(object)`, `link(address)`, `pasteboard(text)`, `state("connected" | "waiting")`.
   */
  constructor(app, token, handlers) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}/apps/${app}/stream?token=${encodeURIComponent(token)}`;
    this.handlers = handlers;
    this.delay = firstDelay;
    this.socket = null;
    this.refusals = 0;
    this.open();
  }

  open() {
    const socket = new WebSocket(this.address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    let wasOpen = false;
    socket.addEventListener("open", () => {
      wasOpen = true;
      this.refusals = 0;
      this.delay = firstDelay;
      this.handlers.state("connected");
    });
    socket.addEventListener("message", (event) => this.receive(event.data));
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.handlers.state("waiting");
      if (!wasOpen) this.refusals += 1;
      setTimeout(() => this.reopen(), this.delay);
      this.delay = Math.min(this.delay * 2, longestDelay);
    });
  }

  /** A server that answers pages but refuses the stream was started anew: its page has the new token. */
  async reopen() {
    if (this.refusals >= 2) {
      const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
      if (answer?.ok) {
        location.reload();
        return;
      }
    }
    this.open();
  }

  receive(data) {
    const reader = new ByteReader(data);
    switch (reader.byte()) {
      case 1: {
        const sequence = reader.varint();
        this.handlers.commit(reader, () => this.send(new ByteWriter().byte(2).varint(sequence)));
        break;
      }
      case 2:
        this.handlers.status(JSON.parse(new TextDecoder().decode(new Uint8Array(data, 1))));
        break;
      case 3:
        this.handlers.clock(reader.number(), reader.number());
        break;
      case 4: {
        const answer = readAnswer(reader);
        if (answer) this.handlers.answer(answer);
        break;
      }
      case 5:
        switch (reader.byte()) {
          case 0: this.handlers.recording({ progress: reader.number() }); break;
          case 1: this.handlers.recording({ number: reader.varint() }); break;
          default: this.handlers.recording({ reason: reader.text() });
        }
        break;
      case 6:
        this.handlers.link(new TextDecoder().decode(new Uint8Array(data, 1)));
        break;
      case 7:
        this.handlers.pasteboard(new TextDecoder().decode(new Uint8Array(data, 1)));
        break;
    }
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a message, or drops it while there is no connection: nobody could answer it. */
  send(writer) {
    if (this.isOpen) this.socket.send(writer.buffer);
  }
}
