// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// One step of a path and its points: none, one, two or three, by type; valid only during the call that lends it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Called with what was handed over and each step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `function` for each step in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` for each step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      // Three points were asked for, so there is a first one.
      let start = points.baseAddress!
      for element in elements {
        let type: CGPathElementType
        switch element {
        case .move(let point):
          type = .moveToPoint
          points[0] = point
        case .line(let point):
          type = .addLineToPoint
          points[0] = point
        case .quadCurve(let control, let end):
          type = .addQuadCurveToPoint
          points[0] = control
          points[1] = end
        case .curve(let control1, let control2, let end):
          type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = end
        case .close:
          type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
  }
}
