// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How many bytes a code holds, and how they are divided into blocks.
struct QRCapacity {
  /// Message and correction together.
  let totalBytes: Int
  let blockCount: Int
  /// In each block.
  let correctionBytes: Int

  /// What is left for the message.
  var dataBytes: Int { totalBytes - blockCount * correctionBytes }

  init(_ version: Int, _ level: QRCode.Level) {
    totalBytes = Self.moduleCount(version) / 8
    blockCount = Self.blocks[level.index][version - 1]
    correctionBytes = Self.corrections[level.index][version - 1]
  }

  /// The squares of a version that are neither patterns nor information about the code.
  static func moduleCount(_ version: Int) -> Int {
    let size = version * 4 + 17
    // Finders with their borders, timing lines, format information and the one dark square.
    var count = size * size - 3 * 64 - 2 * (size - 16) - 31
    if version >= 2 {
      let alignments = version / 7 + 2
      count -= (alignments * alignments - 3) * 25
      // Where they lie on the timing lines, five squares were counted twice.
      count += 2 * (alignments - 2) * 5
    }
    if version >= 7 { count -= 36 }
    return count
  }

  /// The message in blocks, each with its correction, a byte of each block in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let field = QRField()
    let generator = field.generator(degree: correctionBytes)
    // The last blocks are a byte longer, where it does not come out even.
    let shortLength = dataBytes / blockCount
    let shortCount = blockCount - dataBytes % blockCount
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<blockCount {
      let length = shortLength + (index < shortCount ? 0 : 1)
      blocks.append(data[start..<start + length])
      start += length
    }
    var result: [UInt8] = []
    result.reserveCapacity(totalBytes)
    for place in 0...shortLength {
      for block in blocks where place < block.count { result.append(block[block.startIndex + place]) }
    }
    let corrections = blocks.map { field.remainder(of: $0, by: generator) }
    for place in 0..<correctionBytes { result += corrections.map { $0[place] } }
    return result
  }

  // By level, then version: ISO/IEC 18004, table 9.

  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Arithmetic in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1, in which correction is reckoned.
struct QRField {
  private var powers = [UInt8](repeating: 0, count: 255)
  private var logarithms = [Int](repeating: 0, count: 256)

  init() {
    var value = 1
    for exponent in 0..<255 {
      powers[exponent] = UInt8(value)
      logarithms[value] = exponent
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
  }

  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : powers[(logarithms[Int(a)] + logarithms[Int(b)]) % 255]
  }

  /// The product of (x − 2ⁱ) for all i below the degree, without its leading 1, highest powers first.
  func generator(degree: Int) -> [UInt8] {
    var result: [UInt8] = [1]
    for exponent in 0..<degree {
      var next = result + [0]
      for index in result.indices { next[index + 1] ^= product(result[index], powers[exponent]) }
      result = next
    }
    return Array(result.dropFirst())
  }

  /// What is left of a message, shifted by the generator's degree, when it is divided.
  func remainder(of message: ArraySlice<UInt8>, by generator: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for byte in message {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }
}
