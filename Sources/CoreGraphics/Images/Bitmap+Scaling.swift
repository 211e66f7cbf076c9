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
    if newWidth == width, newHeight == height { return self }
    var result = Data(count: newWidth * newHeight * 4)
    result.withUnsafeMutableBytes { scale(into: $0, width: newWidth, height: newHeight, stride: newWidth * 4) }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }

  /// Writes the picture at another size into memory whose rows are `stride` bytes apart.
  func scale(into target: UnsafeMutableRawBufferPointer, width newWidth: Int, height newHeight: Int, stride: Int) {
    precondition(newWidth > 0 && newHeight > 0, "A bitmap cannot be scaled to \(newWidth) × \(newHeight)")
    let columns = Coverage(input: width, output: newWidth)
    let rows = Coverage(input: height, output: newHeight)
    // One input row reduced to the new width, and the sum of such rows that the current output row is made of. Each
    // element is one pixel's four components. The loops work on bare memory: checking every index costs more than
    // they do.
    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: newWidth) { narrow in
      withUnsafeTemporaryAllocation(of: SIMD4<UInt64>.self, capacity: newWidth) { sums in
        pixels.withUnsafeBytes { source in
          var narrowRow = -1
          for row in 0..<newHeight {
            sums.update(repeating: .zero)
            for entry in rows.starts[row]..<rows.starts[row + 1] {
              let inputRow = rows.firstInputs[row] + entry - rows.starts[row]
              if inputRow != narrowRow {
                Self.reduce(source, from: inputRow * width * 4, by: columns, into: narrow)
                narrowRow = inputRow
              }
              Self.add(narrow, times: UInt64(rows.weights[entry]), to: sums)
            }
            Self.store(sums, in: target, at: row * stride)
          }
        }
      }
    }
  }

  /// Averages one row; results are in 1/65536 of a level.
  private static func reduce(
    _ source: UnsafeRawBufferPointer, from start: Int, by coverage: Coverage,
    into result: UnsafeMutableBufferPointer<SIMD4<UInt32>>
  ) {
    // `coverage` has an entry for each pixel of `result`, and its inputs are pixels of the row.
    coverage.starts.withUnsafeBufferPointer { starts in
      coverage.firstInputs.withUnsafeBufferPointer { firstInputs in
        coverage.weights.withUnsafeBufferPointer { weights in
          for output in 0..<result.count {
            var sum = SIMD4<UInt32>.zero
            var byte = start &+ firstInputs[output] &* 4
            for entry in starts[output]..<starts[output &+ 1] {
              let pixel = source.loadUnaligned(fromByteOffset: byte, as: SIMD4<UInt8>.self)
              sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* SIMD4(repeating: weights[entry])
              byte &+= 4
            }
            result[output] = sum
          }
        }
      }
    }
  }

  private static func add(
    _ row: UnsafeMutableBufferPointer<SIMD4<UInt32>>, times weight: UInt64,
    to sums: UnsafeMutableBufferPointer<SIMD4<UInt64>>
  ) {
    for index in 0..<sums.count {
      sums[index] &+= SIMD4<UInt64>(truncatingIfNeeded: row[index]) &* SIMD4(repeating: weight)
    }
  }

  /// Rounds sums, in 1/2^32 of a level, to levels.
  private static func store(
    _ sums: UnsafeMutableBufferPointer<SIMD4<UInt64>>, in target: UnsafeMutableRawBufferPointer, at start: Int
  ) {
    for index in 0..<sums.count {
      let levels = (sums[index] &+ SIMD4(repeating: 1 << 31)) &>> SIMD4(repeating: 32)
      target.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: levels), toByteOffset: start &+ index &* 4, as: SIMD4<UInt8>.self)
    }
  }
}
