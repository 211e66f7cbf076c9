// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place of a view or guide that constraints are made from, type-safely: only anchors of one kind can be compared.
///
/// The last two parameters of each method note the line of source that made the constraint, for reports.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: LayoutPlace

  init(_ place: LayoutPlace) {
    self.place = place
    super.init()
  }

  /// The view or guide that the anchor is of.
  open var item: AnyObject? { place.item }

  /// The name of the anchor's attribute.
  open var name: String { place.isDistance ? "distance" : place.attribute.word }

  /// Whether layout could put the place elsewhere without breaking more constraints. For debugging; slow.
  open var hasAmbiguousLayout: Bool { place.item?.hostView?.isAmbiguous(place) ?? false }

  /// The active constraints that speak of the anchor's item along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = place.item else { return [] }
    return item.hostView?.constraints(affecting: item, along: place.attribute.axis) ?? []
  }

  /// An inactive constraint that keeps this place equal to the other one.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place equal to the other one plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at least the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at least the other one plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .greaterThanOrEqual, anchor.place, constant: c, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at most the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, source: SourceLine(file: file, line: line))
  }

  /// An inactive constraint that keeps this place at most the other one plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, constant: c, source: SourceLine(file: file, line: line))
  }
}
