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
    // One input row reduced to the new width, and the sum of such rows that the current output row is made of: four
    // numbers a pixel. The loops work on bare memory, as checking every index costs more than they do, and on plain
    // numbers, which need no optimiser to be added.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: newWidth * 2) { narrow in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: newWidth * 4) { sums in
        pixels.withUnsafeBytes { source in
          var narrowRow = -1
          for row in 0..<newHeight {
            // A half of a level, so that levels are rounded.
            sums.update(repeating: 1 << 31)
            for entry in rows.starts[row]..<rows.starts[row + 1] {
              let inputRow = rows.firstInputs[row] + entry - rows.starts[row]
              if inputRow != narrowRow {
                Self.reduce(source, from: inputRow * width * 4, by: columns, into: narrow)
                narrowRow = inputRow
              }
              Self.add(narrow, times: rows.weights[entry], to: sums)
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
    into result: UnsafeMutableBufferPointer<UInt64>
  ) {
    // `coverage` has an entry for each pixel of `result`, and its inputs are pixels of the row.
    guard var target = result.baseAddress, let row = source.baseAddress?.advanced(by: start) else { return }
    coverage.starts.withUnsafeBufferPointer { starts in
      coverage.firstInputs.withUnsafeBufferPointer { firstInputs in
        coverage.weights.withUnsafeBufferPointer { weights in
          var entry = 0
          for output in 0..<firstInputs.count {
            // Two channels each in one number: with its weight, a sum of levels takes 25 bits.
            var even: UInt64 = 0
            var odd: UInt64 = 0
            var pixel = row.advanced(by: firstInputs[output] &* 4)
            let end = starts[output &+ 1]
            while entry < end {
              let word = UInt64(pixel.loadUnaligned(as: UInt32.self))
              let spread = word | word &<< 16
              let weight = UInt64(weights[entry])
              even &+= (spread & 0xFF_0000_00FF) &* weight
              odd &+= (spread &>> 8 & 0xFF_0000_00FF) &* weight
              pixel = pixel.advanced(by: 4)
              entry &+= 1
            }
            target[0] = even
            target[1] = odd
            target = target.advanced(by: 2)
          }
        }
      }
    }
  }

  /// The sums of the first two channels of all pixels stand before those of the last two.
  private static func add(
    _ row: UnsafeMutableBufferPointer<UInt64>, times weight: UInt32, to sums: UnsafeMutableBufferPointer<UInt64>
  ) {
    // Both factors are seen to have 32 bits, for which processors have a multiplication of several at once.
    let weight = UInt64(weight)
    guard let channels = row.baseAddress, let first = sums.baseAddress else { return }
    let last = first.advanced(by: row.count)
    var index = 0
    while index < row.count {
      let pair = channels[index]
      first[index] &+= (pair & 0xFFFF_FFFF) &* weight
      last[index] &+= (pair &>> 32) &* weight
      index &+= 1
    }
  }

  /// Cuts sums, in 1/2^32 of a level, to levels.
  private static func store(
    _ sums: UnsafeMutableBufferPointer<UInt64>, in target: UnsafeMutableRawBufferPointer, at start: Int
  ) {
    guard let sum = sums.baseAddress, let pixels = target.baseAddress?.advanced(by: start) else { return }
    // A level is the fifth byte of its sum.
    var first = UnsafeMutableRawPointer(sum).advanced(by: 4).assumingMemoryBound(to: UInt8.self)
    var last = first.advanced(by: sums.count &* 4)
    var pixel = pixels.assumingMemoryBound(to: UInt8.self)
    var count = sums.count / 4
    while count > 0 {
      pixel[0] = first[0]
      pixel[1] = first[8]
      pixel[2] = last[0]
      pixel[3] = last[8]
      first = first.advanced(by: 16)
      last = last.advanced(by: 16)
      pixel = pixel.advanced(by: 4)
      count &-= 1
    }
  }
}
