// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Reads and writes the wire format of the render protocol; the twin of the Swift codec.

const utf8 = new TextDecoder("utf-8", { fatal: true });
const encoder = new TextEncoder();

/** Takes values from a message's bytes; throws a RangeError past their end. */
export class ByteReader {
  constructor(buffer, offset = 0) {
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.offset = offset;
  }

  byte() {
    return this.view.getUint8(this.offset++);
  }

  bool() {
    return this.byte() !== 0;
  }

  u16() {
    const value = this.view.getUint16(this.offset, true);
    this.offset += 2;
    return value;
  }

  f32() {
    const value = this.view.getFloat32(this.offset, true);
    this.offset += 4;
    return value;
  }

  /** Sixteen hexadecimal digits. */
  hex64() {
    const value = this.view.getBigUint64(this.offset, true);
    this.offset += 8;
    return value.toString(16).padStart(16, "0");
  }

  /** A whole number; exact up to 2^53. */
  varint() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  }

  number() {
    const tag = this.byte();
    if (tag >= 32) return tag - 48;
    switch (tag) {
      case 0: {
        const value = this.view.getFloat64(this.offset, true);
        this.offset += 8;
        return value;
      }
      case 1: return this.f32();
      case 2: return unzigzag(this.varint());
      case 3: return unzigzag(this.varint()) / 6;
      default: throw new RangeError(`There is no number of kind ${tag}.`);
    }
  }

  text() {
    const length = this.varint();
    if (this.offset + length > this.bytes.length) throw new RangeError("A text ends too soon.");
    const text = utf8.decode(this.bytes.subarray(this.offset, this.offset + length));
    this.offset += length;
    return text;
  }

  /** Calls `read` as often as the count says that stands before the list. */
  list(read) {
    const count = this.varint();
    const values = [];
    for (let index = 0; index < count; index += 1) values.push(read());
    return values;
  }
}

function unzigzag(value) {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Collects the bytes of a message. */
export class ByteWriter {
  constructor() {
    this.values = [];
  }

  byte(value) {
    this.values.push(value & 0xff);
    return this;
  }

  bool(value) {
    return this.byte(value ? 1 : 0);
  }

  varint(value) {
    let rest = value;
    while (rest >= 128) {
      this.values.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.values.push(rest);
    return this;
  }

  number(value) {
    if (Number.isInteger(value) && value >= -16 && value <= 207 && !Object.is(value, -0)) return this.byte(value + 48);
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value, true);
    this.values.push(0, ...new Uint8Array(view.buffer));
    return this;
  }

  text(value) {
    const bytes = encoder.encode(value);
    this.varint(bytes.length);
    this.values.push(...bytes);
    return this;
  }

  get buffer() {
    return new Uint8Array(this.values).buffer;
  }
}
