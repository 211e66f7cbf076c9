// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Layout that does not settle: who asked for it, and the line that says so.
///
/// On iOS such a loop holds the app up for ever. Here the frame is made as it stands and the app goes on.
@MainActor package enum LayoutLoops {
  /// What hears of loops in place of standard error.
  package static var listener: ((String) -> Void)? { didSet { told = [] } }
  private static var told: Set<String> = []
  /// The callback that is running now, and the layer whose layout it is part of.
  private static var callback: (layer: CALayer, name: StaticString)?
  private static var reason: StaticString = "setNeedsLayout()"
  /// Who asked last for the layout of a layer that has been laid out too often.
  private static var request: (layer: ObjectIdentifier, words: String)?

  /// Runs a callback of a layer's layout, which is named where it asks for layout without end.
  package static func within(_ layer: CALayer, _ name: StaticString, _ body: () -> Void) {
    let outer = callback
    callback = (layer, name)
    body()
    callback = outer
  }

  /// Asks for layout for a reason other than that an app called `setNeedsLayout()`.
  package static func blaming(_ words: StaticString, _ ask: () -> Void) {
    let outer = reason
    reason = words
    ask()
    reason = outer
  }

  static func noteRequest(of layer: CALayer) {
    var words = "\(reason)"
    if let callback {
      words += " in \(callback.name) of \(callback.layer === layer ? "itself" : callback.layer.ownerDescription)"
    }
    request = (ObjectIdentifier(layer), words)
  }

  /// A layer below `top` that still asks for layout.
  static func culprit(below top: CALayer) -> CALayer {
    var layer = top
    while !layer.pending.contains(.layout), layer.pending.contains(.layoutBelow),
      let next = layer.children.first(where: { !$0.pending.isDisjoint(with: [.layout, .layoutBelow]) })
    {
      layer = next
    }
    return layer
  }

  /// Tells of a layer that asks for layout without end, once for each class and reason.
  static func report(_ layer: CALayer) {
    let words = request.flatMap { $0.layer == ObjectIdentifier(layer) ? $0.words : nil } ?? "setNeedsLayout()"
    guard told.insert("\(layer.ownerClass) \(words)").inserted else { return }
    let text = """
      Layout of \(layer.ownerDescription) does not settle: after \(LayoutPass.layoutLimit) layouts in one pass, \
      it was asked for again by \(words). The frame is made as it stands.
      """
    if let listener { listener(text) } else { FileHandle.standardError.write(Data((text + "\n").utf8)) }
  }
}

extension CALayer {
  /// The class of the view whose layer this is, or of the layer.
  fileprivate var ownerClass: String {
    (delegate as? any LayoutPreparing).map { "\(type(of: $0))" } ?? "\(type(of: self))"
  }

  /// The view whose layer this is, or the layer.
  fileprivate var ownerDescription: String {
    guard let owner = delegate as? any LayoutPreparing else { return briefDescription }
    let frame = computedFrame
    return "<\(type(of: owner)); frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
  }
}
