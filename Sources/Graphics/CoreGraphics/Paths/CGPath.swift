// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An immutable outline made of subpaths; lengths are in the user space of whoever draws it.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of an outline, with absolute points.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The steps in drawing order. Only `CGMutablePath` changes them, before it is shared.
  package internal(set) var elements: [Element]

  /// Creates a path from ready steps.
  package init(elements: [Element]) {
    self.elements = elements
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
