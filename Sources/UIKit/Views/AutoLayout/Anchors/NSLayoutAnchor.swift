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

  /// The place as an anchor of its kind, for who does not know the kind.
  ///
  /// On iOS anchors of all kinds are one class to Objective-C. Here the classes of axes come from others than this one, but
  /// are laid out alike.
  static func erased(_ place: LayoutPlace) -> NSLayoutAnchor<AnyObject> {
    switch place.kind {
    case .x: unsafeBitCast(NSLayoutXAxisAnchor(place), to: NSLayoutAnchor<AnyObject>.self)
    case .y: unsafeBitCast(NSLayoutYAxisAnchor(place), to: NSLayoutAnchor<AnyObject>.self)
    case .length: unsafeBitCast(NSLayoutDimension(place), to: NSLayoutAnchor<AnyObject>.self)
    case .none: NSLayoutAnchor<AnyObject>(place)
    }
  }

  /// Whether another anchor is of the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any PlacedAnchor else { return false }
    if other === self { return true }
    return MainActor.assumeIsolated { place.isSame(as: other.place) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated {
      (place.item.map { ObjectIdentifier($0).hashValue } ?? 0) ^ place.attribute.rawValue
    }
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

/// An anchor of whatever kind.
@MainActor private protocol PlacedAnchor: AnyObject, Sendable {
  var place: LayoutPlace { get }
}

extension NSLayoutAnchor: PlacedAnchor {}
