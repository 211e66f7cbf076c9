// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// The element of a list: its rows are elements below, and stand in the cells of a collection view.
final class ListElement<V: ListView>: TypedElement<V> {
  private var child: TypedElement<V.Content>?
  /// Stands for the rows; each cell shows one by a host of its own.
  private let rows: ViewHost
  private let rule = LazyRowRule(
    StackLayout(axis: .vertical, alignment: .leading, spacing: nil), splitsRows: true)
  private var box: ListBox!
  private var isStale = true

  override init(_ value: V, _ inputs: _ViewInputs) {
    let parent = inputs.host
    rows = ViewHost(family: (parent ?? ViewHost()).family, parent: parent)
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.host = rows
    inputs.lazyRows = rule
    inputs.environment = rowEnvironment
    child = V.Content.makeElement(value.content, inputs)
    box = ListBox(self, rows: rows) { [unowned self] in
      var list = LazyRowList()
      child?.collectRows(into: &list)
      return list
    }
    rows.anchor = box
    box.selection = value.selection
    box.take(environmentForList)
  }

  /// What rows inherit.
  private var rowEnvironment: EnvironmentChain {
    var environment = EnvironmentValues(environment)
    environment.isInListRow = true
    environment.buttonStyle = .row
    if environment.labelStyle == nil { environment.labelStyle = .row }
    return environment.chain
  }

  private var environmentForList: EnvironmentValues { EnvironmentValues(environment, reads: reads) }

  override func update(_ new: V) {
    super.update(new)
    clearDirty()
    box.selection = new.selection
    child?.update(new.content)
    box.take(environmentForList)
  }

  override func rerun() { box.take(environmentForList) }

  override func environmentDidChange(readsDiffer: Bool) {
    child?.setEnvironment(rowEnvironment)
    box.take(environmentForList)
    box.appearanceDidChange()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
    box?.extras.forEach(body)
  }

  override func childItemsDidChange() { box?.rowsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }

  override func willRemove() {
    box.end()
    rows.end()
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    super.collect(key, into: &value)
  }
}

/// The box of a list: shows the collection view, under bars too.
final class ListBox: Box {
  let rows: ViewHost
  private let source: () -> LazyRowList
  private(set) lazy var list = ListController(self)
  private lazy var holder = PlatformViewHost(list.view)
  var selection = ListSelection.none
  /// The elements of what cells show besides the rows themselves: backgrounds, buttons of swipes.
  var extras: [ViewElement] { list.extras }

  init(_ element: ViewElement, rows: ViewHost, source: @escaping () -> LazyRowList) {
    self.rows = rows
    self.source = source
    super.init(element)
  }

  override var algorithm: any LayoutAlgorithm { FillLayout() }

  func collectRows() -> ListSnapshot { ListSnapshot(source()) }

  func take(_ environment: EnvironmentValues) { list.take(environment) }

  /// The list of rows may be another one.
  func rowsDidChange() {
    list.setNeedsRows()
    contentDidChange()
  }

  /// Where the list was drawn last, in the box's coordinates: it reaches under bars.
  private var reach = CGRect.null

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    guard let host = drawing.host else { return }
    let area = host.extended(place, .all, for: self)
    reach = area.offsetBy(dx: -place.minX, dy: -place.minY)
    let frame = drawing.frame(area)
    if holder.frame != frame { holder.frame = frame }
    list.keyboardCover = area.maxY > host.safeRect.maxY ? host.keyboardCover : 0
    list.update()
    drawing.add(.view(holder))
  }

  func end() {
    list.end()
    holder.removeFromSuperview()
  }

  override var hitView: UIView? { holder }
  override func isHit(_ point: CGPoint) -> Bool { reach.contains(point) }

  /// The view that stands for the list where elements are read.
  var spokenView: UIView { holder }
}
