// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The squares of a code while it is put together.
struct QRGrid {
  let version: Int
  let size: Int
  private var isDark: [Bool]
  /// Squares that belong to patterns or say something about the code; no mask touches them.
  private var isFixed: [Bool]

  /// The patterns that every code of a version has.
  init(version: Int) {
    self.version = version
    size = version * 4 + 17
    isDark = Array(repeating: false, count: size * size)
    isFixed = isDark
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
    drawAlignments()
    drawVersion()
    // The format's places are kept, so that no data comes there.
    drawFormat(0)
  }

  subscript(column: Int, row: Int) -> Bool { isDark[row * size + column] }

  private mutating func fix(_ column: Int, _ row: Int, _ dark: Bool) {
    isDark[row * size + column] = dark
    isFixed[row * size + column] = true
  }

  // MARK: - Patterns

  /// A bull's eye with its white border, as much of it as lies within the code.
  private mutating func drawFinder(_ column: Int, _ row: Int) {
    for y in max(row - 4, 0)...min(row + 4, size - 1) {
      for x in max(column - 4, 0)...min(column + 4, size - 1) {
        let distance = max(abs(x - column), abs(y - row))
        fix(x, y, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignments() {
    let places = Self.alignments(version)
    guard let last = places.last else { return }
    for row in places {
      for column in places {
        // Three corners have finders.
        if (row == 6 && (column == 6 || column == last)) || (row == last && column == 6) { continue }
        for y in -2...2 {
          for x in -2...2 { fix(column + x, row + y, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  /// The middles of the small patterns: the last is seven from the edge, the steps before it are even and alike, and the
  /// first takes what is left.
  static func alignments(_ version: Int) -> [Int] {
    guard version >= 2 else { return [] }
    let count = version / 7 + 2
    let last = version * 4 + 10
    // One version's step is not what the others' rule gives.
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { last - $0 * step }.reversed()
  }

  /// The version, twice, from the seventh on: six bits and twelve that protect them.
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let bits = Self.protected(version, by: 12, generator: 0x1F25)
    for place in 0..<18 {
      let isSet = bits >> place & 1 == 1
      fix(size - 11 + place % 3, place / 3, isSet)
      fix(place / 3, size - 11 + place % 3, isSet)
    }
  }

  /// Level and mask, twice: five bits, ten that protect them, and a mask of their own.
  private mutating func drawFormat(_ format: Int) {
    let bits = Self.protected(format, by: 10, generator: 0x537) ^ 0x5412
    for place in 0..<15 {
      let isSet = bits >> place & 1 == 1
      // Down beside the first finder, around its corner, and to the left.
      let first = place < 6 ? (8, place) : place < 8 ? (8, place + 1) : place == 8 ? (7, 8) : (14 - place, 8)
      fix(first.0, first.1, isSet)
      let second = place < 8 ? (size - 1 - place, 8) : (8, size - 15 + place)
      fix(second.0, second.1, isSet)
    }
    fix(8, size - 8, true)
  }

  /// A number followed by what is left when it is divided by a polynomial over two elements.
  private static func protected(_ value: Int, by length: Int, generator: Int) -> Int {
    var rest = value
    for _ in 0..<length { rest = rest << 1 ^ (rest >> (length - 1) & 1) * generator }
    return value << length | rest & (1 << length - 1)
  }

  // MARK: - Data

  /// Lays bits in columns of two, up and down in turn from the right.
  mutating func place(_ bytes: [UInt8]) {
    var bit = 0
    var right = size - 1
    var goesUp = true
    while right > 0 {
      // The timing line is no column.
      if right == 6 { right -= 1 }
      for step in 0..<size {
        let row = goesUp ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] && bit < bytes.count * 8 {
          isDark[row * size + column] = bytes[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      right -= 2
      goesUp.toggle()
    }
  }

  /// Turns over the squares of a mask, and writes down which it was.
  mutating func apply(mask: Int, level: QRCode.Level) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.isTurned(mask, x, y) { isDark[y * size + x].toggle() }
    }
    drawFormat(level.formatBits << 3 | mask)
  }

  private static func isTurned(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
