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

  /// What animations take.
  var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    // Without a colour it is clear, not whatever lies below.
    case .color(let value): value ?? NSNull()
    case .path(let value): value ?? NSNull()
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
      guard CATransform3DConcat(b, inverse).isNearIdentity else { return nil }
      return (.transform(CATransform3DConcat(a, inverse)), .transform(CATransform3DIdentity))
    default:
      return nil
    }
  }
}

/// A property of views' layers that animation blocks move; the raw values are the layer's keys.
enum AnimatableKey: String {
  case anchorPoint, backdropBlur, backgroundColor, borderColor, borderWidth, bounds, contentsCenter, contentsRect
  case cornerRadius
  case opacity, position, shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius
  case sublayerTransform, transform, zPosition
}

extension CALayer {
  /// A property's value.
  func animatableValue(_ key: AnimatableKey) -> AnimatableValue {
    switch key {
    case .anchorPoint: .point(anchorPoint)
    case .backdropBlur: .number(backdropBlur)
    case .backgroundColor: .color(backgroundColor)
    case .borderColor: .color(borderColor)
    case .borderWidth: .number(borderWidth)
    case .bounds: .rect(bounds)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsRect: .rect(contentsRect)
    case .cornerRadius: .number(cornerRadius)
    case .opacity: .number(CGFloat(opacity))
    case .position: .point(position)
    case .shadowColor: .color(shadowColor)
    case .shadowOffset: .size(shadowOffset)
    case .shadowOpacity: .number(CGFloat(shadowOpacity))
    case .shadowPath: .path(shadowPath)
    case .shadowRadius: .number(shadowRadius)
    case .sublayerTransform: .transform(sublayerTransform)
    case .transform: .transform(transform)
    case .zPosition: .number(zPosition)
    }
  }

  /// What is on screen of a property whose model value is `model`.
  func shownValue(_ key: AnimatableKey, model: AnimatableValue) -> AnimatableValue {
    guard animationKeys() != nil, let presentation = presentation() else { return model }
    return presentation.animatableValue(key)
  }

  /// Sets a property of the layer's own, without the view.
  func setAnimatableValue(_ value: AnimatableValue, _ key: AnimatableKey) {
    switch (key, value) {
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.backdropBlur, .number(let value)): backdropBlur = value
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.borderColor, .color(let value)): borderColor = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.bounds, .rect(let value)): bounds = value
    case (.contentsCenter, .rect(let value)): contentsCenter = value
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.opacity, .number(let value)): opacity = Float(value)
    case (.position, .point(let value)): position = value
    case (.shadowColor, .color(let value)): shadowColor = value
    case (.shadowOffset, .size(let value)): shadowOffset = value
    case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
    case (.shadowPath, .path(let value)): shadowPath = value
    case (.shadowRadius, .number(let value)): shadowRadius = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.transform, .transform(let value)): transform = value
    case (.zPosition, .number(let value)): zPosition = value
    default: fatalError("\(value) is not a value of a layer's \(key)")
    }
  }
}

extension CATransform3D {
  /// Whether the matrix differs from the identity by rounding alone.
  fileprivate var isNearIdentity: Bool {
    let identity = CATransform3DIdentity
    let differences = [
      m11 - identity.m11, m12, m13, m14, m21, m22 - identity.m22, m23, m24, m31, m32, m33 - identity.m33, m34, m41, m42,
      m43, m44 - identity.m44,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
