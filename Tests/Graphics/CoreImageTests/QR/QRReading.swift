// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import CoreImage

/// Reads a flawless code of bytes by its squares alone, as a scanner does once it has found them.
struct QRReading {
  let bytes: [UInt8]

  /// `nil` where the correction does not fit the data, or the message is not one of bytes.
  init?(_ code: QRCode) {
    let words = Self.words(code)
    let capacity = QRCapacity(code.version, code.level)
    let (count, correction) = (capacity.blockCount, capacity.correctionBytes)
    let short = capacity.dataBytes / count
    let shortCount = count - capacity.dataBytes % count
    var blocks = Array(repeating: [UInt8](), count: count)
    var rest = words[...]
    for place in 0...short {
      for index in 0..<count where place < short || index >= shortCount { blocks[index].append(rest.removeFirst()) }
    }
    var message: [UInt8] = []
    for block in blocks { message += block }
    for _ in 0..<correction {
      for index in 0..<count { blocks[index].append(rest.removeFirst()) }
    }
    guard blocks.allSatisfy({ Self.isWhole($0, correction: correction) }), message[0] >> 4 == 4 else { return nil }
    // After four bits of mode come eight or sixteen of length; all is shifted by half a byte.
    func byte(_ index: Int) -> UInt8 { message[index] << 4 | message[index + 1] >> 4 }
    let isLong = code.version > 9
    let length = isLong ? Int(byte(0)) << 8 | Int(byte(1)) : Int(byte(0))
    bytes = (0..<length).map { byte($0 + (isLong ? 2 : 1)) }
  }

  /// A block is whole where its polynomial is zero at every root of the generator.
  private static func isWhole(_ block: [UInt8], correction: Int) -> Bool {
    var root = 1
    for _ in 0..<correction {
      var value = 0
      for byte in block { value = multiplied(value, root) ^ Int(byte) }
      if value != 0 { return false }
      root = multiplied(root, 2)
    }
    return true
  }

  /// Long multiplication of polynomials, modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func multiplied(_ a: Int, _ b: Int) -> Int {
    var (sum, a, b) = (0, a, b)
    while b > 0 {
      if b & 1 == 1 { sum ^= a }
      a <<= 1
      if a > 255 { a ^= 0x11D }
      b >>= 1
    }
    return sum
  }

  private static func words(_ code: QRCode) -> [UInt8] {
    // Data turned over by the same mask again is as it was laid.
    let masks: [(Int, Int) -> Bool] = [
      { ($0 + $1) % 2 == 0 }, { $1 % 2 == 0 }, { x, _ in x % 3 == 0 }, { ($0 + $1) % 3 == 0 },
      { ($0 / 3 + $1 / 2) % 2 == 0 }, { ($0 * $1) % 2 + ($0 * $1) % 3 == 0 },
      { (($0 * $1) % 2 + ($0 * $1) % 3) % 2 == 0 }, { (($0 + $1) % 2 + ($0 * $1) % 3) % 2 == 0 },
    ]
    let isPattern = patterns(code.version)
    var bits: [Bool] = []
    var columns = Array((0..<code.size).reversed())
    columns.removeAll { $0 == 6 }
    for pair in stride(from: 0, to: columns.count, by: 2) {
      let rows = pair % 4 == 0 ? Array((0..<code.size).reversed()) : Array(0..<code.size)
      for row in rows {
        for column in columns[pair..<pair + 2] where !isPattern(column, row) {
          bits.append(code[column, row] != masks[code.mask](column, row))
        }
      }
    }
    return stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// Which squares hold no data.
  private static func patterns(_ version: Int) -> (Int, Int) -> Bool {
    let size = version * 4 + 17
    let middles = QRGrid.alignments(version)
    return { x, y in
      if x == 6 || y == 6 { return true }
      if (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) { return true }
      if version >= 7, (x < 6 && y >= size - 11) || (y < 6 && x >= size - 11) { return true }
      guard let first = middles.first, let last = middles.last else { return false }
      return middles.contains { row in
        middles.contains { column in
          let isFinder =
            (row == first && column == first) || (row == first && column == last) || (row == last && column == first)
          return !isFinder && abs(x - column) <= 2 && abs(y - row) <= 2
        }
      }
    }
  }
}
