// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import SnapshotReferences

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
    guard let difference = PixelDifference(expected, actual) else { return nil }
    if let fonts = Self.differentFonts(expectedFile, actualFile) {
      description = fonts
      return
    }
    description =
      "\(difference.count) of \(difference.total) pixels differ, by up to \(difference.greatest) of 255, "
      + "from (\(difference.left), \(difference.top)) to (\(difference.right), \(difference.bottom))"
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
