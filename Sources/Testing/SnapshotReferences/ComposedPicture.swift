// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
internal import Foundation

/// Pictures beside each other on white, for places that show one picture of a test.
package enum ComposedPicture {
  /// The space around pictures, in pixels.
  private static let space = 16
  /// Composed pictures are no wider, in pixels: reviews show them at that width.
  package static let widest = 1_200

  /// - Parameter pictures: From left to right; the expected one, the found one and their difference.
  package static func beside(_ pictures: [Bitmap]) -> Bitmap {
    let whole = pictures.reduce(space) { $0 + $1.width + space }
    // One pixel in `step`: the picture is a pointer to the report, which has them all.
    let step = max(1, (whole + widest - 1) / widest)
    let sizes = pictures.map { (width: max(1, $0.width / step), height: max(1, $0.height / step)) }
    let width = sizes.reduce(space) { $0 + $1.width + space }
    let height = (sizes.map(\.height).max() ?? 0) + 2 * space
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var left = space
    for (picture, size) in zip(pictures, sizes) {
      picture.pixels.withUnsafeBytes { source in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let from = (min(y * step, picture.height - 1) * picture.width + min(x * step, picture.width - 1)) * 4
            let to = ((y + space) * width + left + x) * 4
            // Premultiplied, on white.
            for byte in 0..<3 {
              pixels[to + byte] = UInt8(clamping: Int(source[from + byte]) + 255 - Int(source[from + 3]))
            }
          }
        }
      }
      left += size.width + space
    }
    return Bitmap(width: width, height: height, pixels: Data(pixels))
  }
}
