// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
internal import Foundation
internal import Glibc

/// Where two pictures of one size differ. Counts and places are in pixels.
package struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ.
  package let count: Int
  /// Of how many.
  package let total: Int
  /// By how much a component differs at most, of 255.
  package let greatest: Int
  /// The first and the last column and row with a difference.
  package let left: Int
  package let top: Int
  package let right: Int
  package let bottom: Int

  /// `nil` where every pixel is the same.
  ///
  /// - Precondition: The pictures have one size.
  package init?(_ expected: Bitmap, _ actual: Bitmap) {
    precondition(expected.width == actual.width && expected.height == actual.height, "pictures of two sizes")
    var (count, greatest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    expected.pixels.withUnsafeBytes { wanted in
      actual.pixels.withUnsafeBytes { found in
        for y in 0..<expected.height {
          let row = y * expected.width * 4..<(y + 1) * expected.width * 4
          // Rows are alike for the most part; memory is compared much faster than pixels are.
          if let left = wanted.baseAddress, let right = found.baseAddress,
            memcmp(left + row.lowerBound, right + row.lowerBound, row.count) == 0
          {
            continue
          }
          for x in 0..<expected.width {
            var most = 0
            let start = row.lowerBound + x * 4
            for byte in start..<start + 4 { most = max(most, abs(Int(wanted[byte]) - Int(found[byte]))) }
            guard most > 0 else { continue }
            count += 1
            greatest = max(greatest, most)
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
          }
        }
      }
    }
    guard count > 0 else { return nil }
    self.count = count
    self.greatest = greatest
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    total = expected.width * expected.height
  }

  /// The expected picture grown faint, with what differs in red over it.
  package static func picture(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: expected.pixels.count)
    expected.pixels.withUnsafeBytes { wanted in
      actual.pixels.withUnsafeBytes { found in
        for start in stride(from: 0, to: pixels.count, by: 4) {
          // Blue, green, red, alpha, premultiplied; on white, a fifth as strong as it was.
          let isSame =
            wanted.loadUnaligned(fromByteOffset: start, as: UInt32.self)
            == found.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          for byte in 0..<3 {
            let onWhite = Int(wanted[start + byte]) + 255 - Int(wanted[start + 3])
            pixels[start + byte] = isSame ? UInt8(clamping: 255 - (255 - onWhite) / 5) : byte == 2 ? 255 : 0
          }
        }
      }
    }
    return Bitmap(width: expected.width, height: expected.height, pixels: Data(pixels))
  }
}
