// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// What comes of comparing a picture with its reference.
package enum PictureComparison: Hashable, Sendable {
  case same
  case different(PixelDifference)
  /// In pixels.
  case otherSize(expected: CGSize, actual: CGSize)
  /// A file that is no picture, or one too large; in words.
  case unreadable(String)

  package init(expected: Data, actual: Data) {
    if expected == actual {
      self = .same
      return
    }
    do throws(ImageDecodingError) {
      let (wanted, found) = (try CGImage(decoding: expected).decoded(), try CGImage(decoding: actual).decoded())
      guard wanted.width == found.width, wanted.height == found.height else {
        self = .otherSize(
          expected: CGSize(width: wanted.width, height: wanted.height),
          actual: CGSize(width: found.width, height: found.height))
        return
      }
      self = PixelDifference(wanted, found).map { .different($0) } ?? .same
    } catch {
      self = .unreadable(GitLFSPointer(expected).map { "\($0)" } ?? "\(error)")
    }
  }

  /// What is different, in one line; `nil` where nothing is.
  ///
  /// - Parameter scale: The device's pixels a point.
  package func words(scale: CGFloat) -> String? {
    func points(_ pixels: Int) -> String { String(format: "%g", (CGFloat(pixels) / scale * 100).rounded() / 100) }
    func size(_ size: CGSize) -> String {
      "\(points(Int(size.width))) × \(points(Int(size.height))) points (\(Int(size.width)) × \(Int(size.height)) pixels)"
    }
    switch self {
    case .same: return nil
    case .different(let difference):
      let share = Double(difference.count) / Double(difference.total) * 100
      return String(format: "%@ of the pixels, up to %d of 255, in ", Self.percent(share), difference.greatest)
        + "(\(points(difference.left)), \(points(difference.top)); "
        + "\(points(difference.right - difference.left + 1)) × \(points(difference.bottom - difference.top + 1)))"
    case .otherSize(let expected, let actual): return "expected \(size(expected)), found \(size(actual))"
    case .unreadable(let words): return words
    }
  }

  /// Where the pictures differ, in pixels; `nil` where they are the same, or can't be laid over each other.
  package var area: CGRect? {
    guard case .different(let difference) = self else { return nil }
    return CGRect(
      x: difference.left, y: difference.top, width: difference.right - difference.left + 1,
      height: difference.bottom - difference.top + 1)
  }

  private static func percent(_ share: Double) -> String {
    share < 0.01 ? "less than 0.01 %" : String(format: share < 1 ? "%.2g %%" : "%.3g %%", share)
  }
}

/// What Git leaves in a large file's place where the file itself was not fetched.
package struct GitLFSPointer: Hashable, Sendable, CustomStringConvertible {
  package init?(_ data: Data) {
    // Pointers are some 130 bytes, at most 1024.
    guard data.count <= 1024, data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) else {
      return nil
    }
  }

  package var description: String { "the file is a Git LFS pointer, not what it stands for: `git lfs pull` fetches it" }
}
