// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// Says where the rows, headers and footers of a table are, for the engine that keeps their views.
///
/// What the table answers about heights is kept here as long as it holds; places are found when they are asked for.
@MainActor final class TableLayout: UICollectionViewLayout {
  static let headerKind = "UITableViewSectionHeader"
  static let footerKind = "UITableViewSectionFooter"

  weak var table: UITableView?
  private(set) var geometry = TableGeometry()
  var motion = TableMotion()
  /// Whether nothing is known of the rows, or heights must be asked for again.
  private var isUnknown = true
  private var asksAgain = true
  private var generation = 0
  /// Heights that views turned out to want, until the layout is prepared again.
  private var liked: [(key: ElementKey, height: CGFloat)] = []

  override class var invalidationContextClass: AnyClass { TableInvalidationContext.self }
  override var mirrorsByCoordinates: Bool { false }
  override var measureGeneration: Int { generation }

  static func key(header section: Int) -> ElementKey {
    .supplementary(headerKind, IndexPath(item: 0, section: section))
  }
  static func key(footer section: Int) -> ElementKey {
    .supplementary(footerKind, IndexPath(item: 0, section: section))
  }

  // MARK: - Preparing

  override func prepare() {
    guard let table else { return }
    let liked = liked
    self.liked = []
    if isUnknown || asksAgain {
      geometry.sections = table.loadSections(keeping: isUnknown ? [] : geometry.sections)
      (isUnknown, asksAgain) = (false, false)
      generation += 1
    }
    for (key, height) in liked { take(height, of: key) }
    let width = table.bounds.width
    let margins = table.rowMargins
    if width != geometry.width || margins != geometry.sideMargins {
      geometry.width = width
      geometry.sideMargins = margins
      generation += 1
    }
    geometry.headerHeight = table.tableHeaderView?.frame.height ?? 0
    geometry.footerHeight = table.tableFooterView?.frame.height ?? 0
    geometry.stack()
  }

  private func take(_ height: CGFloat, of key: ElementKey) {
    let path = key.indexPath
    guard geometry.sections.indices.contains(path.section) else { return }
    switch (key.category, key.kind) {
    case (.cell, _):
      guard path.item < geometry.sections[path.section].rows.count else { return }
      geometry.sections[path.section].rows.set(height, at: path.item)
    case (_, Self.headerKind): geometry.sections[path.section].header.height = height
    default: geometry.sections[path.section].footer.height = height
    }
  }

  /// Keeps what is known of headers, footers and rows that a batch leaves, and takes over rows that it moves.
  func apply(_ update: CollectionUpdate) {
    guard !isUnknown, geometry.sections.count == update.before.count, let table else {
      isUnknown = true
      return
    }
    geometry.sections = TableSectionEdits(update).applied(to: geometry.sections, in: table)
    asksAgain = true
  }

  override var collectionViewContentSize: CGSize { geometry.size }

  // MARK: - Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      isUnknown = true
    } else if (context as? TableInvalidationContext)?.keepsHeights != true {
      asksAgain = true
    }
    table?.engine.layoutWasInvalidated(with: context)
  }

  /// Has places found anew; heights are those that are known.
  func invalidatePlaces() {
    let context = TableInvalidationContext()
    context.keepsHeights = true
    invalidateLayout(with: context)
  }

  /// Has the heights of all rows asked for.
  func tellHeights() {
    asksAgain = true
    invalidatePlaces()
  }

  /// A header or footer turned out to have no view: one that would have said its height leaves a gap.
  func drop(_ key: ElementKey, gap: CGFloat) {
    let section = key.indexPath.section
    func drop(_ band: inout TableBand) {
      if band.isMeasured { band.height = gap }
      (band.hasView, band.isMeasured, band.isAbsent) = (false, false, true)
    }
    if key.kind == Self.headerKind {
      drop(&geometry.sections[section].header)
      geometry.sections[section].padding = 0
    } else {
      drop(&geometry.sections[section].footer)
    }
    invalidatePlaces()
  }

  /// What is known of a header or footer.
  func band(_ key: ElementKey) -> TableBand? {
    let section = key.indexPath.section
    guard geometry.sections.indices.contains(section) else { return nil }
    return key.kind == Self.headerKind ? geometry.sections[section].header : geometry.sections[section].footer
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let table else { return false }
    return newBounds.width != geometry.width || !floatingElements(from: table.bounds, to: newBounds).isEmpty
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = TableInvalidationContext()
    context.keepsHeights = true
    guard let table, newBounds.width == geometry.width else { return context }
    for key in floatingElements(from: table.bounds, to: newBounds) {
      context.invalidateSupplementaryElements(ofKind: key.kind, at: [key.indexPath])
    }
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    liked.append((originalAttributes.key, preferredAttributes.size.height))
    let context = TableInvalidationContext()
    context.keepsHeights = true
    return context
  }

  override func environmentDidChange() { invalidatePlaces() }

  // MARK: - Headers and footers that stay in sight

  private var floats: Bool { table?.style == .plain }

  private func seen(_ bounds: CGRect) -> (top: CGFloat, bottom: CGFloat) {
    let inset = table?.adjustedContentInset ?? .zero
    return (bounds.minY + inset.top, bounds.maxY - inset.bottom)
  }

  private func headerFrame(_ section: Int, in bounds: CGRect) -> CGRect {
    floats ? geometry.floatingHeader(section, top: seen(bounds).top) : geometry.header(section)
  }

  private func footerFrame(_ section: Int, in bounds: CGRect) -> CGRect {
    floats ? geometry.floatingFooter(section, bottom: seen(bounds).bottom) : geometry.footer(section)
  }

  /// The headers and footers that are elsewhere in other bounds.
  private func floatingElements(from old: CGRect, to new: CGRect) -> [ElementKey] {
    guard floats else { return [] }
    let both = old.union(new)
    return geometry.sections(from: both.minY, to: both.maxY).flatMap { section -> [ElementKey] in
      var keys: [ElementKey] = []
      if geometry.sections[section].header.hasView, headerFrame(section, in: old) != headerFrame(section, in: new) {
        keys.append(Self.key(header: section))
      }
      if geometry.sections[section].footer.hasView, footerFrame(section, in: old) != footerFrame(section, in: new) {
        keys.append(Self.key(footer: section))
      }
      return keys
    }
  }

  /// Whether a header or footer stands elsewhere than beside its rows.
  func isFloating(_ key: ElementKey) -> Bool {
    guard floats, let table, geometry.sections.indices.contains(key.indexPath.section) else { return false }
    let section = key.indexPath.section
    return key.kind == Self.headerKind
      ? headerFrame(section, in: table.bounds) != geometry.header(section)
      : footerFrame(section, in: table.bounds) != geometry.footer(section)
  }

  override func headerFrame(section: Int) -> CGRect? {
    geometry.sections.indices.contains(section) && geometry.sections[section].header.hasView
      ? geometry.header(section) : nil
  }

  // MARK: - Answers

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: rect.minY, to: rect.maxY) {
      if let header = attributes(of: Self.key(header: section)), header.frame.intersects(rect) { found.append(header) }
      for row in geometry.rows(of: section, from: rect.minY, to: rect.maxY) {
        if let cell = layoutAttributesForItem(at: IndexPath(item: row, section: section)) { found.append(cell) }
      }
      if let footer = attributes(of: Self.key(footer: section)), footer.frame.intersects(rect) { found.append(footer) }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = geometry.row(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    attributes.fittingAxes = table?.remembersRowHeights == true ? .vertical : []
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let table, indexPath.count == 2 else { return nil }
    let isHeader = elementKind == Self.headerKind
    guard let band = band(.supplementary(elementKind, indexPath)), band.hasView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame =
      isHeader ? headerFrame(indexPath.section, in: table.bounds) : footerFrame(indexPath.section, in: table.bounds)
    attributes.fittingAxes = band.isMeasured ? .vertical : []
    // What may float is before the rows, and before the shade that they go under.
    if floats { attributes.zIndex = 1 }
    return attributes
  }

  // MARK: - Coming and going

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arriving(.cell(itemIndexPath)) ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return departing(.cell(itemIndexPath), end) ?? end
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arriving(.supplementary(elementKind, elementIndexPath))
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    return departing(.supplementary(elementKind, elementIndexPath), end) ?? end
  }

  /// What something new starts with; `nil` for what was there before.
  private func arriving(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let changeover, changeover.oldKey(of: key) == nil, case .update(let update) = changeover.cause,
      let animation = motion.arrival(of: key.indexPath, isRow: key.category == .cell, in: update),
      let place = attributes(of: key)
    else { return nil }
    return animation.outside(place)
  }

  /// What something ends with that goes; `nil` for what stays in the data.
  private func departing(
    _ key: ElementKey, _ end: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let changeover, changeover.newKey(of: key) == nil, let end,
      let animation = motion.departure(of: key.indexPath, isRow: key.category == .cell)
    else { return nil }
    let outside = animation.outside(end)
    // What goes at once leaves its place to others before they have come.
    if animation == .none { (outside.isHidden, outside.alpha) = (true, 0) }
    return outside
  }

  override func finalizeCollectionViewUpdates() { motion = TableMotion() }
}

/// Says whether the heights that are known still hold.
final class TableInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsHeights = false
}
