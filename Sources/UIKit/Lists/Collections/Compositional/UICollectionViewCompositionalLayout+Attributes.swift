// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// The solver's answers as layout attributes.

extension UICollectionViewCompositionalLayout {
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solver else { return [] }
    let elements = checked { () throws(CompositionalError) in
      try solver.elements(in: rect, visibleBounds: visibleBounds, orthogonalMargin: orthogonalMargin)
    }
    let all = elements.map(makeAttributes)
    if answersScreen { showToHandlers(all) }
    return all
  }

  func attributes(of id: CompositionalElement.ID) -> UICollectionViewLayoutAttributes? {
    guard let solver else { return nil }
    do {
      return makeAttributes(try solver.element(id, visibleBounds: visibleBounds))
    } catch .noSuchElement {
      return nil
    } catch {
      fatalError(error.description)
    }
  }

  private func makeAttributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    statistics.attributesMade += 1
    let attributes = makeAttributes()
    var fitting: UIAxis = []
    if element.fitsWidth { fitting.insert(.horizontal) }
    if element.fitsHeight { fitting.insert(.vertical) }
    switch element.id {
    case .item(let section, let item):
      attributes.identify(.cell, nil, IndexPath(item: item, section: section))
      scroll(attributes, with: section)
    case .supplementary(let kind, let section, let item, _):
      attributes.identify(.supplementaryView, kind, IndexPath(item: item, section: section))
      scroll(attributes, with: section)
    case .boundary(let index, let section):
      let kinds = provided[section]?.boundaryKinds ?? []
      attributes.identify(.supplementaryView, kinds[index], Self.path(of: index, in: kinds, section: section))
    case .layoutBoundary(let index):
      let kinds = solver?.configuration.boundarySupplementaries.map(\.kind) ?? []
      let place = kinds[..<index].count { $0 == kinds[index] }
      attributes.identify(.supplementaryView, kinds[index], IndexPath(index: place))
    case .decoration(let index, let section):
      let kinds = provided[section]?.decorationKinds ?? []
      attributes.identify(.decorationView, kinds[index], Self.path(of: index, in: kinds, section: section))
    }
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.fittingAxes = fitting
    attributes.list = listPlace(of: attributes, isPinned: element.isPinned)
    return attributes
  }

  /// Says how far an element is moved by its section's scrolling across the layout.
  private func scroll(_ attributes: UICollectionViewLayoutAttributes, with section: Int) {
    guard let behavior = provided[section]?.behavior, behavior != .none else { return }
    attributes.hostSection = section
    attributes.hostShift = shift(of: section)
  }

  /// Views of one kind at a section are told apart by their place among each other.
  private static func path(of index: Int, in kinds: [String], section: Int) -> IndexPath {
    IndexPath(item: kinds[..<index].count { $0 == kinds[index] }, section: section)
  }

  /// The `place`th of a kind.
  private static func index(of kind: String, place: Int, in kinds: [String]) -> Int? {
    guard place >= 0 else { return nil }
    return kinds.indices.filter { kinds[$0] == kind }.dropFirst(place).first
  }

  func supplementaryID(_ kind: String, _ path: IndexPath) -> CompositionalElement.ID? {
    guard let solver else { return nil }
    if path.count == 1 {
      return Self.index(of: kind, place: path[0], in: solver.configuration.boundarySupplementaries.map(\.kind))
        .map { .layoutBoundary(index: $0) }
    }
    guard path.count == 2, (0..<solver.sectionCount).contains(path.section) else { return nil }
    // Solves the section if nobody did.
    _ = checked { () throws(CompositionalError) in try solver.sectionFrame(path.section) }
    let kinds = provided[path.section]?.boundaryKinds ?? []
    if let index = Self.index(of: kind, place: path.item, in: kinds) {
      return .boundary(index: index, section: path.section)
    }
    return checked { () throws(CompositionalError) in
      try solver.attachedView(kind: kind, section: path.section, item: path.item)
    }
  }

  /// Where the header of a section belongs, wherever pinning may put it.
  func unpinnedHeaderFrame(section: Int) -> CGRect? {
    let path = IndexPath(item: 0, section: section)
    guard let solver, let id = supplementaryID(UICollectionView.elementKindSectionHeader, path) else { return nil }
    return try? solver.element(id).frame
  }

  /// Lets the sections that want to change what is seen of them.
  private func showToHandlers(_ all: [UICollectionViewLayoutAttributes]) {
    guard let solver, let collectionView, watchesPlace else { return }
    var seen: [Int: [VisibleItem]] = [:]
    let bounds = collectionView.bounds
    for attributes in all where attributes.indexPath.count == 2 {
      let section = attributes.indexPath.section
      guard provided[section]?.handler != nil, attributes.shownFrame.intersects(bounds) else { continue }
      seen[section, default: []].append(VisibleItem(attributes))
    }
    for section in seen.keys.sorted() {
      guard let handler = provided[section]?.handler, let items = seen[section] else { continue }
      var offset = collectionView.contentOffset
      if provided[section]?.behavior != UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
        let shift = shift(of: section)
        offset = CGPoint(x: -shift.x, y: -shift.y)
      }
      handler(items, offset, layoutEnvironment(solver.environment))
    }
  }

  func decorationID(_ kind: String, _ path: IndexPath) -> CompositionalElement.ID? {
    guard path.count == 2, let solver, (0..<solver.sectionCount).contains(path.section) else { return nil }
    _ = checked { () throws(CompositionalError) in try solver.sectionFrame(path.section) }
    return Self.index(of: kind, place: path.item, in: provided[path.section]?.decorationKinds ?? [])
      .map { .decoration(index: $0, section: path.section) }
  }
}
