// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RasterServer
import Testing
import UIKit

/// Layers and views drawn into contexts instead of on the screen.
@MainActor @Suite(.serialized) struct LayerRenderingTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Draws in points, two pixels each, and gives the pixels.
  private func pixels(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) throws -> Bitmap {
    try image(width, height, draw).decoded()
  }

  private func image(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) throws -> CGImage {
    let server = RasterServer()
    let drawer = CALayer.sceneDrawer
    CALayer.sceneDrawer = { scene in
      server.replaceTree(scene.commit, images: scene.images)
      return server.picture(within: scene.clip, scale: scene.scale)
    }
    defer { CALayer.sceneDrawer = drawer }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      draw($0.cgContext)
    }
    return try #require(image.cgImage)
  }

  @Test func aPictureOfViewsKnowsWhereItsTextIs() throws {
    let box = red(CGRect(x: 100, y: 200, width: 80, height: 60))
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 20))
    label.text = "Text"
    label.font = .systemFont(ofSize: 10)
    let hidden = UILabel(frame: label.frame)
    hidden.text = "Hidden"
    hidden.isHidden = true
    for view in [label, hidden] { box.addSubview(view) }
    let frames = try image(80, 60) { box.layer.render(in: $0) }.textFrames
    let frame = try #require(frames.first)
    #expect(frames.count == 1)
    #expect(frame.minX == 20 && abs(frame.width - label.intrinsicContentSize.width * 2) < 2)
    #expect(frame.minY >= 40 && frame.maxY <= 80, "two pixels a point")
    #expect(try image(80, 60) { red(box.frame).layer.render(in: $0) }.textFrames.isEmpty)
  }

  private func red(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = Self.red
    return view
  }

  @Test func aLayerIsDrawnInItsOwnSpaceWithoutItsPlaceAndTransform() throws {
    let view = red(CGRect(x: 100, y: 200, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 1)
    let picture = try pixels(20, 20) { view.layer.render(in: $0) }
    #expect(picture.pixel(0, 0) == [255, 0, 0, 255] && picture.pixel(19, 19) == [255, 0, 0, 255])
  }

  @Test func nothingIsDrawnWhereNothingIs() throws {
    let view = red(CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try pixels(20, 20) { view.layer.render(in: $0) }
    #expect(picture.pixel(20, 5) == [0, 0, 0, 0] && picture.pixel(39, 39) == [0, 0, 0, 0])
    view.backgroundColor = nil
    #expect(try pixels(20, 20) { view.layer.render(in: $0) }.pixel(0, 0) == [0, 0, 0, 0])
  }

  @Test func constraintsOfATreeThatIsInNoWindowAreSolvedFirst() throws {
    let card = red(CGRect(x: 0, y: 0, width: 40, height: 40))
    let (top, bottom) = (UIView(), UIView())
    bottom.backgroundColor = Self.blue
    let stack = UIStackView(arrangedSubviews: [top, bottom])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor), stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 40), stack.heightAnchor.constraint(equalToConstant: 40),
    ])
    let picture = try pixels(40, 40) { card.layer.render(in: $0) }
    #expect(bottom.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
    #expect(picture.pixel(10, 30) == [255, 0, 0, 255] && picture.pixel(10, 50) == [0, 0, 255, 255])
    stack.axis = .horizontal
    card.layer.layoutIfNeeded()
    #expect(bottom.frame == CGRect(x: 20, y: 0, width: 20, height: 40), "a layer's own layout does it too")
  }

  @Test func layoutAndDisplayAreDoneFirst() throws {
    final class Box: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds.insetBy(dx: 2, dy: 2) }
      override func draw(_ rect: CGRect) {
        LayerRenderingTests.blue.setFill()
        UIRectFill(bounds)
      }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.inner.backgroundColor = Self.red
    box.addSubview(box.inner)
    let picture = try pixels(10, 10) { box.layer.render(in: $0) }
    #expect(picture.pixel(1, 1) == [0, 0, 255, 255])
    #expect(picture.pixel(4, 4) == [255, 0, 0, 255] && picture.pixel(15, 15) == [255, 0, 0, 255])
    #expect(picture.pixel(16, 16) == [0, 0, 255, 255])
  }

  @Test func scrolledContentLiesWhereTheBoundsSay() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.clipsToBounds = true
    view.addSubview(red(CGRect(x: 0, y: 4, width: 10, height: 4)))
    view.bounds.origin.y = 4
    let picture = try pixels(20, 20) { view.layer.render(in: $0) }
    #expect(picture.pixel(0, 7) == [0, 0, 0, 0] && picture.pixel(0, 8) == [255, 0, 0, 255])
    #expect(picture.pixel(0, 15) == [255, 0, 0, 255] && picture.pixel(0, 16) == [0, 0, 0, 0])
  }

  @Test func itGoesByTheContextsTransformAndClip() throws {
    let view = red(CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try pixels(20, 20) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 8))
      context.translateBy(x: 4, y: 4)
      context.scaleBy(x: 0.5, y: 0.5)
      view.layer.render(in: context)
    }
    #expect(picture.pixel(7, 8) == [0, 0, 0, 0] && picture.pixel(8, 8) == [255, 0, 0, 255])
    #expect(picture.pixel(17, 15) == [255, 0, 0, 255] && picture.pixel(18, 15) == [0, 0, 0, 0])
    #expect(picture.pixel(8, 16) == [0, 0, 0, 0])
  }

  @Test func masksOpacityAndPicturesAreDrawn() throws {
    let view = red(CGRect(x: 0, y: 0, width: 10, height: 10))
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    view.layer.opacity = 0.5
    let picture = try pixels(10, 10) { view.layer.render(in: $0) }
    #expect((127...129).contains(picture.pixel(4, 4)[3]) && picture.pixel(12, 4) == [0, 0, 0, 0])

    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      Self.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let imageView = UIImageView(image: image)
    #expect(try pixels(10, 10) { imageView.layer.render(in: $0) }.pixel(3, 3) == [0, 0, 255, 255])
  }

  @Test func viewsDrawTheirHierarchyStretchedToARectangle() throws {
    let view = red(CGRect(x: 30, y: 30, width: 10, height: 10))
    view.addSubview(UIView(frame: CGRect(x: 5, y: 0, width: 20, height: 10)))
    view.subviews[0].backgroundColor = Self.blue
    var isWhole = false
    let picture = try pixels(20, 20) { _ in
      isWhole = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 5), afterScreenUpdates: false)
    }
    #expect(isWhole)
    #expect(picture.pixel(2, 2) == [255, 0, 0, 255] && picture.pixel(15, 9) == [0, 0, 255, 255])
    #expect(picture.pixel(20, 5) == [0, 0, 0, 0] && picture.pixel(5, 10) == [0, 0, 0, 0])
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel, premultiplied.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3]]
  }
}
