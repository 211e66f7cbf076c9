// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An outline that can be added to; lengths are in the user space of whoever draws it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  package override init(elements: [Element]) {
    super.init(elements: elements)
  }

  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point. Without a current point it begins a subpath instead.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    join(to: point.applying(transform))
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve from the current point; without one the curve begins at its control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    if elements.isEmpty { elements.append(.move(control.applying(transform))) }
    elements.append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a cubic curve from the current point; without one the curve begins at its first control point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    if elements.isEmpty { elements.append(.move(control1.applying(transform))) }
    elements.append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  /// Closes the current subpath with a straight line to its beginning.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
  }

  /// Adds a line to a point, or begins a subpath there where none is open.
  func join(to point: CGPoint) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }
}

extension CGPath.Element {
  /// The same step with all its points mapped.
  package func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }

  /// Where the step ends, if it says so itself.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}
