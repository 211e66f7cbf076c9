// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ImageIdentifier {
  /// Hashes a picture's size and bytes, the same way on every machine and in every run.
  package init(hashing data: Data, width: Int, height: Int) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    Self.mix(&state, UInt64(truncatingIfNeeded: width))
    Self.mix(&state, UInt64(truncatingIfNeeded: height))
    Self.mix(&state, UInt64(truncatingIfNeeded: data.count))
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        Self.mix(&state, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in bytes[offset...].reversed() { rest = rest << 8 | UInt64(byte) }
      Self.mix(&state, rest)
    }
    self.init(rawValue: state)
  }

  /// One step: a full 128-bit product, folded, in which each input bit reaches each output bit.
  private static func mix(_ state: inout UInt64, _ word: UInt64) {
    let product = (state ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    // The sum with the old state keeps a word that makes the product zero from wiping out what came before.
    state = (product.high ^ product.low) &+ (state << 23 | state >> 41)
  }
}
