// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// What of a view's geometry matches another view's.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The view's position, in the root's coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The name of a group of views with one geometry.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

struct MatchedGeometryModifier {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

extension MatchedGeometryModifier: BoxModifier {
  func attach(_ box: ModifierBox<Self>) {
    let match = GeometryMatch(box)
    box.kept = match
    box.viewHost?.matches.add(match)
  }

  func placeOfChild(_ box: ModifierBox<Self>, in place: CGRect) -> CGRect? {
    (box.kept as? GeometryMatch)?.placeOfChild(in: place)
  }
}

/// A view in a group of matched geometry.
@MainActor final class GeometryMatch {
  private(set) weak var box: ModifierBox<MatchedGeometryModifier>?
  /// The rectangle in the root that the view has in place of its own.
  private(set) var target: CGRect?
  /// Whether the view was drawn before.
  fileprivate var wasDrawn = false
  /// Whether the view begins at the place of the one before it.
  fileprivate var isEntering = false

  fileprivate init(_ box: ModifierBox<MatchedGeometryModifier>) {
    self.box = box
  }

  fileprivate var modifier: MatchedGeometryModifier? { box?.modifier }

  /// The view's own rectangle in the root.
  fileprivate var natural: CGRect? { box.flatMap { $0.viewHost?.rect(of: $0) } }

  /// Gives the view a rectangle; `nil` for its own.
  fileprivate func set(_ new: CGRect?) {
    guard let box, new != target else { return }
    let size = sizeOfChild(new, in: box)
    let isOtherSize = size != sizeOfChild(target, in: box)
    target = new
    if isOtherSize { layOut() }
    box.appearanceDidChange()
  }

  private func sizeOfChild(_ target: CGRect?, in box: ModifierBox<MatchedGeometryModifier>) -> CGSize? {
    box.modifier.properties.contains(.size) ? target?.size : nil
  }

  /// Lays the view out in its rectangle: after each layout, which gave it its own.
  fileprivate func layOut() {
    guard let box else { return }
    let proposal = sizeOfChild(target, in: box).map { Proposal($0) } ?? box.placedProposal
    box.child.place(at: .zero, in: proposal)
  }

  /// Where the view is shown.
  fileprivate func placeOfChild(in place: CGRect) -> CGRect? {
    guard let box, let target else { return nil }
    let size = box.child.frame.size
    let whole = box.modifier.properties.contains(.position) ? target : place
    let anchor = box.modifier.anchor
    let x = box.isRightToLeft ? 1 - anchor.x : anchor.x
    return CGRect(
      x: whole.minX + x * (whole.width - size.width), y: whole.minY + anchor.y * (whole.height - size.height),
      width: size.width, height: size.height)
  }
}

/// The groups of matched geometry in a tree.
@MainActor final class GeometryMatches {
  private var all: [GeometryMatch] = []
  /// Where each group's source was drawn last.
  private var lastPlaces: [MatchedGeometryKey: CGRect] = [:]

  var isEmpty: Bool { all.isEmpty }

  func add(_ match: GeometryMatch) { all.append(match) }

  /// Gives the views of each group their rectangles, after a layout.
  func resolve(in host: ViewHost) {
    all.removeAll { $0.box == nil }
    guard !all.isEmpty else { return }
    let groups = Dictionary(grouping: all.filter { $0.box?.isInTree == true }) { $0.modifier?.key }
    for case (let key?, let members) in groups { resolve(key, members, in: host) }
    lastPlaces = lastPlaces.filter { groups[$0.key] != nil }
  }

  private func resolve(_ key: MatchedGeometryKey, _ members: [GeometryMatch], in host: ViewHost) {
    let present = members.filter { $0.box?.isLeavingTree == false }
    let source = present.first { $0.modifier?.isSource == true }
    let place = source?.natural
    for member in members where member !== source {
      let follows = member.modifier?.isSource == false || member.box?.isLeavingTree == true
      // Without a source, what leaves stays where it is.
      if let place { member.set(follows ? place : nil) }
      member.wasDrawn = true
    }
    guard let source, let place, let box = source.box else { return }
    let last = lastPlaces.updateValue(place, forKey: key)
    if !source.wasDrawn, let last, host.canAnimate, box.element.transaction.animation != nil {
      source.isEntering = true
      host.animator.enter { [weak source] in
        source?.isEntering = false
        source?.set(nil)
      }
    }
    source.set(source.isEntering ? last ?? source.target : nil)
    source.wasDrawn = true
  }

  /// Lays out views in rectangles of other views once more.
  func layOut() {
    for match in all where match.target != nil { match.layOut() }
  }
}

extension View {
  /// Gives the view the geometry of the source of a group of views.
  ///
  /// A view that appears while the one before it disappears comes from its place, where the change is animated.
  ///
  /// - Parameters:
  ///   - anchor: The point of both views that is in the same place where their sizes differ.
  ///   - isSource: Whether the group has this view's geometry.
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }

  /// Moves what is in the view as one.
  public nonisolated func geometryGroup() -> some View { modifier(GroupingModifier()) }
}
