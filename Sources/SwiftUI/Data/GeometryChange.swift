// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Calls back when a value of a view's geometry is another one.
struct GeometryChangeModifier<Value: Equatable> {
  var value: (GeometryProxy) -> Value
  var action: (Value?, Value) -> Void
}

extension GeometryChangeModifier: ElementModifier {
  final class Seen {
    var value: Value?
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    host.element.host?.observeLayout(host) { [weak host] in
      guard let host, !host.element.isRemoved, let box = host.items().first?.box else { return }
      let proxy = GeometryProxy(size: box.frame.size, safeAreaInsets: EdgeInsets(), box: box)
      let new = host.modifier.value(proxy)
      let old = host.state.value
      guard old != new else { return }
      host.state.value = new
      host.root.callBack(.geometry) { host.modifier.action(old, new) }
    }
  }

  func remove(_ host: ElementModifierHost<Self>) { host.element.host?.stopObservingLayout(host) }
}

/// Sets a preference by a place of the view.
struct AnchorWriter<K: PreferenceKey, Value> {
  var source: Anchor<Value>.Source
  var transform: (Anchor<Value>) -> K.Value
}

extension AnchorWriter: ElementModifier {
  final class Seen {
    var place: CGRect?
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    host.root.preferenceVersion += 1
    host.element.host?.observeLayout(host) { [weak host] in
      guard let host, let place = host.modifier.place(host), place != host.state.place else { return }
      host.state.place = place
      host.root.preferenceVersion += 1
    }
  }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.host?.stopObservingLayout(host)
    host.root.preferenceVersion += 1
  }

  @MainActor private func place(_ host: ElementModifierHost<Self>) -> CGRect? {
    host.items().first.flatMap { $0.box.viewHost?.rect(of: $0.box) }
  }

  func collect<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void
  ) {
    guard key == K.self else { return below(&result) }
    let place = place(host) ?? .zero
    let anchor = Anchor(value: source.value(place), move: source.move)
    if let value = transform(anchor) as? Key.Value { result.add(value) }
  }
}

/// Changes a preference of the views below by a place of the view.
struct AnchorTransform<K: PreferenceKey, Value> {
  var source: Anchor<Value>.Source
  var transform: (inout K.Value, Anchor<Value>) -> Void
}

extension AnchorTransform: ElementModifier {
  final class Seen {
    var place: CGRect?
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    host.root.preferenceVersion += 1
    host.element.host?.observeLayout(host) { [weak host] in
      guard let host, let place = host.modifier.place(host), place != host.state.place else { return }
      host.state.place = place
      host.root.preferenceVersion += 1
    }
  }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.host?.stopObservingLayout(host)
    host.root.preferenceVersion += 1
  }

  @MainActor private func place(_ host: ElementModifierHost<Self>) -> CGRect? {
    host.items().first.flatMap { $0.box.viewHost?.rect(of: $0.box) }
  }

  func collect<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void
  ) {
    guard key == K.self else { return below(&result) }
    var own = PreferenceValue<Key>()
    below(&own)
    guard var value = own.result as? K.Value else { return result.add(own.result) }
    transform(&value, Anchor(value: source.value(place(host) ?? .zero), move: source.move))
    if let value = value as? Key.Value { result.add(value) }
  }
}

/// Makes views of a preference, in front of or behind the view.
struct PreferenceReader<K: PreferenceKey, Content: View, Secondary: View> {
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let transform: (K.Value) -> Secondary
  @State private var box = PreferenceBox<K>()

  init(content: Content, isBehind: Bool, alignment: Alignment, transform: @escaping (K.Value) -> Secondary) {
    self.content = content
    self.isBehind = isBehind
    self.alignment = alignment
    self.transform = transform
  }
}

extension PreferenceReader: View {
  var body: some View {
    let observed = content.modifier(PreferenceReporter<K>(box: $box))
    if isBehind {
      observed.background(alignment: alignment) { transform(box.value) }
    } else {
      observed.overlay(alignment: alignment) { transform(box.value) }
    }
  }
}

/// The last value of a preference.
struct PreferenceBox<K: PreferenceKey> {
  var value: K.Value = K.defaultValue
}

/// Writes a preference into state when it changes.
struct PreferenceReporter<K: PreferenceKey> {
  @Binding var box: PreferenceBox<K>
}

extension PreferenceReporter: ElementModifier {
  final class Seen {
    var version = -1
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    host.element.host?.observePreferences(host) { [weak host] in
      guard let host, !host.element.isRemoved, host.state.version != host.root.preferenceVersion else { return }
      host.state.version = host.root.preferenceVersion
      var value = PreferenceValue<K>()
      host.element.collect(K.self, into: &value)
      let result = value.result
      guard !FieldTable.areEqual(host.modifier.box.value, result) else { return }
      host.root.callBack(.preferences) { host.modifier.box.value = result }
    }
  }

  func remove(_ host: ElementModifierHost<Self>) { host.element.host?.stopObservingPreferences(host) }
}

extension View {
  /// Acts when a value of the view's geometry is another one; gets the new value.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Acts when a value of the view's geometry is another one; gets the old value and the new one.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(GeometryChangeModifier(value: transform) { old, new in action(old ?? new, new) })
  }

  /// Hands a place of the view to the views above.
  public nonisolated func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey { modifier(AnchorWriter<K, A>(source: value, transform: transform)) }

  /// Changes what views below hand up, with a place of the view.
  public nonisolated func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey { modifier(AnchorTransform<K, A>(source: value, transform: transform)) }

  /// Shows views in front of this one, made of what views below hand up.
  public nonisolated func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceReader<Key, Self, T>(content: self, isBehind: false, alignment: .center, transform: transform)
  }

  /// Shows views in front of this one, made of what views below hand up.
  public nonisolated func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceReader<K, Self, V>(content: self, isBehind: false, alignment: alignment, transform: transform)
  }

  /// Shows views behind this one, made of what views below hand up.
  public nonisolated func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceReader<Key, Self, T>(content: self, isBehind: true, alignment: .center, transform: transform)
  }

  /// Shows views behind this one, made of what views below hand up.
  public nonisolated func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceReader<K, Self, V>(content: self, isBehind: true, alignment: alignment, transform: transform)
  }
}
