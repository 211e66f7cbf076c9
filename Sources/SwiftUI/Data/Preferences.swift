// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The key of a value that views hand to those above them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Self.Value { get }
  /// Joins the value of a view with that of the next one.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}

/// The values of a preference, joined in order.
struct PreferenceValue<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  mutating func add(_ next: Key.Value) {
    guard var joined = value else {
      value = next
      return
    }
    Key.reduce(value: &joined) { next }
    value = joined
  }

  /// The joined value, or the key's default.
  var result: Key.Value { value ?? Key.defaultValue }
}

/// A modifier that does something with what its view's element has, without a box of its own.
protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype State

  @MainActor func makeState() -> State
  /// The element was made or got a new value of the modifier.
  @MainActor func update(_ element: ElementModifierHost<Self>)
  /// The element leaves the tree.
  @MainActor func remove(_ element: ElementModifierHost<Self>)
  /// The list of the view's items is another one, or was made.
  @MainActor func itemsDidChange(_ element: ElementModifierHost<Self>, _ items: [Item])
  /// The row that the view stands in came into sight or left it.
  @MainActor func sightDidChange(_ element: ElementModifierHost<Self>)
  /// Adds the modifier's part of a preference, given that of the view.
  @MainActor func collect<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void)
}

extension ElementModifier {
  func update(_ element: ElementModifierHost<Self>) {}
  func remove(_ element: ElementModifierHost<Self>) {}
  func itemsDidChange(_ element: ElementModifierHost<Self>, _ items: [Item]) {}
  func sightDidChange(_ element: ElementModifierHost<Self>) {}

  func collect<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void
  ) {
    below(&value)
  }

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ElementModifierElement(modified.value, inputs))
  }
}

/// What a modifier without a box sees of its element.
@MainActor final class ElementModifierHost<M: ElementModifier> {
  unowned let element: ViewElement
  var state: M.State
  fileprivate(set) var modifier: M
  /// The modifier before the last update; `nil` at first.
  fileprivate(set) var old: M?
  var items: () -> [Item] = { [] }

  init(_ element: ViewElement, _ modifier: M) {
    self.element = element
    self.modifier = modifier
    state = modifier.makeState()
  }

  var root: UpdateRoot { element.root }
}

/// The element of a modifier without a box.
final class ElementModifierElement<V: View, M: ElementModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?
  private var modified: ElementModifierHost<M>!

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    modified = ElementModifierHost(self, value.modifier)
    modified.items = { [unowned self] in items }
    child = V.makeElement(value.content, _ViewInputs(through: self))
    value.modifier.update(modified)
  }

  override func update(_ new: ModifiedContent<V, M>) {
    let old = value.modifier
    super.update(new)
    child?.update(new.content)
    modified.old = old
    modified.modifier = new.modifier
    new.modifier.update(modified)
  }

  override func willRemove() { value.modifier.remove(modified) }

  override func sightDidChange() {
    value.modifier.sightDidChange(modified)
    super.sightDidChange()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    let items = child?.items ?? []
    value.modifier.itemsDidChange(modified, items)
    return items
  }

  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    self.value.modifier.collect(key, into: &value, host: modified) { child?.collect(key, into: &$0) }
  }
}

/// A modifier that says a part of a preference itself; what it says counts anew with each of its values.
protocol PreferenceSource: ElementModifier where State == Void {}

extension PreferenceSource {
  func makeState() {}
  func update(_ element: ElementModifierHost<Self>) { element.root.preferenceVersion += 1 }
  func remove(_ element: ElementModifierHost<Self>) { element.root.preferenceVersion += 1 }
}

/// Sets a preference.
struct PreferenceWriter<K: PreferenceKey> {
  let value: K.Value
}

extension PreferenceWriter: PreferenceSource {
  func update(_ element: ElementModifierHost<Self>) {
    if let old = element.old, FieldTable.areEqual(old.value, value) { return }
    element.root.preferenceVersion += 1
  }

  func collect<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void
  ) {
    // What the view says itself stands in place of what those below it say.
    if key == K.self, let value = value as? Key.Value { result.add(value) } else { below(&result) }
  }
}

/// Changes a preference of the views below.
struct PreferenceTransform<K: PreferenceKey> {
  let transform: (inout K.Value) -> Void
}

extension PreferenceTransform: PreferenceSource {
  func collect<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void
  ) {
    guard key == K.self else { return below(&result) }
    var own = PreferenceValue<Key>()
    below(&own)
    var value = own.result
    if var mine = value as? K.Value {
      transform(&mine)
      if let changed = mine as? Key.Value { value = changed }
    }
    result.add(value)
  }
}

/// Calls back when the value of a preference is another one.
struct PreferenceObserver<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceObserver: ElementModifier {
  final class Seen {
    var value: K.Value?
    var version = -1
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    host.element.host?.observePreferences(host) { [weak host] in
      guard let host, !host.element.isRemoved, host.state.version != host.root.preferenceVersion else { return }
      host.state.version = host.root.preferenceVersion
      var value = PreferenceValue<K>()
      host.element.collect(K.self, into: &value)
      guard host.state.value != value.result else { return }
      host.state.value = value.result
      let action = host.modifier.action
      host.root.callBack(.preferences) { action(value.result) }
    }
  }

  func remove(_ host: ElementModifierHost<Self>) { host.element.host?.stopObservingPreferences(host) }
}

extension View {
  /// Hands a value to the views above.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Changes the value that views below hand up.
  public nonisolated func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls back when the value that views below hand up is another one.
  public nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}
