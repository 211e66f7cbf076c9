// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The arithmetic of values that motion effects add: numbers, points, sizes, rectangles and matrices.
enum MotionValue {
  /// The value so far from the first to the second; one that is missing counts as nothing.
  static func between(_ first: Any?, _ second: Any?, at part: CGFloat) -> Any? {
    guard let model = second ?? first else { return nil }
    let (from, to) = (numbers(first, like: model), numbers(second, like: model))
    guard let from, let to, from.count == to.count else { return nil }
    return value(zip(from, to).map { $0 + ($1 - $0) * part }, like: model)
  }

  /// All values of all effects, those of one key added up.
  static func sum(_ parts: [[String: Any]]) -> [String: Any]? {
    guard !parts.isEmpty else { return nil }
    return parts.dropFirst().reduce(into: parts[0]) { sum, part in
      sum.merge(part) { left, right in
        guard let a = numbers(left, like: left), let b = numbers(right, like: left), a.count == b.count else {
          return right
        }
        // Matrices are laid one upon the other as far as small ones can be: their differences from none are added.
        let none = numbers(nil, like: left) ?? []
        return value(zip(zip(a, b), none).map { $0.0 + $0.1 - $1 }, like: left) ?? right
      }
    }
  }

  /// The numbers of a value; of `nil`, those of "nothing" in the form of the model.
  private static func numbers(_ value: Any?, like model: Any) -> [CGFloat]? {
    switch model {
    case let model as NSValue where !(model is NSNumber):
      let held = (value ?? nothing(like: model)) as? NSValue
      guard let held else { return nil }
      switch String(cString: model.objCType) {
      case point: return [held.cgPointValue.x, held.cgPointValue.y]
      case size: return [held.cgSizeValue.width, held.cgSizeValue.height]
      case matrix:
        let t = held.caTransform3DValue
        return [
          t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
          t.m44,
        ]
      default: return nil
      }
    case is CGPoint: return ((value ?? CGPoint.zero) as? CGPoint).map { [$0.x, $0.y] }
    case is CGSize: return ((value ?? CGSize.zero) as? CGSize).map { [$0.width, $0.height] }
    default: return number(value ?? 0).map { [$0] }
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func value(_ numbers: [CGFloat], like model: Any) -> Any? {
    switch model {
    case let model as NSValue where !(model is NSNumber):
      switch String(cString: model.objCType) {
      case point: return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
      case size: return NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
      default:
        return NSValue(
          caTransform3D: CATransform3D(
            m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
            m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
            m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15]))
      }
    case is CGPoint: return CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: return CGSize(width: numbers[0], height: numbers[1])
    default: return NSNumber(value: Double(numbers[0]))
    }
  }

  private static func nothing(like model: NSValue) -> NSValue? {
    switch String(cString: model.objCType) {
    case point: NSValue(cgPoint: .zero)
    case size: NSValue(cgSize: .zero)
    case matrix: NSValue(caTransform3D: CATransform3DIdentity)
    default: nil
    }
  }

  private static let point = String(cString: NSValue(cgPoint: .zero).objCType)
  private static let size = String(cString: NSValue(cgSize: .zero).objCType)
  private static let matrix = String(cString: NSValue(caTransform3D: CATransform3DIdentity).objCType)
}
