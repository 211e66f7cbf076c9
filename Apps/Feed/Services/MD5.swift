// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The digest that Marvel signs with. It protects nothing; it is what the service asks for.
enum MD5 {
  private static let table = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

  /// The digest of a text in UTF-8, as 32 hexadecimal digits.
  static func hex(_ text: String) -> String {
    var bytes = Data(text.utf8)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    bytes.append(contentsOf: [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64))
    withUnsafeBytes(of: length.littleEndian) { bytes.append(contentsOf: $0) }

    var digest: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      let words = stride(from: block, to: block + 64, by: 4).map { start in
        bytes[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for (index, part) in digested(words, from: digest).enumerated() { digest[index] &+= part }
    }
    return digest.map { String(format: "%08x", $0.byteSwapped) }.joined()
  }

  private static func digested(_ words: [UInt32], from start: [UInt32]) -> [UInt32] {
    var s = start
    for step in 0..<64 {
      let round = step / 16
      let mix: UInt32
      let word: Int
      switch round {
      case 0: (mix, word) = (s[1] & s[2] | ~s[1] & s[3], step)
      case 1: (mix, word) = (s[3] & s[1] | ~s[3] & s[2], (step * 5 + 1) % 16)
      case 2: (mix, word) = (s[1] ^ s[2] ^ s[3], (step * 3 + 5) % 16)
      default: (mix, word) = (s[2] ^ (s[1] | ~s[3]), step * 7 % 16)
      }
      let sum = s[0] &+ mix &+ table[step] &+ words[word]
      let turn = turns[round][step % 4]
      s = [s[3], s[1] &+ (sum << turn | sum >> (32 - turn)), s[1], s[2]]
    }
    return s
  }
}
