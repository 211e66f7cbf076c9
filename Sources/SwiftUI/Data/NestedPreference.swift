// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Wishes of which inner views' count before those of the views around them.
protocol NestedTraits {
  /// These wishes, and where there is none, those of the views around.
  func within(_ outer: Self) -> Self
}

/// Adds a view's wishes to those of the views below it.
struct NestedPreference<K: PreferenceKey> where K.Value: NestedTraits {
  var traits: K.Value
}

extension NestedPreference: PreferenceSource {
  func update(_ element: ElementModifierHost<Self>) {
    if let old = element.old, FieldTable.areEqual(old.traits, traits) { return }
    element.root.preferenceVersion += 1
  }

  func collect<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceValue<Key>, host: ElementModifierHost<Self>,
    below: (inout PreferenceValue<Key>) -> Void
  ) {
    guard key == K.self else { return below(&value) }
    var inner = PreferenceValue<Key>()
    below(&inner)
    let own = (inner.value as? K.Value)?.within(traits) ?? traits
    if let own = own as? Key.Value { value.add(own) }
  }
}
