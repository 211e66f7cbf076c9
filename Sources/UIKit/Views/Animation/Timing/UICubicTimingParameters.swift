// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A curve over time, from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Which of the system's curves it is; `easeInOut` for a curve of other control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// In the unit square of time and way.
  open private(set) var controlPoint1: CGPoint
  /// In the unit square of time and way.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The curve of the system's own transitions.
  public override init() {
    animationCurve = .easeInOut
    isBuiltin = true
    // As measured.
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// One of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    (controlPoint1, controlPoint2) = curve.controlPoints
    super.init()
  }

  /// A curve with control points of its own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  /// The control points of the curve.
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    @unknown default: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    }
  }
}
