// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

extension Bitmap {
  /// The pixels turned upright.
  ///
  /// - Parameter orientation: How they are stored, as EXIF counts: 1 is upright.
  func upright(fromExif orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isSideways = orientation >= 5
    let newWidth = isSideways ? height : width
    let newHeight = isSideways ? width : height
    let old = [UInt8](pixels)
    var new: [UInt8] = []
    new.reserveCapacity(old.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let start = place(x, y, orientation) * 4
        new.append(contentsOf: old[start..<start + 4])
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: Data(new))
  }

  /// Which of the stored pixels stands at a place once they are upright.
  private func place(_ x: Int, _ y: Int, _ orientation: Int) -> Int {
    let right = width - 1
    let bottom = height - 1
    switch orientation {
    case 2: return y * width + right - x
    case 3: return (bottom - y) * width + right - x
    case 4: return (bottom - y) * width + x
    case 5: return x * width + y
    case 6: return (bottom - x) * width + y
    case 7: return (bottom - x) * width + right - y
    default: return x * width + right - y
    }
  }
}
