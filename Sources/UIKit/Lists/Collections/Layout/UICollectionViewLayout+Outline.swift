// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// What inspectors are told of layouts.

extension UICollectionViewLayout {
  /// The elements of a rectangle, which is all that is known of a layout that an app wrote.
  func elementsOutline(in rect: CGRect) -> LayoutOutline {
    var outline = LayoutOutline()
    for attributes in elements(in: rect) where !attributes.isHidden {
      outline.add(attributes.outlineBox(depth: 0))
    }
    return outline
  }
}

extension UICollectionViewFlowLayout {
  func flowOutline(in rect: CGRect) -> LayoutOutline {
    guard let solver else { return LayoutOutline() }
    var outline = solver.outline(in: rect, visibleBounds: pinnedBounds)
    guard type(of: self) != UICollectionViewFlowLayout.self else { return outline }
    // A subclass may have moved items, and added elements of its own.
    let elements = elements(in: rect).filter { !$0.isHidden }
    var frames: [IndexPath: CGRect] = [:]
    for attributes in elements where attributes.representedElementCategory == .cell {
      frames[attributes.indexPath] = attributes.frame
    }
    outline.moveItems { frames[IndexPath(item: $1, section: $0)] }
    let own = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for attributes in elements where attributes.representedElementKind.map({ !own.contains($0) }) ?? false {
      outline.add(attributes.outlineBox(depth: 1))
    }
    return outline
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func outlineBox(depth: Int) -> LayoutOutline.Box {
    let role: LayoutOutline.Role =
      switch representedElementCategory {
      case .cell: .item
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
    var box = LayoutOutline.Box(role: role, depth: depth, frame: frame)
    box.kind = representedElementKind ?? ""
    box.section = indexPath.section
    if indexPath.count > 1, indexPath.item >= 0, indexPath.item < Int.max {
      box.items = indexPath.item..<indexPath.item + 1
    }
    var notes: [String] = []
    if zIndex != 0 { notes.append("zIndex \(zIndex)") }
    if alpha != 1 { notes.append("alpha \(alpha.shortText)") }
    if !CATransform3DIsIdentity(transform3D) {
      notes.append("transformed, \(size.width.shortText) × \(size.height.shortText)")
    }
    box.note = notes.joined(separator: " · ")
    return box
  }
}
