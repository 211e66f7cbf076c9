// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ImageIdentifier {
  /// Hashes a picture's size and bytes, the same way on every machine and in every run.
  package init(hashing data: Data, width: Int, height: Int) {
    let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    // Each step waits for the one before: four in turn take a quarter of the time of one.
    var (first, second, third, fourth) = (seed, seed &* 3, seed &* 5, seed &* 7)
    var rest: UInt64 = 0
    data.withUnsafeBytes { bytes in
      func word(_ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      var offset = 0
      while offset + 32 <= bytes.count {
        Self.mix(&first, word(offset))
        Self.mix(&second, word(offset + 8))
        Self.mix(&third, word(offset + 16))
        Self.mix(&fourth, word(offset + 24))
        offset += 32
      }
      while offset + 8 <= bytes.count {
        Self.mix(&first, word(offset))
        offset += 8
      }
      for byte in bytes[offset...].reversed() { rest = rest << 8 | UInt64(byte) }
    }
    for word in [second, third, fourth, rest, UInt64(data.count), UInt64(width), UInt64(height)] {
      Self.mix(&first, word)
    }
    self.init(rawValue: first)
  }

  /// One step: a full 128-bit product, folded, in which each input bit reaches each output bit.
  private static func mix(_ state: inout UInt64, _ word: UInt64) {
    let product = (state ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    // The sum with the old state keeps a word that makes the product zero from wiping out what came before.
    state = (product.high ^ product.low) &+ (state << 23 | state >> 41)
  }
}
