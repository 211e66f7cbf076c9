// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor struct UIImageTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
    UIImage(cgImage: CGImage(ImageSamples.plain(width, height)), scale: scale, orientation: .up)
  }

  @Test func sizesArePointsAndUpright() {
    let pixels = CGImage(ImageSamples.quarters(width: 4, height: 2))
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 2))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .down).size == CGSize(width: 2, height: 1))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .right).size == CGSize(width: 1, height: 2))
  }

  /// The colours of the corners, clockwise from the top left, as letters.
  private func corners(_ image: CGImage) throws -> String {
    let bitmap = try image.decoded()
    let places = [(0, 0), (bitmap.width - 1, 0), (bitmap.width - 1, bitmap.height - 1), (0, bitmap.height - 1)]
    return places.map { x, y in
      switch Array(bitmap[x, y].prefix(3)) {
      case [0, 0, 255]: "r"
      case [0, 255, 0]: "g"
      case [255, 0, 0]: "b"
      case [255, 255, 255]: "w"
      default: "?"
      }
    }.joined()
  }

  @Test(arguments: [
    (UIImage.Orientation.up, "rgwb"), (.down, "wbrg"), (.right, "brgw"), (.left, "gwbr"), (.upMirrored, "grbw"),
    (.downMirrored, "bwgr"), (.leftMirrored, "rbwg"), (.rightMirrored, "wgrb"),
  ])
  func storedPixelsAreTurnedUpright(_ orientation: UIImage.Orientation, _ expected: String) throws {
    let stored = CGImage(ImageSamples.quarters(width: 4, height: 2))
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    #expect(try corners(image.uprightImage) == expected)
    #expect(CGFloat(image.uprightImage.width) == image.size.width)
  }

  @Test func EXIFCountsOrientations() {
    #expect(UIImage.Orientation(exif: 6) == .right)
    #expect(UIImage.Orientation(exif: 8) == .left)
    #expect(UIImage.Orientation(exif: 3) == .down)
    #expect(UIImage.Orientation(exif: 0) == .up)
    #expect(UIImage.Orientation(exif: 99) == .up)
  }

  @Test func filesSayTheirScale() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("a@2x.png", ImageSamples.plain(4, 6).pngData())
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 3))
    #expect(UIImage(contentsOfFile: folder.url.appendingPathComponent("gone.png").path) == nil)
    #expect(UIImage(contentsOfFile: folder.url.path) == nil)
  }

  @Test(arguments: [Data(), Data([1, 2, 3]), Data("no picture".utf8), ImageSamples.plain(2, 2).pngData().prefix(20)])
  func dataThatIsNoPictureMakesNone(_ data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test func picturesAreWrittenAndReadAgain() throws {
    let picture = image(8, 4, scale: 2)
    let png = try #require(picture.pngData().flatMap { UIImage(data: $0, scale: 2) })
    #expect(png.size == picture.size)
    let jpeg = try #require(picture.jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) })
    #expect(jpeg.size == CGSize(width: 8, height: 4))
    let pixel = try #require(jpeg.cgImage).decoded()[3, 2]
    #expect(pixel[2] > 240 && pixel[0] < 15)
  }

  @Test func transparencyIsWhiteInAJPEG() throws {
    let clear = UIImage(cgImage: CGImage(ImageSamples.plain(8, 8, [0, 0, 0, 0])))
    let data = try #require(clear.jpegData(compressionQuality: 2))
    #expect(try CGImage(decoding: data).decoded()[4, 4].prefix(3).allSatisfy { $0 > 250 })
    #expect(clear.jpegData(compressionQuality: .nan) != nil)
  }

  @Test func variantsKeepEverythingElse() {
    let picture = image(8, 8).resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let template = picture.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.capInsets == picture.capInsets)
    #expect(template.resizingMode == .tile)
    #expect(template != picture)
    #expect(template == picture.withRenderingMode(.alwaysTemplate))
  }

  @Test func thumbnailsFitTheSize() throws {
    let thumbnail = try #require(image(400, 200).preparingThumbnail(of: CGSize(width: 50, height: 50)))
    #expect(thumbnail.size == CGSize(width: 50, height: 25))
    #expect(image(4, 4).preparingThumbnail(of: .zero) == nil)
  }

  @Test func assetsAnswerWithTheVariantForTheTraits() {
    let asset = UIImageAsset()
    asset.register(image(1, 1), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(image(2, 2), with: UITraitCollection(userInterfaceStyle: .dark))
    let light = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.size.width == 1)
    #expect(light.imageAsset === asset)
    let view = UIImageView(image: light)
    view.overrideUserInterfaceStyle = .dark
    #expect((view.layer.contents as? CGImage)?.width == 2)
  }

  @Test func tintedPicturesAreDrawnAsShapes() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: UIGraphicsImageRendererFormat())
    let drawn = renderer.image { _ in image(4, 4).withTintColor(.blue).draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(try #require(drawn.cgImage).decoded()[2, 2] == [255, 0, 0, 255])
  }
}

@MainActor struct UIImageViewTests {
  private let picture = UIImage(cgImage: CGImage(ImageSamples.plain(60, 40)), scale: 2, orientation: .up)

  @Test func theNaturalSizeIsThePictures() {
    let view = UIImageView(image: picture)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    view.contentMode = .scaleAspectFit
    view.frame.size.width = 100
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func theLayerShowsThePictureByTheContentMode() {
    let view = UIImageView(image: picture)
    #expect(view.layer.contents as? CGImage == picture.cgImage)
    #expect(view.layer.contentsScale == 2)
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func templatesTakeTheTint() {
    let view = UIImageView(image: picture.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect(view.layer.contentsTint == UIColor.red.cgColor.rgba)
    view.tintColor = .blue
    #expect(view.layer.contentsTint == UIColor.blue.cgColor.rgba)
    view.image = picture
    #expect(view.layer.contentsTint == nil)
  }

  @Test func stretchedPicturesKeepTheirCaps() {
    let view = UIImageView(
      image: picture.resizableImage(
        withCapInsets: UIEdgeInsets(top: 5, left: 3, bottom: 5, right: 12), resizingMode: .stretch))
    #expect(view.layer.contentsCenter == CGRect(x: 0.1, y: 0.25, width: 0.5, height: 0.5))
  }

  @Test func highlightShowsTheOtherPicture() {
    let other = UIImage(cgImage: CGImage(ImageSamples.plain(2, 2)))
    let view = UIImageView(image: picture, highlightedImage: other)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage == other.cgImage)
    view.highlightedImage = nil
    #expect(view.layer.contents as? CGImage == picture.cgImage)
  }

  @Test func layoutWithoutChangesShowsNothingAnew() {
    let view = UIImageView(image: picture)
    view.layoutIfNeeded()
    let count = view.showCount
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(view.showCount == count)
  }
}
