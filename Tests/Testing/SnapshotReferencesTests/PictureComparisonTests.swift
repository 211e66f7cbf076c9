// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import SnapshotReferences

@Suite struct PictureComparisonTests {
  /// A white picture with a blue pixel in some places.
  private func bitmap(_ width: Int = 8, _ height: Int = 6, blue: [(Int, Int)] = []) -> Bitmap {
    var pixels = Data(repeating: 255, count: width * height * 4)
    for (x, y) in blue { pixels.replaceSubrange((y * width + x) * 4 + 1..<(y * width + x) * 4 + 3, with: [0, 155]) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func compare(_ left: Bitmap, _ right: Bitmap) -> PictureComparison {
    PictureComparison(expected: left.pngData(), actual: right.pngData())
  }

  @Test func picturesAreTheSameByTheirPixels() {
    #expect(compare(bitmap(), bitmap()) == .same)
    let plain = bitmap()
    #expect(
      PictureComparison(expected: plain.pngData(), actual: plain.pngData(notes: ["fonts": "others"])) == .same)
    #expect(PictureComparison.same.words(scale: 3) == nil)
  }

  @Test func aDifferenceHasAPlaceInPoints() {
    let comparison = compare(bitmap(), bitmap(blue: [(2, 2), (5, 3)]))
    #expect(
      comparison.words(scale: 2) == "4.17 % of the pixels, up to 255 of 255, in (1, 1; 2 × 1)", "\(comparison)")
  }

  @Test func sizesAreToldInPointsAndPixels() {
    #expect(
      compare(bitmap(), bitmap(9, 6)).words(scale: 3)
        == "expected 2.67 × 2 points (8 × 6 pixels), found 3 × 2 points (9 × 6 pixels)")
  }

  @Test func whatIsNoPictureIsTold() {
    let good = bitmap().pngData()
    for bad in [Data(), Data("PNG".utf8), good.prefix(40)] {
      guard case .unreadable = PictureComparison(expected: bad, actual: good) else {
        Issue.record("\(bad) was read")
        continue
      }
    }
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 4\n".utf8)
    #expect(PictureComparison(expected: pointer, actual: good).words(scale: 3)?.contains("git lfs pull") == true)
  }

  @Test func whatDiffersIsRedOverAFaintPicture() {
    let picture = PixelDifference.picture(bitmap(blue: [(0, 0)]), bitmap(blue: [(0, 0), (1, 0)]))
    #expect(picture[1, 0] == [0, 0, 255, 255])
    #expect(picture[0, 0] == [255, 204, 235, 255])
    #expect(picture[2, 0] == [255, 255, 255, 255])
  }

  @Test func onCINothingIsRecordedUnseen() {
    #expect(RecordMode.standard(environment: [:]) == .missing)
    #expect(RecordMode.standard(environment: ["CI": "true"]) == .never)
    #expect(RecordMode.standard(environment: ["CI": ""]) == .missing)
  }
}
