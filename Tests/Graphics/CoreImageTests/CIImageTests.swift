// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import CoreImage

/// Images as recipes, and the pixels that contexts make of them.
struct CIImageTests {
  /// Two pixels across and two down: red, green; blue, white.
  private let picture = CGImage(
    Bitmap(
      width: 2, height: 2,
      pixels: Data([0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])))

  private func pixels(_ image: CIImage, _ rect: CGRect) throws -> Bitmap {
    try #require(CIContext().createCGImage(image, from: rect)).decoded()
  }

  @Test func aPictureComesBackAsItIs() throws {
    let image = CIImage(cgImage: picture)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.cgImage == picture)
    #expect(try pixels(image, image.extent) == picture.decoded())
  }

  @Test func yPointsUp() throws {
    let bottom = CIImage(cgImage: picture).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bottom.cgImage == nil)
    let found = try pixels(bottom, bottom.extent)
    #expect(found[0, 0] == [255, 0, 0, 255])
    #expect(found[1, 0] == [255, 255, 255, 255])
  }

  @Test func whatIsMovedIsSeenThere() throws {
    let image = CIImage(cgImage: picture).transformed(by: CGAffineTransform(translationX: 10, y: 20))
    #expect(image.extent == CGRect(x: 10, y: 20, width: 2, height: 2))
    #expect(try pixels(image, image.extent) == picture.decoded())
    #expect(try pixels(image, CGRect(x: 0, y: 0, width: 2, height: 2))[0, 0] == [0, 0, 0, 0])
  }

  /// Each way in which red, green, blue and white may stand: what is in the upper corners then.
  @Test(arguments: [
    (CGImagePropertyOrientation.up, "rg"), (.upMirrored, "gr"), (.down, "wb"), (.downMirrored, "bw"),
    (.leftMirrored, "rb"), (.right, "br"), (.rightMirrored, "wg"), (.left, "gw"),
  ])
  func picturesAreTurnedUpright(_ orientation: CGImagePropertyOrientation, _ corners: String) throws {
    let image = CIImage(cgImage: picture).oriented(orientation)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    let names: [[UInt8]: Character] = [
      [0, 0, 255, 255]: "r", [0, 255, 0, 255]: "g", [255, 0, 0, 255]: "b", [255, 255, 255, 255]: "w",
    ]
    let found = try pixels(image, image.extent)
    #expect(String([found[0, 0], found[1, 0]].map { names[$0] ?? "?" }) == corners)
  }

  @Test func nothingIsCutOutOfWhatIsElsewhere() {
    let image = CIImage(cgImage: picture).cropped(to: CGRect(x: 5, y: 5, width: 2, height: 2))
    #expect(image.extent == .zero)
    #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    #expect(CIImage.empty().extent == .zero)
  }

  @Test func impossibleRectanglesGiveNothing() {
    let image = CIImage(cgImage: picture)
    for rect in [
      .infinite, .null, CGRect(x: 0, y: 0, width: 100_000, height: 100_000),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    ] {
      #expect(CIContext(options: nil).createCGImage(image, from: rect) == nil)
    }
  }

  @Test func bytesThatAreNoPictureAreRefused() {
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
  }
}
