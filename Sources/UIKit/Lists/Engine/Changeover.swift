// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// An animated change from one set of elements on the screen to another, while it is being worked out.
///
/// Knows where elements were, as far as that was known, and which element after is which element before; from that come
/// the attributes that appearing elements start with, and those that disappearing ones end with, unless the layout says
/// others.
@MainActor final class Changeover {
  enum Cause {
    case update(CollectionUpdate)
    /// The same elements elsewhere: other bounds, or a layout that was invalidated.
    case relayout
    /// The same elements in another layout; the one before can still be asked.
    case layout(UICollectionViewLayout)
  }

  let cause: Cause
  private unowned let engine: ListEngine
  /// Where elements were, by their keys before.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Whether the layout has not changed, so that what was not known is where it was.
  var keepsPlaces = false
  /// Whether the layout is asked what elements start and end with. It is where it has been told of a change; not where it
  /// was only invalidated.
  var asksLayout = true
  /// Supplementary and decoration views that the layout itself takes away, by their keys before.
  var deletedExtras: Set<ElementKey> = []
  /// Supplementary and decoration views that the layout itself adds, by their keys after.
  var insertedExtras: Set<ElementKey> = []
  /// The first item that was visible, by which it is told from which side others come.
  var firstVisible: IndexPath?

  init(_ cause: Cause, of engine: ListEngine) {
    self.cause = cause
    self.engine = engine
  }

  private var layout: UICollectionViewLayout { engine.layout }

  /// The layout that gives way; `nil` where the layout stays.
  var formerLayout: UICollectionViewLayout? {
    if case .layout(let former) = cause { return former }
    return nil
  }

  // MARK: - Which is which

  /// Which element one of before is; `nil` where it goes away.
  func newKey(of key: ElementKey) -> ElementKey? {
    guard case .update(let update) = cause else { return key }
    guard !deletedExtras.contains(key),
      let new = followed(key, item: update.newPath, section: update.newSection), !insertedExtras.contains(new)
    else { return nil }
    return new
  }

  /// Which element one of after was; `nil` where it is new.
  func oldKey(of key: ElementKey) -> ElementKey? {
    guard case .update(let update) = cause else { return key }
    guard !insertedExtras.contains(key),
      let old = followed(key, item: update.oldPath, section: update.oldSection), !deletedExtras.contains(old)
    else { return nil }
    return old
  }

  private func followed(
    _ key: ElementKey, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    var key = key
    let path: IndexPath?
    if key.category == .cell || layout.followsItem(key) {
      path = item(key.indexPath)
    } else if key.indexPath.count == 2 {
      path = section(key.indexPath.section).map { IndexPath(item: key.indexPath.item, section: $0) }
    } else {
      // Elements of the whole layout have paths of one number.
      path = key.indexPath
    }
    guard let path else { return nil }
    key.indexPath = path
    return key
  }

  // MARK: - Attributes

  // Always copies, since layouts change what they get from `super`.

  /// What an element that appears starts with, unless the layout says otherwise.
  func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let old = oldKey(of: key) else {
      // Loaded anew, it comes in the place of what it replaces.
      guard let source = source(of: key), let attributes = before[source] else {
        return layout.attributes(of: key)?.faded()
      }
      return attributes.moved(to: key).faded()
    }
    if let attributes = before[old] ?? formerLayoutsAttributes(old) { return attributes.moved(to: key) }
    guard let final = layout.attributes(of: key) else { return nil }
    switch cause {
    case .update: return key.category == .cell ? final.shifted(by: wayIn(old)) : final.faded()
    case .relayout: return keepsPlaces ? final.duplicate() : final.faded()
    case .layout: return final.faded()
    }
  }

  /// What an element that disappears ends with, unless the layout says otherwise.
  func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let new = newKey(of: key) {
      return layout.attributes(of: new)?.duplicate() ?? before[key]?.faded()
    }
    if let end = end(of: key), let attributes = layout.attributes(of: end) {
      return attributes.faded()
    }
    return before[key]?.faded()
  }

  private func formerLayoutsAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    formerLayout?.attributes(of: key)
  }

  /// What a cell that is loaded anew replaces.
  private func source(of key: ElementKey) -> ElementKey? {
    guard case .update(let update) = cause, key.category == .cell, let path = update.source(of: key.indexPath) else {
      return nil
    }
    return ElementKey(category: .cell, kind: "", indexPath: path)
  }

  /// What replaces a cell that is loaded anew.
  private func end(of key: ElementKey) -> ElementKey? {
    guard case .update(let update) = cause, key.category == .cell, let path = update.place(of: key.indexPath) else {
      return nil
    }
    return ElementKey(category: .cell, kind: "", indexPath: path)
  }

  /// From which side an item comes of which it is known only that it was not on the screen.
  private func wayIn(_ old: ElementKey) -> CGVector {
    guard let firstVisible else { return .zero }
    let host = engine.host
    let isBefore = old.indexPath < firstVisible
    let (x, y) = (host.horizontalRange, host.verticalRange)
    if y.upperBound > y.lowerBound || x.upperBound <= x.lowerBound {
      return CGVector(dx: 0, dy: isBefore ? -host.bounds.height : host.bounds.height)
    }
    return CGVector(dx: isBefore ? -host.bounds.width : host.bounds.width, dy: 0)
  }
}

extension Changeover: @MainActor CustomStringConvertible {
  /// Why elements change, how many were known before, and what the layout itself takes away and adds.
  var description: String {
    let why =
      switch cause {
      case .update(let update): "update \(update.before) → \(update.after), \(update.changes.count) changes"
      case .relayout: keepsPlaces ? "relayout in place" : "relayout"
      case .layout(let former): "layout after \(type(of: former))"
      }
    func list(_ keys: Set<ElementKey>) -> String { keys.map { "\($0)" }.sorted().joined(separator: ", ") }
    var text = "\(why); \(before.count) known before"
    if !asksLayout { text += "; the layout is not asked" }
    if !deletedExtras.isEmpty { text += "; without \(list(deletedExtras))" }
    if !insertedExtras.isEmpty { text += "; with \(list(insertedExtras))" }
    return text
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy for another element of the same kind.
  func moved(to key: ElementKey) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.indexPath = key.indexPath
    return copy
  }

  /// A copy that cannot be seen.
  func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }

  /// A copy elsewhere; lengths are points.
  func shifted(by way: CGVector) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.center = CGPoint(x: center.x + way.dx, y: center.y + way.dy)
    return copy
  }

  func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      fatalError("copy(with:) of \(type(of: self)) must return attributes")
    }
    return copy
  }
}
