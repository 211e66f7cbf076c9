// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The plan of this file: scaling runs along rows first and then along columns. Each output pixel is the average of the
// stretch of input that it covers, parts of pixels counted as parts; that is exact for reducing, which is all that the
// drawing code uses it for (enlarging is left to the renderer's own bilinear filter).

extension Bitmap {
  /// The share of each input pixel in each output pixel along one axis.
  private struct Coverage {
    /// Where the inputs of each output begin, and, shifted by one, end, in `weights`.
    var starts: [Int] = []
    var firstInputs: [Int] = []
    /// Weights in 1/65536; those of one output add up to exactly 65536.
    var weights: [UInt32] = []

    init(input: Int, output: Int) {
      let ratio = Double(input) / Double(output)
      for index in 0..<output {
        let lower = Double(index) * ratio
        let upper = min(Double(index + 1) * ratio, Double(input))
        let first = min(Int(lower), input - 1)
        let last = max(first, min(Int(upper.rounded(.up)) - 1, input - 1))
        starts.append(weights.count)
        firstInputs.append(first)
        var total: UInt32 = 0
        var heaviest = weights.count
        for pixel in first...last {
          let share = max(0, min(upper, Double(pixel + 1)) - max(lower, Double(pixel)))
          let weight = UInt32((share / (upper - lower) * 65_536).rounded())
          weights.append(weight)
          total += weight
          if weight > weights[heaviest] { heaviest = weights.count - 1 }
        }
        // Rounding may leave the sum a little off; the heaviest input takes the difference.
        weights[heaviest] = UInt32(Int64(weights[heaviest]) + 65_536 - Int64(total))
      }
      starts.append(weights.count)
    }
  }

  /// The same picture at another size, by area average.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    precondition(newWidth > 0 && newHeight > 0, "A bitmap cannot be scaled to \(newWidth) × \(newHeight)")
    if newWidth == width, newHeight == height { return self }
    let columns = Coverage(input: width, output: newWidth)
    let rows = Coverage(input: height, output: newHeight)
    var result = Data(count: newWidth * newHeight * 4)
    // One input row reduced to the new width, and the sum of such rows that the current output row is made of.
    var narrow = [UInt32](repeating: 0, count: newWidth * 4)
    var sums = [UInt64](repeating: 0, count: newWidth * 4)
    var narrowRow = -1
    pixels.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
        for row in 0..<newHeight {
          for index in sums.indices { sums[index] = 0 }
          for entry in rows.starts[row]..<rows.starts[row + 1] {
            let inputRow = rows.firstInputs[row] + entry - rows.starts[row]
            if inputRow != narrowRow {
              Self.reduce(source, from: inputRow * width * 4, by: columns, into: &narrow)
              narrowRow = inputRow
            }
            let weight = UInt64(rows.weights[entry])
            for index in sums.indices { sums[index] += UInt64(narrow[index]) * weight }
          }
          let start = row * newWidth * 4
          for index in sums.indices {
            target[start + index] = UInt8(truncatingIfNeeded: (sums[index] + (1 << 31)) >> 32)
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }

  /// Averages one row; results are in 1/65536 of a level.
  private static func reduce(
    _ source: UnsafeRawBufferPointer, from start: Int, by coverage: Coverage, into result: inout [UInt32]
  ) {
    for output in 0..<coverage.firstInputs.count {
      var (blue, green, red, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      var byte = start + coverage.firstInputs[output] * 4
      for entry in coverage.starts[output]..<coverage.starts[output + 1] {
        let weight = coverage.weights[entry]
        blue += UInt32(source[byte]) * weight
        green += UInt32(source[byte + 1]) * weight
        red += UInt32(source[byte + 2]) * weight
        alpha += UInt32(source[byte + 3]) * weight
        byte += 4
      }
      result[output * 4] = blue
      result[output * 4 + 1] = green
      result[output * 4 + 2] = red
      result[output * 4 + 3] = alpha
    }
  }
}
