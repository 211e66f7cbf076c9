// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A layer's value that can be taken away from another and added to it.
enum AnimatableValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)

  /// What a layer's `value(forKey:)` gave; `nil` for what no animation moves.
  init?(_ value: Any?, forKey key: String) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Float: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case nil where key.hasSuffix("Color"): self = .color(nil)
    default: return nil
    }
  }

  /// What animations take.
  var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    }
  }

  /// What is to be added to `other` to give this value, and the value that adds nothing; `nil` where values of the kind
  /// are not added, or where a matrix has no inverse.
  func difference(from other: AnimatableValue) -> (difference: AnimatableValue, zero: AnimatableValue)? {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return (.number(a - b), .number(0))
    case (.point(let a), .point(let b)):
      return (.point(CGPoint(x: a.x - b.x, y: a.y - b.y)), .point(.zero))
    case (.size(let a), .size(let b)):
      return (.size(CGSize(width: a.width - b.width, height: a.height - b.height)), .size(.zero))
    case (.rect(let a), .rect(let b)):
      let difference = CGRect(
        x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
        height: a.size.height - b.size.height)
      return (.rect(difference), .rect(.zero))
    case (.transform(let a), .transform(let b)):
      // Matrices are added by concatenation.
      let inverse = CATransform3DInvert(b)
      guard CATransform3DIsIdentity(CATransform3DConcat(b, inverse).rounded) else { return nil }
      return (.transform(CATransform3DConcat(a, inverse)), .transform(CATransform3DIdentity))
    default:
      return nil
    }
  }
}
