// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The plan of this file: a small blur weighs each pixel with the true curve. For larger ones, three box averages after each other come close to a Gaussian, at a cost that does not grow with
// the radius. A box may end in parts of a pixel, so that the result has exactly the wanted standard deviation. Rows are
// averaged into a transposed copy, twice, so that both directions read memory in order. Sums are kept in 1/256 of a
// level, so that six passes do not add up rounding errors.

/// Blurs coverage masks.
package enum GaussianBlur {
  /// Larger blurs are drawn like this one, in which nothing can be told apart any more.
  private static let largestSigma: CGFloat = 1_000

  /// How far beyond an opaque shape a blur is visible, in pixels.
  package static func reach(sigma: CGFloat) -> Int {
    sigma > 0 ? Int((min(sigma, largestSigma) * 3).rounded(.up)) + 1 : 0
  }

  /// Blurs 8-bit coverage in place; outside of the buffer everything counts as empty.
  ///
  /// - Parameters:
  ///   - mask: `height` rows of `stride` bytes, of which the first `width` are used.
  ///   - sigma: The standard deviation in pixels. Nothing happens where it is not positive.
  package static func blur(
    _ mask: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
    let sigma = min(sigma, largestSigma)
    guard sigma > 0, width > 0, height > 0 else { return }
    precondition(stride >= width && mask.count >= stride * (height - 1) + width, "The mask is smaller than its size")
    let kernel: Kernel = sigma < 2 ? .weights(Weights(sigma: Double(sigma))) : .boxes(Box(sigma: Double(sigma)))
    var wide = [UInt16](repeating: 0, count: width * height)
    var tall = [UInt16](repeating: 0, count: width * height)
    guard let bytes = mask.baseAddress else { return }
    wide.withUnsafeMutableBufferPointer { Self.widen(bytes, into: $0, width: width, height: height, stride: stride) }
    averageRows(&wide, into: &tall, width: width, height: height, kernel: kernel)
    averageRows(&tall, into: &wide, width: height, height: width, kernel: kernel)
    wide.withUnsafeBufferPointer { Self.round($0, into: bytes, width: width, height: height, stride: stride) }
  }

  // The loops below work on bare memory and count by themselves: in debug builds, in which tests run, ranges and checked
  // indices cost ten times what they do.

  private static func widen(
    _ mask: UnsafeMutablePointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt16>, width: Int, height: Int,
    stride: Int
  ) {
    guard var to = target.baseAddress else { return }
    for row in 0..<height {
      let from = mask.advanced(by: row * stride)
      var column = 0
      while column < width {
        to[column] = UInt16(from[column]) &<< 8
        column &+= 1
      }
      to = to.advanced(by: width)
    }
  }

  private static func round(
    _ source: UnsafeBufferPointer<UInt16>, into mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    guard var from = source.baseAddress else { return }
    for row in 0..<height {
      let to = mask.advanced(by: row * stride)
      var column = 0
      while column < width {
        to[column] = UInt8(truncatingIfNeeded: (UInt32(from[column]) &+ 128) &>> 8)
        column &+= 1
      }
      from = from.advanced(by: width)
    }
  }

  private enum Kernel {
    case weights(Weights)
    case boxes(Box)

    /// How far a pixel reaches in one pass.
    var margin: Int {
      switch self {
      case .weights(let weights): weights.outward.count - 1
      case .boxes(let box): box.radius + 1
      }
    }
  }

  /// The Gaussian's integral over each pixel, in 1/65536, from the middle outwards; both sides add up to exactly 65536.
  private struct Weights {
    var outward: [UInt32]

    init(sigma: Double) {
      func integral(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
      let reach = max(1, Int((sigma * 3.5).rounded(.up)))
      outward = (0...reach).map {
        UInt32(((integral(Double($0) + 0.5) - integral(Double($0) - 0.5)) * 65_536).rounded())
      }
      outward[0] = 65_536 - 2 * outward.dropFirst().reduce(0, +)
    }
  }

  /// A box of `2 · radius + 1` whole pixels and a part of one at each end.
  private struct Box {
    let radius: Int
    /// The weights, in 1/2^24, of a whole pixel and of the pixels at the ends.
    let inner: UInt64
    let edge: UInt64

    init(sigma: Double) {
      // Three boxes must have a variance of sigma² / 3 each; (length² - 1) / 12 is that of a box of whole pixels.
      let variance = sigma * sigma / 3
      let whole = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
      let length = Double(2 * whole + 1)
      let missing = variance * length - Double(whole * (whole + 1) * (2 * whole + 1)) / 3
      let part = missing / (2 * (Double((whole + 1) * (whole + 1)) - variance))
      let total = length + 2 * part
      radius = whole
      inner = UInt64((16_777_216 / total).rounded(.down))
      edge = UInt64((16_777_216 * part / total).rounded(.down))
    }
  }

  /// Blurs each row and writes it as a column.
  private static func averageRows(
    _ source: inout [UInt16], into target: inout [UInt16], width: Int, height: Int, kernel: Kernel
  ) {
    let margin = kernel.margin
    // Empty pixels on both sides save the loop from asking where the row ends.
    var current = [UInt16](repeating: 0, count: width + 2 * margin + 1)
    var next = current
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var row = 0
        while row < height {
          // Most rows of a card's shadow are like the one before, and so is what becomes of them.
          var end = row + 1
          while end < height, Self.isRepeated(end, in: source, width: width) { end += 1 }
          let isEmpty = current.withUnsafeMutableBufferPointer {
            Self.copy(source, from: row * width, to: $0, from: margin, count: width) == 0
          }
          if !isEmpty {
            switch kernel {
            case .weights(let weights):
              pass(&current, &next) { weigh($0, into: $1, width: width, weights: weights) }
            case .boxes(let box):
              for _ in 0..<3 { pass(&current, &next) { average($0, into: $1, width: width, box: box) } }
            }
          }
          current.withUnsafeBufferPointer {
            Self.write($0, from: margin, count: width, to: target, rows: row..<end, of: height)
          }
          row = end
        }
      }
    }
  }

  private static func isRepeated(_ row: Int, in source: UnsafeBufferPointer<UInt16>, width: Int) -> Bool {
    guard let start = source.baseAddress?.advanced(by: row * width) else { return false }
    return memcmp(start, start - width, width * MemoryLayout<UInt16>.stride) == 0
  }

  /// - Returns: All values that were copied, or-ed.
  private static func copy(
    _ source: UnsafeBufferPointer<UInt16>, from start: Int, to target: UnsafeMutableBufferPointer<UInt16>,
    from margin: Int, count: Int
  ) -> UInt16 {
    guard let from = source.baseAddress?.advanced(by: start), let to = target.baseAddress?.advanced(by: margin)
    else { return 0 }
    var all: UInt16 = 0
    var index = 0
    while index < count {
      all |= from[index]
      to[index] = from[index]
      index &+= 1
    }
    return all
  }

  /// Writes a row as columns beside each other of a picture that is turned.
  private static func write(
    _ source: UnsafeBufferPointer<UInt16>, from margin: Int, count: Int,
    to target: UnsafeMutableBufferPointer<UInt16>, rows: Range<Int>, of height: Int
  ) {
    guard let from = source.baseAddress?.advanced(by: margin),
      var to = target.baseAddress?.advanced(by: rows.lowerBound)
    else { return }
    let repeats = rows.count
    var column = 0
    while column < count {
      let value = from[column]
      var row = 0
      while row < repeats {
        to[row] = value
        row &+= 1
      }
      to = to.advanced(by: height)
      column &+= 1
    }
  }

  private static func pass(
    _ current: inout [UInt16], _ next: inout [UInt16],
    _ body: (UnsafeBufferPointer<UInt16>, UnsafeMutableBufferPointer<UInt16>) -> Void
  ) {
    current.withUnsafeBufferPointer { from in next.withUnsafeMutableBufferPointer { to in body(from, to) } }
    swap(&current, &next)
  }

  private static func weigh(
    _ source: UnsafeBufferPointer<UInt16>, into target: UnsafeMutableBufferPointer<UInt16>, width: Int,
    weights: Weights
  ) {
    let margin = weights.outward.count - 1
    for column in margin..<margin + width {
      var sum = UInt32(source[column]) * weights.outward[0]
      for distance in 1...margin {
        sum += (UInt32(source[column - distance]) + UInt32(source[column + distance])) * weights.outward[distance]
      }
      target[column] = UInt16(truncatingIfNeeded: (sum + 32_768) >> 16)
    }
  }

  private static func average(
    _ source: UnsafeBufferPointer<UInt16>, into target: UnsafeMutableBufferPointer<UInt16>, width: Int, box: Box
  ) {
    let margin = box.radius + 1
    // The whole pixels around column 0 are those at margin - radius ... margin + radius.
    guard let from = source.baseAddress, let to = target.baseAddress?.advanced(by: margin) else { return }
    let far = from.advanced(by: 2 * margin)
    let (inner, edge) = (box.inner, box.edge)
    var sum: UInt64 = 0
    for index in 1..<min(2 * margin, source.count) { sum += UInt64(source[index]) }
    var column = 0
    while column < width {
      let ends = UInt64(from[column]) &+ UInt64(far[column])
      to[column] = UInt16(truncatingIfNeeded: (sum &* inner &+ ends &* edge &+ 8_388_608) &>> 24)
      sum = sum &+ UInt64(far[column]) &- UInt64(from[column &+ 1])
      column &+= 1
    }
  }
}
