// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension NSValue {
  /// Creates an object that holds a matrix.
  public convenience init(caTransform3D t: CATransform3D) { self.init(numbers: t.entries) }

  /// The matrix that the object holds; asking one that holds something else is a programmer error.
  public var caTransform3DValue: CATransform3D { ._unconditionallyBridgeFromObjectiveC(self) }

  /// The matrix, if that is what the object holds.
  var matrix: CATransform3D? { CATransform3D._unboxed(self) }

  /// The numbers of a point, a size, a rectangle or a matrix.
  var numbers: [CGFloat]? {
    if let point = CGPoint._unboxed(self) { return [point.x, point.y] }
    if let size = CGSize._unboxed(self) { return [size.width, size.height] }
    if let rect = CGRect._unboxed(self) { return [rect.minX, rect.minY, rect.width, rect.height] }
    return matrix?.entries
  }
}

extension CATransform3D: _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(caTransform3D: self) }
  public static func _unboxed(_ value: NSValue) -> CATransform3D? {
    value.numbers(count: 16).map { CATransform3D($0.map(Double.init)) }
  }
}
