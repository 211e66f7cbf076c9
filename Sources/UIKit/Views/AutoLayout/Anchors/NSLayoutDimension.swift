// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A width, a height or the distance between two places.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// An inactive constraint that keeps this length equal to `c` points.
  open func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, nil, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length equal to `m` times the other one.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, multiplier: m, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length equal to `m` times the other one plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .equal, anchor.place, multiplier: m, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length at least `c` points.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, nil, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length at least `m` times the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .greaterThanOrEqual, anchor.place, multiplier: m, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length at least `m` times the other one plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .greaterThanOrEqual, anchor.place, multiplier: m, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length at most `c` points.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, nil, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length at most `m` times the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, multiplier: m, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this length at most `m` times the other one plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .lessThanOrEqual, anchor.place, multiplier: m, constant: c, source: SourceLine(file: file, line: line))
  }
}
