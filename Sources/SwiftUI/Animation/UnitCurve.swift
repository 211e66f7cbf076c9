// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// A function from 0…1 to progress, which is 0 at 0 and 1 at 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  /// Creates a cubic Bézier curve; the control points' x are kept within 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func x(_ point: UnitPoint) -> Double { min(max(Double(point.x), 0), 1) }
    return UnitCurve(
      .bezier(
        x1: x(startControlPoint), y1: Double(startControlPoint.y), x2: x(endControlPoint),
        y2: Double(endControlPoint.y)))
  }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = UnitCurve.easeInOut
  /// A quarter of a circle that begins slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve as layers know it; `nil` for curves that are no Bézier curves.
  var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    switch function {
    case .linear: (0, 0, 1, 1)
    case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
    }
  }

  /// The output at an input; inputs are kept within 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2): return PacingCurve(x1: x1, y1: y1, x2: x2, y2: y2).y(at: x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (x - 1) * (x - 1)).squareRoot() + 1) / 2
    }
  }

  /// The slope at an input; inputs are kept within 0…1.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return 1
    default:
      let step = 1e-5
      let (low, high) = (max(x - step, 0), min(x + step, 1))
      return (value(at: high) - value(at: low)) / (high - low)
    }
  }

  /// The curve with input and output exchanged, as far as its kind goes: a Bézier curve's control points are mirrored.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      UnitCurve(.bezier(x1: min(max(y1, 0), 1), y1: x1, x2: min(max(y2, 0), 1), y2: x2))
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: self
    }
  }
}
