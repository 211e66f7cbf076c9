// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a control has for some of its states; a state without its own has that of `normal`.
struct ByState<Value> {
  private(set) var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state, or the normal one.
  func shown(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

  var isEmpty: Bool { values.isEmpty }

  /// Takes what another has, and keeps the rest.
  mutating func merge(_ other: Self) { values.merge(other.values) { $1 } }
}
