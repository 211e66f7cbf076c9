// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import RenderProtocol
internal import TesseraText

/// Layers like those of a feed of cards on an iPhone: pictures with round corners, text and shadows, in a scroll view.
struct CardScene {
  let images: [CGImage]
  let commit: Commit
  let scroll = LayerID(rawValue: 2)
  static let screenSize = CGSize(width: 390, height: 844)
  static let scale: CGFloat = 3
  /// A card with its distance to the next, points.
  static let stride: CGFloat = 470
  static let cardCount = 12

  /// - Parameter pictures: JPEG or PNG files; the cards take them in turn.
  init(pictures: [URL]) throws {
    let images = try pictures.map { try CGImage(decoding: Data(contentsOf: $0)) }
    self.images = images
    var deltas: [LayerDelta] = []
    var next: UInt32 = 3
    func make(_ changes: [LayerChange]) -> LayerID {
      let layer = LayerID(rawValue: next)
      next += 1
      deltas.append(LayerDelta(layer: layer, changes: changes))
      return layer
    }
    let cards = (0..<Self.cardCount).map { index in
      Self.card(index, image: images.isEmpty ? nil : images[index % images.count], make)
    }
    deltas.append(
      LayerDelta(
        layer: scroll,
        changes: Self.place(CGRect(origin: .zero, size: Self.screenSize)) + [
          .masksToBounds(true), .backgroundColor(.white), .sublayers(cards),
        ]))
    let root = LayerID(rawValue: 1)
    deltas.append(
      LayerDelta(
        layer: root, changes: Self.place(CGRect(origin: .zero, size: Self.screenSize)) + [.sublayers([scroll])]))
    commit = Commit(
      number: 1, isFull: true, screenSize: Self.screenSize, screenScale: Self.scale, root: root, deltas: deltas,
      removed: [])
  }

  /// The commit of one scroll step.
  func scrolled(to offset: CGFloat, number: UInt64) -> Commit {
    var step = commit
    step.number = number
    step.isFull = false
    step.deltas = [LayerDelta(layer: scroll, changes: [.boundsOrigin(CGPoint(x: 0, y: offset))])]
    return step
  }

  // MARK: - Parts

  private static func place(_ frame: CGRect) -> [LayerChange] {
    [.bounds(CGRect(origin: .zero, size: frame.size)), .position(CGPoint(x: frame.midX, y: frame.midY))]
  }

  private static func card(_ index: Int, image: CGImage?, _ make: ([LayerChange]) -> LayerID) -> LayerID {
    let size = CGSize(width: 350, height: 430)
    let bounds = CGRect(origin: .zero, size: size)
    let white = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)
    let shadow = make(
      place(bounds) + [
        .shadowPath(CGPath.continuousRoundedRect(bounds, radius: 14)), .shadowOpacity(0.35), .shadowRadius(8),
        .shadowOffset(CGSize(width: 0, height: 5)),
      ])
    var picture: [LayerChange] = place(bounds) + [.masksToBounds(true), .contentsGravity(.resizeAspectFill)]
    if let image {
      picture += [
        .contentsScale(1), .contents(.image(image.identifier, pixelWidth: image.width, pixelHeight: image.height)),
      ]
    }
    let category = label("WORLD PREMIERE", 14, .semibold, white, CGRect(x: 20, y: 20, width: 310, height: 17), make)
    let title = label(
      "The tide tables of card number \(index)", 22, .bold, white, CGRect(x: 20, y: 38, width: 310, height: 60), make)
    let caption = label(
      "Step outside, look up, and let the evening arrange itself around you without any hurry.", 16, .semibold, white,
      CGRect(x: 20, y: 370, width: 310, height: 40), make)
    let content = make(
      place(bounds) + [
        .masksToBounds(true), .cornerRadius(14), .backgroundColor(white),
        .sublayers([make(picture), category, title, caption]),
      ])
    let frame = CGRect(x: 20, y: CGFloat(index) * stride + 20, width: size.width, height: size.height)
    return make(place(frame) + [.sublayers([shadow, content])])
  }

  private static func label(
    _ string: String, _ size: CGFloat, _ weight: FontWeight, _ color: RGBAColor, _ frame: CGRect,
    _ make: ([LayerChange]) -> LayerID
  ) -> LayerID {
    let font = FontDescriptor(size: size, weight: weight)
    let text = AttributedText(string, attributes: TextAttributes(font: font, color: color))
    let options = TextLayoutOptions(width: frame.width, height: frame.height, scale: scale)
    let list = DisplayList(operations: TextLayout(text, options: options).operations())
    return make(place(frame) + [.contentsScale(scale), .contents(.drawing(list))])
  }
}
