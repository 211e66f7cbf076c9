// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// What strokes are drawn with.
public struct PKInk: Hashable, Sendable {
  public enum InkType: String, Hashable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"

    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .monoline: 5
      case .pencil: 3
      case .marker: 24
      case .fountainPen: 6
      case .watercolor: 30
      case .crayon: 20
      }
    }

    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .pen, .monoline: 0.9...25.7
      case .pencil: 2.4...16
      case .marker: 4...40
      case .fountainPen: 1.5...28
      case .watercolor: 10...60
      case .crayon: 8...50
      }
    }

    /// How much of the ground is seen through it.
    var opacity: CGFloat {
      switch self {
      case .pen, .monoline, .fountainPen: 1
      case .pencil, .crayon: 0.8
      case .marker: 0.5
      case .watercolor: 0.35
      }
    }
  }

  public var inkType: InkType
  public var color: UIColor

  public init(_ type: InkType, color: UIColor = .black) { (inkType, self.color) = (type, color) }
}

/// A place that a stroke goes through.
public struct PKStrokePoint: Hashable, Codable, Sendable {
  public let location: CGPoint
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
}

/// Where a stroke goes.
public struct PKStrokePath: RandomAccessCollection, Hashable, Sendable {
  public let creationDate: Date
  private let points: [PKStrokePoint]

  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
  public init<Points: Sequence>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }

  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// The place of a parameter between the points' numbers, on straight lines between them.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    interpolatedPoint(at: parametricValue).location
  }

  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    let place = Swift.min(Swift.max(parametricValue, 0), CGFloat(points.count - 1))
    let (left, right) = (points[Int(place)], points[Swift.min(Int(place) + 1, points.count - 1)])
    let share = place - place.rounded(.down)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return PKStrokePoint(
      location: CGPoint(x: mix(left.location.x, right.location.x), y: mix(left.location.y, right.location.y)),
      timeOffset: left.timeOffset + (right.timeOffset - left.timeOffset) * Double(share),
      size: CGSize(width: mix(left.size.width, right.size.width), height: mix(left.size.height, right.size.height)),
      opacity: mix(left.opacity, right.opacity), force: mix(left.force, right.force),
      azimuth: mix(left.azimuth, right.azimuth), altitude: mix(left.altitude, right.altitude))
  }
}

/// A line that was drawn.
public struct PKStroke: Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  /// Outside of it nothing is drawn.
  public var mask: UIBezierPath?
  public var randomSeed: UInt32

  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
    randomSeed: UInt32 = 0
  ) {
    (self.ink, self.path, self.transform, self.mask, self.randomSeed) = (ink, path, transform, mask, randomSeed)
  }

  var width: CGFloat { path.map(\.size.width).max() ?? 0 }

  /// Where something of it is seen.
  public var renderBounds: CGRect {
    guard let first = path.first else { return .null }
    let all = path.reduce(CGRect(origin: first.location, size: .zero)) {
      $0.union(CGRect(origin: $1.location, size: .zero))
    }
    return all.insetBy(dx: -width / 2, dy: -width / 2).applying(transform)
  }

  /// Through the middles between the points, with the points as what it bends to.
  var bezierPath: UIBezierPath {
    let line = UIBezierPath()
    let places = path.map(\.location)
    guard let first = places.first else { return line }
    line.move(to: first)
    if places.count < 3 {
      line.addLine(to: places.count == 1 ? CGPoint(x: first.x + 0.01, y: first.y) : places[places.count - 1])
    } else {
      for index in 1..<places.count - 1 {
        let (here, next) = (places[index], places[index + 1])
        line.addQuadCurve(to: CGPoint(x: (here.x + next.x) / 2, y: (here.y + next.y) / 2), controlPoint: here)
      }
      line.addLine(to: places[places.count - 1])
    }
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    line.lineWidth = width
    line.apply(transform)
    return line
  }

  /// - Parameter isDark: Whether colours are turned for a dark ground.
  @MainActor func draw(isDark: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let mask {
      let path = mask.copy() as? UIBezierPath ?? mask
      path.apply(transform)
      path.addClip()
    }
    let color = isDark ? PKInkingTool.convertColor(ink.color, from: .light, to: .dark) : ink.color
    color.withAlphaComponent(color.cgColor.alpha * ink.inkType.opacity).setStroke()
    bezierPath.stroke()
    context.restoreGState()
  }
}
