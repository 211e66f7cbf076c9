// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A horizontal place: an edge or the middle of a view or guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, to make constraints with.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    var distance = otherAnchor.place
    distance.originItem = place.item
    distance.originAttribute = place.attribute
    return NSLayoutDimension(distance)
  }

  /// An inactive constraint that keeps this place exactly `multiplier` standard gaps of 8 points after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .equal, anchor.place, constant: NSLayoutConstraint.systemSpacing * multiplier,
      source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at least `multiplier` standard gaps of 8 points after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .greaterThanOrEqual, anchor.place, constant: NSLayoutConstraint.systemSpacing * multiplier,
      source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at most `multiplier` standard gaps of 8 points after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .lessThanOrEqual, anchor.place, constant: NSLayoutConstraint.systemSpacing * multiplier,
      source: SourceLine(file: file, line: line))
  }
}

/// A vertical place: an edge, the middle or a baseline of a view or guide.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another, to make constraints with.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    var distance = otherAnchor.place
    distance.originItem = place.item
    distance.originAttribute = place.attribute
    return NSLayoutDimension(distance)
  }

  /// An inactive constraint that keeps this place exactly `multiplier` standard gaps of 8 points below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .equal, anchor.place, constant: NSLayoutConstraint.systemSpacing * multiplier,
      source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at least `multiplier` standard gaps of 8 points below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .greaterThanOrEqual, anchor.place, constant: NSLayoutConstraint.systemSpacing * multiplier,
      source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at most `multiplier` standard gaps of 8 points below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .lessThanOrEqual, anchor.place, constant: NSLayoutConstraint.systemSpacing * multiplier,
      source: SourceLine(file: file, line: line))
  }
}

extension NSLayoutConstraint {
  /// The standard gap between neighbours, points.
  static let systemSpacing: CGFloat = 8
}
