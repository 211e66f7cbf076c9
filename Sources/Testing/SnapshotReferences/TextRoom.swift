// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Where text may be in a picture, given where it is in ours. In pixels.
struct TextRoom {
  /// By how much text may be larger elsewhere, of its size.
  private static let share = 0.02

  private let frames: [CGRect]
  /// How far things may be moved by it.
  let across: Int
  let down: Int

  init(_ frames: [CGRect]) {
    self.frames = frames
    // Numbers out of a file may be any; pictures are smaller than this.
    func reach(_ length: CGFloat?) -> Int { Int((min(length ?? 0, 16_384) * Self.share).rounded(.up)) + 1 }
    across = reach(frames.map(\.width).max())
    down = reach(frames.map(\.height).max())
  }

  /// Which pixels of a picture may be text, row by row.
  ///
  /// - Parameter isMoved: Whether text may stand as far away as things may be moved.
  func mask(_ picture: PixelGrid, isMoved: Bool = false) -> [Bool] {
    var mask = [Bool](repeating: false, count: picture.width * picture.height)
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    for frame in frames {
      let more = isMoved ? CGSize(width: across, height: down) : .zero
      let wide = frame.insetBy(
        dx: -frame.width * Self.share - 1 - more.width, dy: -frame.height * Self.share - 1 - more.height)
      let seen = wide.intersection(whole).integral.intersection(whole)
      guard !seen.isEmpty else { continue }
      for y in Int(seen.minY)..<Int(seen.maxY) {
        let row = y * picture.width
        for x in Int(seen.minX)..<Int(seen.maxX) { mask[row + x] = true }
      }
    }
    return mask
  }
}

/// Pixels, each as one number.
struct PixelGrid {
  let width: Int
  let height: Int
  private let values: [UInt32]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    values = bitmap.pixels.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  /// Where the two differ, of what both have.
  ///
  /// - Parameter mask: Pixels of this picture that are not looked at.
  func places(unlike other: PixelGrid, outside mask: [Bool]) -> [(x: Int, y: Int)] {
    var places: [(x: Int, y: Int)] = []
    for y in 0..<min(height, other.height) {
      for x in 0..<min(width, other.width) where self[x, y] != other[x, y] && !mask[y * width + x] {
        places.append((x, y))
      }
    }
    return places
  }

  /// Whether a pixel is somewhere near a place of the picture.
  func has(_ pixel: UInt32, near place: (x: Int, y: Int), across: Int, down: Int) -> Bool {
    for y in max(0, place.y - down)...min(height - 1, place.y + down) {
      for x in max(0, place.x - across)...min(width - 1, place.x + across) where self[x, y] == pixel { return true }
    }
    return false
  }
}
