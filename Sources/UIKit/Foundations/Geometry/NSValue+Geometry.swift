// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Geometry as objects. Foundation on Linux has values of rectangles, points and sizes, and of arrays of numbers, which
// serve for the rest.

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
  public var cgVectorValue: CGVector {
    let all = numbers(2, for: "CGVector")
    return CGVector(dx: all[0], dy: all[1])
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let all = numbers(6, for: "CGAffineTransform")
    return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let all = numbers(4, for: "UIEdgeInsets")
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let all = numbers(4, for: "NSDirectionalEdgeInsets")
    return NSDirectionalEdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }
  public var uiOffsetValue: UIOffset {
    let all = numbers(2, for: "UIOffset")
    return UIOffset(horizontal: all[0], vertical: all[1])
  }

  private convenience init(numbers: [CGFloat]) {
    var all = numbers.map(Double.init)
    self.init(bytes: &all, objCType: "[\(all.count)d]")
  }

  /// The numbers of a value that has so many; any other is a programmer error, and reading it would write past the end.
  private func numbers(_ count: Int, for type: String) -> [CGFloat] {
    let held = String(cString: objCType)
    guard held == "[\(count)d]" else { fatalError("this NSValue holds \(held), which is no \(type)") }
    var all = [Double](repeating: 0, count: count)
    getValue(&all)
    return all.map { CGFloat($0) }
  }
}

extension NSValue: ValueBox {
  /// What the value holds as a type of geometry, for properties that are set by name; `nil` where it holds something else.
  func geometry(of type: Any.Type) -> Any? {
    let held = String(cString: objCType)
    if type is CGRect.Type || type is CGRect?.Type { return held.hasPrefix("{CGRect") ? rectValue : nil }
    if type is CGPoint.Type || type is CGPoint?.Type { return held.hasPrefix("{CGPoint") ? pointValue : nil }
    if type is CGSize.Type || type is CGSize?.Type { return held.hasPrefix("{CGSize") ? sizeValue : nil }
    if type is UIEdgeInsets.Type { return held == "[4d]" ? uiEdgeInsetsValue : nil }
    if type is NSDirectionalEdgeInsets.Type { return held == "[4d]" ? directionalEdgeInsetsValue : nil }
    if type is UIOffset.Type { return held == "[2d]" ? uiOffsetValue : nil }
    if type is CGVector.Type { return held == "[2d]" ? cgVectorValue : nil }
    if type is CGAffineTransform.Type { return held == "[6d]" ? cgAffineTransformValue : nil }
    return nil
  }
}
