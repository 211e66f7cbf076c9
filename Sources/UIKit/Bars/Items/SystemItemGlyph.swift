// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pictures of system items: lines of two points with round ends, as templates.
@MainActor enum SystemItemGlyph {
  private static var made: [Key: UIImage] = [:]

  private struct Key: Hashable {
    var name: String
    var scale: CGFloat
  }

  /// The picture of a system item; `nil` for one that is a word or a space.
  static func image(for item: UIBarButtonItem.SystemItem) -> UIImage? {
    switch item {
    case .done: picture("done", 20, 18, check)
    case .cancel, .stop, .close: picture("close", 18, 18, cross)
    case .add: picture("add", 20, 20, plus)
    case .refresh: picture("refresh", 20, 22, circularArrow)
    case .search: picture("search", 21, 21, lens)
    case .trash: picture("trash", 20, 23, bin)
    case .compose: picture("compose", 22, 22, pencil)
    case .action: picture("action", 20, 25, share)
    case .organize: picture("organize", 23, 19, folder)
    case .bookmarks: picture("bookmarks", 24, 20, book)
    case .camera: picture("camera", 25, 20, camera)
    case .reply: picture("reply", 23, 19, replyArrow)
    case .undo: picture("undo", 20, 20) { turn(isBack: true) }
    case .redo: picture("redo", 20, 20) { turn(isBack: false) }
    case .play: picture("play", 18, 20) { triangle(2, 17, from: 2, to: 18) }
    case .pause: picture("pause", 16, 20, bars)
    case .rewind: picture("rewind", 26, 18) { doubleTriangle(isBack: true) }
    case .fastForward: picture("fastForward", 26, 18) { doubleTriangle(isBack: false) }
    case .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The chevron of back buttons, 9 × 18 points as measured; it points to where reading starts.
  static var back: UIImage {
    picture("back", 10, 18) {
      stroke { path in
        path.move(to: CGPoint(x: 8.9, y: 1.2))
        path.addLine(to: CGPoint(x: 1.3, y: 9))
        path.addLine(to: CGPoint(x: 8.9, y: 16.8))
      }
    }
  }

  private static func picture(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ draw: @escaping () -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    let key = Key(name: name, scale: format.scale)
    if let known = made[key] { return known }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    let image = renderer.image { _ in
      UIColor.black.set()
      draw()
    }.withRenderingMode(.alwaysTemplate)
    made[key] = image
    return image
  }

  private static let lineWidth: CGFloat = 2

  private static func stroke(_ build: (UIBezierPath) -> Void) {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    build(path)
    path.stroke()
  }

  private static func line(_ points: (CGFloat, CGFloat)...) {
    stroke { path in
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  // MARK: - Shapes

  private static func check() { line((2, 10), (7.5, 15.5), (18, 2.5)) }

  private static func cross() {
    line((2, 2), (16, 16))
    line((16, 2), (2, 16))
  }

  private static func plus() {
    line((10, 1.5), (10, 18.5))
    line((1.5, 10), (18.5, 10))
  }

  /// Most of a circle, clockwise, with an arrowhead at its end at the top right.
  private static func circularArrow() {
    let center = CGPoint(x: 10, y: 12.5)
    stroke { path in
      path.addArc(withCenter: center, radius: 8, startAngle: 0.15 * .pi, endAngle: 1.75 * .pi, clockwise: true)
    }
    line((10.6, 1.2), (15.2, 5.7), (10.6, 9.6))
  }

  private static func lens() {
    stroke { path in
      path.addArc(
        withCenter: CGPoint(x: 8.8, y: 8.8), radius: 7.2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      path.close()
    }
    line((14, 14), (19.4, 19.4))
  }

  private static func bin() {
    line((1.5, 5), (18.5, 5))
    line((3.5, 5), (4.6, 20), (6.2, 21.6), (13.8, 21.6), (15.4, 20), (16.5, 5))
    line((6.8, 5), (7.4, 1.8), (12.6, 1.8), (13.2, 5))
    line((7.4, 9), (7.8, 17.6))
    line((12.6, 9), (12.2, 17.6))
  }

  private static func pencil() {
    line((12.5, 4), (4.6, 4), (2, 6.4), (2, 18), (4.4, 20.4), (16, 20.4), (18.4, 18), (18.4, 10.5))
    line((8.2, 14), (9, 11.2), (18.8, 1.6), (20.6, 3.4), (11, 13), (8.2, 14))
  }

  private static func share() {
    line((10, 1.6), (10, 15))
    line((5.4, 5.8), (10, 1.4), (14.6, 5.8))
    line((6.2, 9), (3.6, 9), (1.8, 10.8), (1.8, 21.4), (3.6, 23.2), (16.4, 23.2), (18.2, 21.4), (18.2, 10.8))
    line((18.2, 10.8), (16.4, 9), (13.8, 9))
  }

  private static func folder() {
    line((1.6, 7.2), (21.4, 7.2))
    line((1.6, 16), (1.6, 3.4), (3.2, 1.8), (8, 1.8), (10.2, 4), (19.6, 4), (21.4, 5.8), (21.4, 15.4), (19.6, 17.2))
    line((19.6, 17.2), (3.2, 17.2), (1.6, 16))
  }

  private static func book() {
    line((12, 4), (12, 18))
    line((12, 4), (9, 1.8), (1.6, 1.8), (1.6, 16.4), (9, 16.4), (12, 18.2))
    line((12, 4), (15, 1.8), (22.4, 1.8), (22.4, 16.4), (15, 16.4), (12, 18.2))
  }

  private static func camera() {
    line((8, 4), (9.4, 1.8), (15.6, 1.8), (17, 4), (21.4, 4), (23.4, 6), (23.4, 16.2), (21.4, 18.2), (3.6, 18.2))
    line((3.6, 18.2), (1.6, 16.2), (1.6, 6), (3.6, 4), (8, 4))
    stroke { path in
      path.addArc(
        withCenter: CGPoint(x: 12.5, y: 10.8), radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      path.close()
    }
  }

  private static func replyArrow() {
    line((9.4, 1.8), (1.8, 8.4), (9.4, 15), (9.4, 11.2), (15, 11.4), (21.2, 17), (19.6, 10), (15, 6), (9.4, 5.6))
    line((9.4, 5.6), (9.4, 1.8))
  }

  private static func turn(isBack: Bool) {
    func x(_ value: CGFloat) -> CGFloat { isBack ? value : 20 - value }
    line((x(6.4), 1.8), (x(1.8), 6.4), (x(6.4), 11))
    stroke { path in
      path.move(to: CGPoint(x: x(2), y: 6.4))
      path.addLine(to: CGPoint(x: x(12.6), y: 6.4))
      path.addCurve(
        to: CGPoint(x: x(12.6), y: 18), controlPoint1: CGPoint(x: x(20.4), y: 6.4),
        controlPoint2: CGPoint(x: x(20.4), y: 18))
      path.addLine(to: CGPoint(x: x(7.6), y: 18))
    }
  }

  private static func bars() {
    for x in [2, 10] as [CGFloat] {
      UIBezierPath(roundedRect: CGRect(x: x, y: 1.5, width: 4.5, height: 17), cornerRadius: 1.5).fill()
    }
  }

  /// A filled triangle with soft corners, from its flat side to its point.
  private static func triangle(_ flat: CGFloat, _ point: CGFloat, from top: CGFloat, to bottom: CGFloat) {
    let path = UIBezierPath()
    path.lineJoinStyle = .round
    path.lineWidth = lineWidth
    path.move(to: CGPoint(x: flat, y: top))
    path.addLine(to: CGPoint(x: point, y: (top + bottom) / 2))
    path.addLine(to: CGPoint(x: flat, y: bottom))
    path.close()
    path.fill()
    path.stroke()
  }

  private static func doubleTriangle(isBack: Bool) {
    for start in [2, 13] as [CGFloat] {
      if isBack {
        triangle(26 - start, 26 - start - 10, from: 3, to: 15)
      } else {
        triangle(start, start + 10, from: 3, to: 15)
      }
    }
  }
}
