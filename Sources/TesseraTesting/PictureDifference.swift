// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// How two pictures differ. Counts and places are in pixels.
struct PictureDifference: CustomStringConvertible {
  let description: String

  /// Compares two PNGs; `nil` where every pixel is the same.
  init?(expected: Data, actual: Data) throws(SnapshotFailure) {
    let (expectedFile, actualFile) = (expected, actual)
    let expected = try Self.decode(expectedFile, "the reference")
    let actual = try Self.decode(actualFile, "the new picture")
    guard expected.width == actual.width, expected.height == actual.height else {
      description =
        "expected \(expected.width) × \(expected.height) pixels, found \(actual.width) × \(actual.height)"
      return
    }
    var count = 0
    var greatest = 0
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    expected.pixels.withUnsafeBytes { wanted in
      actual.pixels.withUnsafeBytes { found in
        for pixel in 0..<expected.width * expected.height {
          var most = 0
          for byte in pixel * 4..<pixel * 4 + 4 { most = max(most, abs(Int(wanted[byte]) - Int(found[byte]))) }
          guard most > 0 else { continue }
          count += 1
          greatest = max(greatest, most)
          let (x, y) = (pixel % expected.width, pixel / expected.width)
          (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
      }
    }
    guard count > 0 else { return nil }
    if let fonts = Self.differentFonts(expectedFile, actualFile) {
      description = fonts
      return
    }
    description =
      "\(count) of \(expected.width * expected.height) pixels differ, by up to \(greatest) of 255, "
      + "from (\(left), \(top)) to (\(right), \(bottom))"
  }

  /// Where two pictures were drawn with different fonts, that and nothing about their pixels: other outlines change them
  /// everywhere.
  private static func differentFonts(_ expected: Data, _ actual: Data) -> String? {
    guard let wanted = PNGNotes.text(FontFiles.noteKeyword, in: expected),
      let found = PNGNotes.text(FontFiles.noteKeyword, in: actual), wanted != found
    else { return nil }
    return "it was made with other fonts (\(wanted.prefix(12))…) than this machine has (\(found.prefix(12))…), so the "
      + "two can't be compared; `tessera doctor` tells where fonts come from"
  }

  private static func decode(_ png: Data, _ what: String) throws(SnapshotFailure) -> Bitmap {
    do {
      return try CGImage(decoding: png).decoded()
    } catch {
      throw SnapshotFailure("\(what) can't be read: \(error)")
    }
  }
}
