// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

typealias ViewGraphElement = Element

/// The element of a view: contributes items to the list of the nearest container above.
@MainActor class ViewElement: Element {
  private var knownItems: [Item]?
  /// Where transactions are changed above the element; `nil` for nowhere.
  final let transactionNode: TransactionNode?
  /// What shows the element, unless its boxes stand in those of another host: rows of lists do.
  final private(set) weak var host: ViewHost?
  /// The lazy container whose rows the view's items are; `nil` elsewhere.
  final let lazyRows: LazyRowRule?
  /// Whether the view is the label of a control as a whole.
  final let isLabelContent: Bool

  init(_ inputs: _ViewInputs) {
    transactionNode = inputs.transactionNode
    host = inputs.host
    lazyRows = inputs.lazyRows
    isLabelContent = inputs.isLabelContent
    super.init(parent: inputs.parent, root: inputs.root, environment: inputs.environment)
  }

  // MARK: - Items

  /// What the view puts into the container above, in order; most views put in one item, lists as many as they have.
  final var items: [Item] {
    if let knownItems { return knownItems }
    let made = makeItems()
    knownItems = made
    return made
  }

  /// Makes the list of items; the default has none.
  func makeItems() -> [Item] { [] }

  /// The list is another one: those above make theirs anew, up to the nearest container.
  final func invalidateItems() {
    guard knownItems != nil || lazyRows != nil else { return }
    knownItems = nil
    (parent as? ViewElement)?.childItemsDidChange()
  }

  /// The items of a child are others; the default passes it on.
  func childItemsDidChange() { invalidateItems() }

  /// Adds the rows that the view contributes to a lazy container; by default one for each item.
  func collectRows(into rows: inout LazyRowList) {
    let items = items
    if !items.isEmpty { rows.add(.items(items)) }
  }

  // MARK: - Rows of lazy containers

  /// Whether the view keeps something that is lost when its element is made anew.
  var ownsState: Bool { false }

  /// Whether something here or below keeps what is lost when the elements are made anew.
  final var keepsState: Bool {
    if ownsState { return true }
    var keeps = false
    forEachChild { child in
      if !keeps, let child = child as? ViewElement { keeps = child.keepsState }
    }
    return keeps
  }

  /// Whether the view is out of sight though its host is shown: a row that was scrolled away.
  final var isOutOfSight: Bool {
    var element: ViewGraphElement? = self
    while let current = element {
      if (current as? any LazyRow)?.isInSight == false { return true }
      element = current.parent
    }
    return false
  }

  /// The row that the view stands in came into sight or left it; the default passes it on.
  func sightDidChange() { forEachChild { ($0 as? ViewElement)?.sightDidChange() } }

  /// The first box of the view with an id at or below this one.
  func box(withID id: AnyHashable) -> Box? {
    var found: Box?
    forEachChild { child in
      if found == nil { found = (child as? ViewElement)?.box(withID: id) }
    }
    return found
  }

  override func environmentDidChange(readsDiffer: Bool) {
    // Boxes are drawn with the environment of their elements.
    host?.invalidateDrawing()
    super.environmentDidChange(readsDiffer: readsDiffer)
  }

  // MARK: - Preferences

  /// Adds the values of a preference that were set here and below, in order.
  func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    forEachChild { ($0 as? ViewElement)?.collect(key, into: &value) }
  }
}

/// The element of a view of one type.
@MainActor class TypedElement<Value>: ViewElement {
  final private(set) var value: Value

  init(_ value: Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }

  /// Gives the element a new value of its view. Overridden to do something about it; the default keeps it.
  func update(_ new: Value) { value = new }
}

/// One view in the list of a container.
struct Item {
  var box: Box
  var traits = Traits()
}

/// What a view says to the container that it stands in.
struct Traits {
  var zIndex: Double = 0
  /// What the view does while it appears and disappears; `nil` for the default, a fade.
  var transition: AnyTransition?
  /// Set while the view is leaving.
  var departure: Departure?
  /// Values by type of their key: tags, layout values.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The id in the nearest `ForEach`, which also serves as a tag.
  private(set) var id: AnyHashable?

  subscript<Key>(key: Key.Type) -> Any? {
    get { values[ObjectIdentifier(key)] }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What `id(_:)` set.
  var explicitID: AnyHashable?

  mutating func setTagIfNone<ID: Hashable>(_ id: ID) {
    if self.id == nil { self.id = AnyHashable(id) }
  }
}
