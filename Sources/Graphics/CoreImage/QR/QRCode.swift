// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A QR code of model 2 (ISO/IEC 18004): which of its squares are dark.
///
/// The whole message is one segment in the densest mode that it allows. The version is the smallest that holds it, the
/// mask the one with the lowest penalty, so a message always has the same code.
struct QRCode {
  /// How much of a code may be lost.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// Its place in the tables.
    var index: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }

    /// Its two bits in the format information.
    var formatBits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// 1…40.
  let version: Int
  let level: Level
  /// 0…7.
  let mask: Int
  private let grid: QRGrid

  /// Squares on a side: 21 for version 1, and four more with each.
  var size: Int { grid.size }

  /// Whether a square is dark; (0, 0) is the top left.
  subscript(column: Int, row: Int) -> Bool { grid[column, row] }

  /// Creates the code of a message; `nil` where it is longer than the largest code holds.
  ///
  /// - Parameter mask: One of the eight patterns, in place of the one with the lowest penalty.
  init?(_ message: [UInt8], level: Level, mask wanted: Int? = nil) {
    let segment = QRSegment(message)
    let versions = 1...40
    guard let version = versions.first(where: { segment.bitCount(version: $0) <= QRCapacity($0, level).dataBytes * 8 })
    else { return nil }
    let capacity = QRCapacity(version, level)
    let bytes = capacity.interleaved(segment.dataBytes(version: version, count: capacity.dataBytes))
    var plain = QRGrid(version: version)
    plain.place(bytes)
    var best: (penalty: Int, mask: Int, grid: QRGrid)?
    for mask in wanted.map({ [$0] }) ?? Array(0..<8) {
      var grid = plain
      grid.apply(mask: mask, level: level)
      let penalty = grid.penalty
      if penalty < best?.penalty ?? .max { best = (penalty, mask, grid) }
    }
    // At least one mask was tried.
    guard let best else { return nil }
    self.version = version
    self.level = level
    mask = best.mask
    grid = best.grid
  }
}
