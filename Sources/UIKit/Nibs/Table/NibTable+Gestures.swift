// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let recognizerRows: [NibRow] = [
    recognizer(
      "tapGestureRecognizer", UITapGestureRecognizer.self,
      [
        count("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
        count("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
      ]),
    recognizer(
      "panGestureRecognizer", UIPanGestureRecognizer.self,
      [
        count("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
        count("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
      ]),
    recognizer(
      "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self,
      [
        NibProperty("edges") { (recognizer: UIScreenEdgePanGestureRecognizer, element, _) in
          recognizer.edges = element.edges("edges") ?? []
        }
      ]),
    recognizer("pinchGestureRecognizer", UIPinchGestureRecognizer.self, [.skipped("scale")]),
    recognizer("rotationGestureRecognizer", UIRotationGestureRecognizer.self, []),
    recognizer(
      "swipeGestureRecognizer", UISwipeGestureRecognizer.self,
      [
        .choice(
          "direction", \UISwipeGestureRecognizer.direction,
          ["right": .right, "left": .left, "up": .up, "down": .down]),
        count("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
      ]),
    // The name that Interface Builder gives it.
    recognizer("pongPressGestureRecognizer", UILongPressGestureRecognizer.self, longPressProperties),
    recognizer("longPressGestureRecognizer", UILongPressGestureRecognizer.self, longPressProperties),
    recognizer("hoverGestureRecognizer", UIHoverGestureRecognizer.self, []),
    recognizer("gestureRecognizer", UIGestureRecognizer.self, []),
  ]

  private static let longPressProperties: [NibProperty] = [
    NibProperty("minimumPressDuration") { (recognizer: UILongPressGestureRecognizer, element, _) in
      if let value = element.points("minimumPressDuration") { recognizer.minimumPressDuration = max(value, 0) }
    },
    .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
    NibProperty("numberOfTapsRequired") { (recognizer: UILongPressGestureRecognizer, element, _) in
      if let value = element.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = max(value, 0) }
    },
    count("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
  ]

  /// A number of fingers or taps, of which there is at least one.
  private static func count<Recognizer: UIGestureRecognizer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Recognizer, Int>
  ) -> NibProperty {
    NibProperty(name) { (recognizer: Recognizer, element, _) in
      if let value = element.integer(name) { recognizer[keyPath: path] = max(value, 1) }
    }
  }

  private static func recognizer(
    _ element: String, _ type: UIGestureRecognizer.Type, _ properties: [NibProperty]
  ) -> NibRow {
    NibRow(
      element, type,
      [
        .flag("enabled", \UIGestureRecognizer.isEnabled, absent: true),
        .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView, absent: true),
        .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan, absent: false),
        .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded, absent: true),
      ] + properties)
  }
}

extension NibElement {
  /// Edges of a property; `nil` where none is written.
  func edges(_ key: String) -> UIRectEdge? {
    guard let child = child(key: key) else { return nil }
    let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    return child.flags.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
  }
}
