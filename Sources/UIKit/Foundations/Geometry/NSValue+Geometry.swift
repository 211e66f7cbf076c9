// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Geometry as objects. Foundation on Linux has values of rectangles, points and sizes, and of arrays of numbers, which
// serve for the rest. To ask an object for what it does not hold is a programmer error.

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgVectorValue: CGVector { ._unconditionallyBridgeFromObjectiveC(self) }
  public var cgAffineTransformValue: CGAffineTransform { ._unconditionallyBridgeFromObjectiveC(self) }
  public var uiEdgeInsetsValue: UIEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
  public var uiOffsetValue: UIOffset { ._unconditionallyBridgeFromObjectiveC(self) }
}

extension UIEdgeInsets: _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
  public static func _unboxed(_ value: NSValue) -> UIEdgeInsets? {
    value.numbers(count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }
}

extension NSDirectionalEdgeInsets: _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(directionalEdgeInsets: self) }
  public static func _unboxed(_ value: NSValue) -> NSDirectionalEdgeInsets? {
    value.numbers(count: 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
  }
}

extension UIOffset: _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(uiOffset: self) }
  public static func _unboxed(_ value: NSValue) -> UIOffset? {
    value.numbers(count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
  }
}

extension NSValue: ValueBox {
  /// What the value holds as a type of geometry, for properties that are set by name; `nil` where it holds something else.
  func geometry(of type: Any.Type) -> Any? {
    let type = (type as? any OptionalGeometry.Type)?.wrapped ?? type
    return (type as? any _TesseraValueBoxable.Type)?._unboxed(self)
  }
}

/// A property that may be without its structure.
private protocol OptionalGeometry {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalGeometry {
  static var wrapped: Any.Type { Wrapped.self }
}
