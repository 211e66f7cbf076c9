// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// The layers that the fake app shows: one of each thing that a page must be able to draw.
struct FakeScreen {
  enum Layer: UInt32 {
    case root = 1
    case square, greeting, scroller, content, button, border, gradient, shape, picture, tinted, stretched, painting
    case masked, mask, translucent, log, dot, spun, blurred, under, path
  }

  static let rowCount = 40
  static let firstRow: UInt32 = 1_000

  static func id(_ layer: Layer) -> LayerID { LayerID(rawValue: layer.rawValue) }

  private static func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [LayerChange] {
    [
      .bounds(CGRect(x: 0, y: 0, width: width, height: height)),
      .position(CGPoint(x: x + width / 2, y: y + height / 2)),
    ]
  }

  static func color(_ hex: UInt32, _ alpha: Float = 1) -> RGBAColor {
    RGBAColor(
      red: Float((hex >> 16) & 255) / 255, green: Float((hex >> 8) & 255) / 255, blue: Float(hex & 255) / 255,
      alpha: alpha)
  }

  static func text(
    _ string: String, size: CGFloat = 17, x: CGFloat = 0, y: CGFloat = 20, face: String = "Inter-Regular"
  )
    -> DisplayList.Operation
  {
    .glyphs(
      GlyphRun(
        face: FontFace(name: face), size: size, color: .black, origin: CGPoint(x: x, y: y), text: string, glyphs: [],
        width: 100, isColorFont: face.contains("Emoji")))
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(elements: [
      .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)), .line(CGPoint(x: x + width, y: y + height)),
      .line(CGPoint(x: x, y: y + height)), .close,
    ])
  }

  /// Not a rounded rectangle, so that a page cannot take a box for it.
  private static func curved(_ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(elements: [
      .move(.zero), .line(CGPoint(x: width, y: 0)),
      .quadCurve(control: CGPoint(x: width, y: height), end: CGPoint(x: width / 2, y: height)),
      .quadCurve(control: CGPoint(x: 0, y: height), end: .zero), .close,
    ])
  }

  private static let triangle = CGPath(elements: [
    .move(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 60, y: 60)), .line(CGPoint(x: 0, y: 60)), .close,
  ])

  private static let painting = DisplayList(operations: [
    .fill(rect(0, 0, 60, 60), color: color(0xFFCC00), evenOdd: false),
    .save,
    .concatenate(CGAffineTransform(translationX: 30, y: 30)),
    .fill(rect(0, 0, 30, 30), color: color(0xAF52DE), evenOdd: false),
    .restore,
    .image(
      CGImage(width: 4, height: 4, storage: .encoded(Data(), .png), identifier: FakePictures.checks),
      rect: CGRect(x: 30, y: 0, width: 30, height: 30), alpha: 1, interpolation: .none),
    text("Aa", size: 15, x: 4, y: 50),
  ])

  static func commit(
    number: UInt64, size: CGSize, scale: CGFloat, log: String, time: Double, rate: Double
  ) -> Commit {
    let stops = [
      CGGradient.Stop(location: 0, color: color(0xFF0000)), CGGradient.Stop(location: 1, color: color(0x0000FF)),
    ]
    var deltas = [
      LayerDelta(
        layer: id(.root),
        changes: frame(0, 0, size.width, size.height) + [
          .backgroundColor(.white), .name("UIWindow"),
          .sublayers(
            [
              .square, .greeting, .scroller, .button, .border, .gradient, .shape, .picture, .tinted, .stretched,
              .painting, .masked, .translucent, .log, .spun, .under, .blurred, .path, .dot,
            ].map(id)),
        ]),
      LayerDelta(
        layer: id(.square),
        changes: frame(40, 100, 120, 80) + [
          .backgroundColor(color(0x0000FF)), .cornerRadius(20), .hasContinuousCorners(true), .name("square"),
          .shadowOpacity(0.5), .shadowOffset(CGSize(width: 0, height: 4)), .shadowRadius(6),
        ]),
      LayerDelta(
        layer: id(.greeting),
        changes: frame(40, 200, 200, 24) + [
          .contents(.drawing(DisplayList(operations: [text("Hamburgefonts 123")]))), .name("greeting"),
        ]),
      LayerDelta(
        layer: id(.scroller),
        changes: frame(200, 100, 150, 200) + [
          .masksToBounds(true), .backgroundColor(color(0xF2F2F7)), .cornerRadius(12), .name("scroller"),
          .sublayers((0..<UInt32(rowCount)).map { LayerID(rawValue: firstRow + $0) }),
        ]),
      LayerDelta(
        layer: id(.button),
        changes: frame(40, 320, 120, 44) + [
          .backgroundColor(color(0x34C759)), .cornerRadius(22), .name("button"),
          .accessibility(LayerAccessibility(role: "button", label: "Order", hint: "Adds to the bag")),
        ]),
      LayerDelta(
        layer: id(.border),
        changes: frame(180, 320, 60, 60) + [
          .borderWidth(4), .borderColor(color(0xFF3B30)), .cornerRadius(8), .backgroundColor(color(0xFFFFFF)),
          .maskedCorners([.minXMinY, .maxXMaxY]), .name("border"),
          .accessibility(LayerAccessibility(role: "button", label: "Frame", value: "red")),
        ]),
      LayerDelta(
        layer: id(.gradient),
        changes: frame(260, 320, 80, 60) + [
          .contents(
            .gradient(LayerGradient(stops: stops, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)))),
          .name("gradient"), .accessibility(LayerAccessibility(role: "button", label: "")),
        ]),
      LayerDelta(
        layer: id(.shape),
        changes: frame(40, 400, 60, 60) + [
          .contents(
            .shape(
              LayerShape(
                path: triangle, fillColor: color(0xFF9500), strokeColor: .black, stroke: .init(width: 2, join: .round)))
          ),
          .name("shape"), .accessibility(LayerAccessibility(role: "slider", label: "Volume", value: "40 %")),
        ]),
      LayerDelta(
        layer: id(.picture),
        changes: frame(120, 400, 60, 60) + [
          .contents(.image(FakePictures.checks, pixelWidth: 4, pixelHeight: 4)), .name("picture"),
        ]),
      LayerDelta(
        layer: id(.tinted),
        changes: frame(200, 400, 60, 60) + [
          .contents(.tintedImage(FakePictures.half, pixelWidth: 4, pixelHeight: 4, tint: color(0x00C7BE))),
          .name("tinted"),
        ]),
      LayerDelta(
        layer: id(.stretched),
        changes: frame(280, 400, 80, 40) + [
          .contents(.image(FakePictures.checks, pixelWidth: 4, pixelHeight: 4)), .contentsScale(0.25),
          .contentsCenter(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)), .name("stretched"),
        ]),
      LayerDelta(
        layer: id(.painting),
        changes: frame(40, 480, 60, 60) + [.contents(.drawing(painting)), .name("painting")]),
      LayerDelta(
        layer: id(.masked),
        changes: frame(120, 480, 60, 60) + [
          .backgroundColor(color(0x5856D6)), .mask(id(.mask)), .name("masked"),
        ]),
      LayerDelta(
        layer: id(.mask),
        changes: frame(0, 0, 60, 60) + [
          .contents(.shape(LayerShape(path: triangle, fillColor: .black)))
        ]),
      LayerDelta(
        layer: id(.translucent),
        changes: frame(200, 480, 60, 60) + [
          .backgroundColor(color(0x000000)), .opacity(0.5), .name("translucent"),
        ]),
      LayerDelta(
        layer: id(.spun),
        changes: frame(290, 490, 40, 40) + [
          .backgroundColor(color(0xFF2D55)), .name("spun"),
          .transform(
            LayerTransform(entries: [0.7071, 0.7071, 0, 0, -0.7071, 0.7071, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
        ]),
      LayerDelta(
        layer: id(.under),
        changes: frame(40, 560, 300, 40) + [
          .contents(
            .drawing(
              DisplayList(operations: [
                text("Behind the glass", size: 28, y: 30, face: "Inter-Bold"),
                text("🎉", size: 28, x: 245, y: 30, face: "NotoColorEmoji"),
              ]))), .name("under"),
        ]),
      LayerDelta(
        layer: id(.blurred),
        changes: frame(150, 556, 90, 48) + [
          .backdropBlur(6), .backgroundColor(color(0xFFFFFF, 0.3)), .cornerRadius(16), .name("blurred"),
        ]),
      LayerDelta(
        layer: id(.path),
        changes: frame(40, 620, 300, 60) + [
          .shadowPath(curved(300, 60)), .shadowOpacity(0.4), .shadowRadius(10),
          .shadowOffset(CGSize(width: 0, height: 8)), .backgroundColor(.white), .name("path"),
        ]),
      LayerDelta(
        layer: id(.dot),
        changes: frame(-30, -30, 20, 20) + [.backgroundColor(color(0xFF0000)), .cornerRadius(10), .name("dot")]),
    ]
    deltas.append(LayerDelta(layer: id(.log), changes: frame(20, 700, 360, 24) + [.name("log")] + logChanges(log)))
    for row in 0..<rowCount {
      deltas.append(
        LayerDelta(
          layer: LayerID(rawValue: firstRow + UInt32(row)),
          changes: frame(0, CGFloat(row) * 40, 150, 40) + [
            .contents(.drawing(DisplayList(operations: [text("Row \(row)", x: 12, y: 26)]))), .name("row"),
            .accessibility(row == 10 ? LayerAccessibility(role: "link", label: "Row ten") : nil),
          ]))
    }
    return Commit(
      number: number, isFull: true, screenSize: size, screenScale: scale, root: id(.root), deltas: deltas, removed: [],
      time: time, rate: rate)
  }

  static func logChanges(_ log: String) -> [LayerChange] {
    [.contents(.drawing(DisplayList(operations: [text(log, size: 13, y: 16)])))]
  }

  static func log(_ log: String) -> LayerDelta {
    LayerDelta(layer: id(.log), changes: logChanges(log))
  }

  static func painting(label: String) -> LayerDelta {
    LayerDelta(layer: id(.painting), changes: [.accessibility(LayerAccessibility(role: "img", label: label))])
  }

  static func scrolled(to offset: CGFloat) -> LayerDelta {
    LayerDelta(layer: id(.scroller), changes: [.boundsOrigin(CGPoint(x: 0, y: offset))])
  }

  static func dot(at point: CGPoint) -> LayerDelta {
    LayerDelta(layer: id(.dot), changes: [.position(point)])
  }

  static func square(at x: CGFloat) -> LayerDelta {
    LayerDelta(layer: id(.square), changes: [.position(CGPoint(x: x, y: 140))])
  }
}
