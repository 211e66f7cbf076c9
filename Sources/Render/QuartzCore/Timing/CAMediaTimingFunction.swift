// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
package import RenderProtocol

/// How the way of an animation is spread over its time: a cubic Bézier curve from (0, 0) to (1, 1), time to the right.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Creates one of the curves with a name; an unknown name is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points = name.controlPoints
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// Creates a curve from its two inner control points; each x is brought into 0…1. A curve of what is no
  /// number is even.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let points = [min(max(c1x, 0), 1), c1y, min(max(c2x, 0), 1), c2y]
    self.points = points.allSatisfy(\.isFinite) ? points : [0, 0, 1, 1]
    super.init()
  }

  /// Writes x and y of the control point at `idx`, 0…3, to two floats.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard 0...3 ~= idx else { fatalError("CAMediaTimingFunction: control point \(idx) is beyond bounds [0 .. 3]") }
    switch idx {
    case 0: (ptr[0], ptr[1]) = (0, 0)
    case 1: (ptr[0], ptr[1]) = (points[0], points[1])
    case 2: (ptr[0], ptr[1]) = (points[2], points[3])
    default: (ptr[0], ptr[1]) = (1, 1)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  open override var hash: Int { points.hashValue }

  open override var description: String { "(\(points[0]), \(points[1])), (\(points[2]), \(points[3]))" }

  /// The curve as it travels in commits.
  package var pacing: AnimationPacing {
    if points == [0, 0, 1, 1] { return .even }
    return .curve(x1: Double(points[0]), y1: Double(points[1]), x2: Double(points[2]), y2: Double(points[3]))
  }
}

/// The names of curves that `CAMediaTimingFunction` knows.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var controlPoints: [Float] {
    switch self {
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInEaseOut: [0.42, 0, 0.58, 1]
    case .default: [0.25, 0.1, 0.25, 1]
    default: [0, 0, 1, 1]
    }
  }
}
