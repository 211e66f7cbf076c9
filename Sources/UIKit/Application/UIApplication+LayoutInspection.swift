// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore
package import RenderProtocol

extension UIApplication {
  /// How the collection view at a point of the screen is laid out: what can be seen of it. Empty where there is none.
  ///
  /// Only looks: no view is asked whether it takes touches.
  package func describeLayout(at point: CGPoint) -> LayoutDescription {
    for window in windows.reversed() {
      switch window.collectionView(under: window.convertFromScreen(point)) {
      case .found(let collectionView): return session.run { collectionView.describeLayout() }
      case .covered: return LayoutDescription()
      case .nothing: continue
      }
    }
    return LayoutDescription()
  }
}

/// What looking for a collection view came to.
private enum LayoutSearch {
  case found(UICollectionView)
  /// Something stands in front of all that is behind.
  case covered
  case nothing
}

extension UIView {
  /// The collection view that is seen at a point of the bounds, the innermost one.
  fileprivate func collectionView(under point: CGPoint) -> LayoutSearch {
    guard !isHidden, alpha >= 0.01, bounds.contains(point) else { return .nothing }
    var isCovered = false
    for subview in storedSubviews.reversed() where !isCovered {
      switch subview.collectionView(under: subview.converted(point, from: self)) {
      case .found(let collectionView): return .found(collectionView)
      case .covered: isCovered = true
      case .nothing: continue
      }
    }
    // Cells cover what is behind, but they are the collection view's own.
    if let collectionView = self as? UICollectionView { return .found(collectionView) }
    let isOpaque = backgroundColor.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
    return isCovered || isOpaque && alpha >= 1 ? .covered : .nothing
  }
}

extension UICollectionView {
  fileprivate func describeLayout() -> LayoutDescription {
    var visible = bounds
    var ancestor = superview
    while let view = ancestor {
      if view.clipsToBounds || view is UIWindow { visible = visible.intersection(view.convert(view.bounds, to: self)) }
      ancestor = view.superview
    }
    guard let collection = layer.id, !visible.isEmpty else { return LayoutDescription() }
    prepareLayoutIfNeeded()
    let outline = collectionViewLayout.outline(in: visible)
    return LayoutDescription(
      collection: collection, className: String(describing: type(of: self)).sendable,
      layoutName: String(describing: type(of: collectionViewLayout)).sendable, bounds: visible,
      boxes: outline.boxes.prefix(CodecLimits.layoutBoxes).compactMap(LayoutDescription.Box.init),
      isTruncated: outline.isTruncated)
  }
}

extension LayoutDescription.Box {
  /// The box as it travels; `nil` for one that is nowhere.
  fileprivate init?(_ box: LayoutOutline.Box) {
    guard box.frame.isPlace, box.hole?.isPlace ?? true else { return nil }
    let role: Role =
      switch box.role {
      case .section: .section
      case .group: .group
      case .line: .line
      case .item: .item
      case .insets: .insets
      case .spacing: .spacing
      case .supplementary: .supplementary
      case .boundary: .boundary
      case .decoration: .decoration
      case .port: .port
      }
    var traits: Traits = []
    if box.fitsWidth { traits.insert(.fitsWidth) }
    if box.fitsHeight { traits.insert(.fitsHeight) }
    if box.isPinned { traits.insert(.isPinned) }
    if box.isOrthogonal { traits.insert(.isOrthogonal) }
    self.init(
      role: role, depth: box.depth, frame: box.frame, hole: box.hole, declared: box.declared.sendable,
      note: box.note.sendable, kind: box.kind.sendable, section: box.section, items: box.items, traits: traits)
  }
}

extension CGRect {
  fileprivate var isPlace: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension String {
  /// The text, or what of it may travel.
  fileprivate var sendable: String {
    let limit = CodecLimits.layoutTextBytes
    // What is cut within a letter gets a sign of three bytes.
    return utf8.count <= limit ? self : String(decoding: utf8.prefix(limit - 3), as: UTF8.self)
  }
}
