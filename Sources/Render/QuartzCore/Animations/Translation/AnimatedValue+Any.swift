// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension AnimatedValue {
  /// An app's value as it travels; `nil` where it is not of the kind. `NSNull` is no colour, or no path.
  init?(_ value: Any, kind: AnimatedKind) {
    switch kind {
    case .numbers(1):
      guard let number = Self.number(value) else { return nil }
      self = .numbers([number])
    case .numbers(let count):
      guard let numbers = Self.components(value), numbers.count == count else { return nil }
      self = .numbers(numbers)
    case .numberList:
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap(Self.number)
      guard numbers.count == list.count else { return nil }
      self = .numbers(numbers)
    case .color:
      let color = value as? CGColor
      guard color != nil || value is NSNull else { return nil }
      self = .color(color?.rgba)
    case .colors:
      guard let colors = value as? [CGColor] else { return nil }
      self = .colors(colors.map(\.rgba))
    case .path:
      let path = value as? CGPath
      guard path != nil || value is NSNull else { return nil }
      self = .path(path.map { CGPath(elements: $0.elements) })
    case .contents:
      guard let image = value as? CGImage else { return nil }
      self = .contents(.image(image.identifier, pixelWidth: image.width, pixelHeight: image.height))
    }
  }

  private static func number(_ value: Any) -> Double? {
    let number: Double? =
      switch value {
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number?.isFinite == true ? number : nil
  }

  private static func components(_ value: Any) -> [Double]? {
    let numbers: [CGFloat]? =
      switch value {
      case let value as CGPoint: [value.x, value.y]
      case let value as CGSize: [value.width, value.height]
      case let value as CGRect: [value.origin.x, value.origin.y, value.size.width, value.size.height]
      case let value as CATransform3D: value.entries
      case let value as NSValue: value.numbers
      default: nil
      }
    guard let numbers, numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers.map { Double($0) }
  }

  // MARK: - Sums

  /// The sum of two values of a property; of matrices this one comes first. Colours, paths and pictures have no sums.
  func added(to base: AnimatedValue, of property: AnimatedProperty) -> AnimatedValue {
    guard case .numbers(let own) = self, case .numbers(let others) = base, own.count == others.count else {
      return base
    }
    if case .numbers(16) = property.kind {
      return .numbers(CATransform3DConcat(CATransform3D(own), CATransform3D(others)).entries.map { Double($0) })
    }
    return .numbers(zip(others, own).map { $0 + $1 })
  }

  /// What, with this value added, gives `sum`.
  func subtracted(from sum: AnimatedValue, of property: AnimatedProperty) -> AnimatedValue {
    guard case .numbers(let own) = self else { return sum }
    if case .numbers(16) = property.kind {
      let inverse = CATransform3DInvert(CATransform3D(own))
      return AnimatedValue.numbers(inverse.entries.map { Double($0) }).added(to: sum, of: property)
    }
    return AnimatedValue.numbers(own.map { -$0 }).added(to: sum, of: property)
  }
}

extension CATransform3D {
  /// The sixteen entries, row by row.
  package var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// - Precondition: sixteen entries, row by row.
  package init(_ entries: [Double]) {
    let e = entries.map { CGFloat($0) }
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7], m31: e[8], m32: e[9],
      m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }
}
