// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// How several views of one row of a lazy container are laid out.
@MainActor final class LazyRowRule {
  var layout: any LayoutAlgorithm
  /// Whether several views of one element are rows of their own, and sections count: in lists.
  let splitsRows: Bool

  init(_ layout: any LayoutAlgorithm, splitsRows: Bool = false) {
    self.layout = layout
    self.splitsRows = splitsRows
  }
}

/// A view of the kit's whose state may be lost when it is scrolled away: whether a button is touched.
protocol ForgetfulView {}

/// The rows that views contribute to a lazy container, by section.
@MainActor struct LazyRowList {
  @MainActor struct Section {
    /// What stands before and behind the rows; each has a line for itself.
    var header: Box?
    var footer: Box?
    /// Tells the section apart from others; `nil` for rows outside any section.
    var key: AnyHashable?
    private(set) var spans: [LazySpan] = []
    /// The number of the first row of each span.
    private(set) var starts: [Int] = []
    private(set) var count = 0

    init(header: Box? = nil, footer: Box? = nil, key: AnyHashable? = nil) {
      self.header = header
      self.footer = footer
      self.key = key
    }

    mutating func add(_ span: LazySpan) {
      guard span.count > 0 else { return }
      spans.append(span)
      starts.append(count)
      count += span.count
    }

    /// The span of a row.
    func span(of index: Int) -> Int {
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= index { low = middle } else { high = middle }
      }
      return low
    }

    var isEmpty: Bool { count == 0 && header == nil && footer == nil }
  }

  private(set) var sections: [Section] = []
  private var isInSection = false

  /// Adds rows to the section under way, or behind it.
  mutating func add(_ span: LazySpan) {
    let span = maps.isEmpty ? span : span.mapped(by: maps)
    if sections.isEmpty || !isInSection && isLastClosed {
      sections.append(Section())
      isLastClosed = false
    }
    sections[sections.count - 1].add(span)
  }

  private var isLastClosed = false
  /// What is said of the rows that are added, by views around them, outermost first.
  private var maps: [(inout Traits) -> Void] = []

  /// Adds the rows that `body` adds, with something said of each.
  mutating func mapping(_ change: @escaping (inout Traits) -> Void, _ body: (inout LazyRowList) -> Void) {
    maps.append(change)
    body(&self)
    maps.removeLast()
  }

  /// Adds a section with the rows that `body` adds.
  mutating func addSection(
    header: Box?, footer: Box?, key: AnyHashable? = nil, _ body: (inout LazyRowList) -> Void
  ) {
    sections.append(Section(header: header, footer: footer, key: key))
    isInSection = true
    body(&self)
    isInSection = false
    isLastClosed = true
  }
}

/// A run of rows of a lazy container.
@MainActor enum LazySpan {
  /// Rows that are made already.
  case items([Item])
  /// Rows that are made when they come near the screen.
  case rows(any LazyRowSource)

  var count: Int {
    switch self {
    case .items(let items): items.count
    case .rows(let source): source.count
    }
  }
}

extension LazySpan {
  /// The same rows with something said of each, innermost first.
  fileprivate func mapped(by maps: [(inout Traits) -> Void]) -> LazySpan {
    switch self {
    case .items(let items):
      return .items(
        items.map { item in
          var item = item
          for map in maps.reversed() { map(&item.traits) }
          return item
        })
    case .rows(let source): return .rows(MappedRows(source, maps))
    }
  }
}

/// Rows of another source with something said of each.
private final class MappedRows: LazyRowSource {
  private let base: any LazyRowSource
  private let maps: [(inout Traits) -> Void]

  init(_ base: any LazyRowSource, _ maps: [(inout Traits) -> Void]) {
    self.base = base
    self.maps = maps
  }

  var count: Int { base.count }
  var identity: ObjectIdentifier { base.identity }
  var ids: any RowIDs { base.ids }
  func id(at index: Int) -> AnyHashable { base.id(at: index) }
  func indices(of ids: Set<AnyHashable>) -> [AnyHashable: Int] { base.indices(of: ids) }
  func row(at index: Int) -> any LazyRow { base.row(at: index) }
  func retire(where isNeeded: (Int) -> Bool) { base.retire(where: isNeeded) }

  func traits(at index: Int) -> Traits {
    var traits = base.traits(at: index)
    for map in maps.reversed() { map(&traits) }
    return traits
  }
}

/// Rows that are made by number.
@MainActor protocol LazyRowSource: AnyObject {
  var count: Int { get }

  /// The identity of a row, without making it.
  func id(at index: Int) -> AnyHashable

  /// Tells the source apart from others.
  var identity: ObjectIdentifier { get }

  /// The identities of the rows as they are now, read when they are asked for.
  var ids: any RowIDs { get }

  /// What the views in a row say of it; makes the row.
  func traits(at index: Int) -> Traits

  /// The numbers of rows by identity; those that are gone are left out.
  func indices(of ids: Set<AnyHashable>) -> [AnyHashable: Int]

  /// Makes a row, or returns the one that is there, and has it in sight.
  func row(at index: Int) -> any LazyRow

  /// Lets go of rows that are not needed; rows with state are kept out of sight.
  func retire(where isNeeded: (Int) -> Bool)
}

/// A row that was made.
@MainActor protocol LazyRow: AnyObject {
  var box: Box { get }
  /// Whether the row shows nothing at all, so that it has no spacing either.
  var isEmpty: Bool { get }
  var isInSight: Bool { get }
}

/// The element of one row of a lazy `ForEach`.
final class LazyRowElement<Content: View>: TypedElement<Content>, LazyRow {
  private var child: TypedElement<Content>?
  private var rowBox: AlgorithmBox!
  /// The row's number at the last update.
  var index: Int
  /// Makes the row's view anew, after something changed that its closure read.
  private let remake: (LazyRowElement<Content>) -> Content?
  private(set) var isInSight = true

  init(
    _ value: Content, _ inputs: _ViewInputs, index: Int, rule: LazyRowRule,
    remake: @escaping (LazyRowElement<Content>) -> Content?
  ) {
    self.index = index
    self.remake = remake
    super.init(value, inputs)
    child = Content.makeElement(value, _ViewInputs(below: self))
    rowBox = AlgorithmBox(self, algorithm: rule.layout) { [unowned self] in
      child?.items ?? []
    }
  }

  var box: Box { rowBox }
  var isEmpty: Bool { rowBox.children.isEmpty }
  var rowItems: [Item] { rowBox.currentItems }

  func setInSight(_ isInSight: Bool) {
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    sightDidChange()
  }

  override func update(_ new: Content) {
    super.update(new)
    clearDirty()
    child?.update(new)
  }

  override func rerun() {
    if let new = remake(self) { update(new) }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { rowBox.itemsDidChange() }
}

/// The element of a `ForEach` in a lazy container: rows are made when they are asked for.
final class LazyForEachElement<Data, ID, Content>: TypedElement<ForEach<Data, ID, Content>>, LazyRowSource
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var made: [ID: LazyRowElement<Content>] = [:]
  private let rule: LazyRowRule

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs, _ rule: LazyRowRule) {
    self.rule = rule
    super.init(value, inputs)
  }

  private func element(at index: Int) -> Data.Element {
    value.data[value.data.index(value.data.startIndex, offsetBy: index)]
  }

  // MARK: - Updates

  override func update(_ new: ForEach<Data, ID, Content>) {
    let oldCount = value.data.count
    super.update(new)
    clearDirty()
    var lost: [ID: LazyRowElement<Content>] = [:]
    var isOtherList = new.data.count != oldCount
    for (id, row) in made {
      if row.index < new.data.count, new.id(element(at: row.index)) == id {
        row.update(content(of: row))
      } else {
        lost[id] = row
      }
    }
    if !lost.isEmpty {
      isOtherList = true
      for (index, element) in new.data.enumerated() {
        guard let row = lost.removeValue(forKey: new.id(element)) else { continue }
        row.index = index
        row.update(content(of: row))
        if lost.isEmpty { break }
      }
      for (id, row) in lost {
        row.remove()
        made[id] = nil
      }
    }
    if isOtherList { invalidateItems() }
  }

  /// Runs the closure of a row and notes what it reads, as a body's.
  private func content(of row: LazyRowElement<Content>) -> Content {
    content(at: row.index) { [weak row] in ObservedChange.note(row) }
  }

  private func content(at index: Int, onChange: @escaping @Sendable () -> Void) -> Content {
    root.updating {
      withObservationTracking {
        value.content(element(at: index))
      } onChange: {
        onChange()
      }
    }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) { made.values.forEach(body) }

  // MARK: - Rows

  var count: Int { value.data.count }

  func id(at index: Int) -> AnyHashable { AnyHashable(value.id(element(at: index))) }
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
  var ids: any RowIDs { ForEachIDs(data: value.data, id: value.id) }

  func traits(at index: Int) -> Traits {
    _ = row(at: index)
    let id = value.id(element(at: index))
    var traits = made[id]?.rowItems.first?.traits ?? Traits()
    traits.setTagIfNone(id)
    traits.position = (index, ObjectIdentifier(self))
    value.edit?(&traits)
    return traits
  }

  func indices(of ids: Set<AnyHashable>) -> [AnyHashable: Int] {
    var wanted: [ID: AnyHashable] = [:]
    for id in ids { if let own = id.base as? ID { wanted[own] = id } }
    var found: [AnyHashable: Int] = [:]
    guard !wanted.isEmpty else { return found }
    for (index, element) in value.data.enumerated() {
      guard let id = wanted.removeValue(forKey: value.id(element)) else { continue }
      found[id] = index
      if wanted.isEmpty { break }
    }
    return found
  }

  func row(at index: Int) -> any LazyRow {
    let id = value.id(element(at: index))
    if let row = made[id] {
      row.setInSight(true)
      return row
    }
    let change = LateChange()
    let content = content(at: index) { change.note() }
    let row = root.updating {
      LazyRowElement(content, _ViewInputs(below: self), index: index, rule: rule) { [unowned self] row in
        row.index < count ? self.content(of: row) : nil
      }
    }
    change.element = row
    made[id] = row
    return row
  }

  func retire(where isNeeded: (Int) -> Bool) {
    for (id, row) in made where !isNeeded(row.index) {
      // A cell of a list shows the row, or is about to.
      if rule.splitsRows, row.box.nearestHost != nil { continue }
      if row.keepsState {
        row.setInSight(false)
      } else {
        row.remove()
        made[id] = nil
      }
    }
  }

  override func collectRows(into rows: inout LazyRowList) { rows.add(.rows(self)) }

  override func makeItems() -> [Item] {
    // Somebody who is not lazy asks, as a modifier of a group does.
    (0..<count).flatMap { index -> [Item] in
      guard let row = row(at: index) as? LazyRowElement<Content> else { return [] }
      return row.rowItems.map { item in
        var item = item
        item.traits.setTagIfNone(value.id(element(at: index)))
        return item
      }
    }
  }

  override func box(withID id: AnyHashable) -> Box? {
    if let id = id.base as? ID, let row = made[id], row.isInSight { return row.box }
    return super.box(withID: id)
  }
}

/// Brings a change to an element that is made after what it depends on was read.
private final class LateChange: @unchecked Sendable {
  @MainActor weak var element: ViewElement?

  func note() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { ObservedChange.note(element) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { ObservedChange.note(self.element) } }
    }
  }
}
