// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The area that two shapes make together.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference
  }

  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: isEvenOdd)
    case .intersection: a.intersection(b, eoFill: isEvenOdd)
    case .subtraction: a.subtracting(b, eoFill: isEvenOdd)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: isEvenOdd)
    }
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Path {
  private static func rule(_ isEvenOdd: Bool) -> CGPathFillRule { isEvenOdd ? .evenOdd : .winding }

  /// What lies in either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: Self.rule(eoFill)))
  }

  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// What lies in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: Self.rule(eoFill)))
  }

  /// What lies in one path and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The path without parts that overlap.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: Self.rule(eoFill))) }
}

extension Shape {
  private nonisolated func combined<T: Shape>(
    _ operation: CombinedShape<Self, T>.Operation, _ other: T, _ isEvenOdd: Bool
  ) -> CombinedShape<Self, T> {
    CombinedShape(first: self, second: other, operation: operation, isEvenOdd: isEvenOdd)
  }

  /// The area of either shape.
  public nonisolated func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(.union, other, eoFill)
  }

  /// The area of both shapes.
  public nonisolated func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(.intersection, other, eoFill)
  }

  /// The area of this shape without that of the other.
  public nonisolated func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(.subtraction, other, eoFill)
  }

  /// The area of one shape and not of both.
  public nonisolated func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(.symmetricDifference, other, eoFill)
  }

}
