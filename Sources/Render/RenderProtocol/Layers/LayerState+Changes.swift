// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension LayerState {
  package mutating func apply(_ changes: [LayerChange]) {
    for change in changes {
      apply(change)
    }
  }

  package mutating func apply(_ change: LayerChange) {
    change.property.set(change.value, in: &self)
  }

  /// The changes that make this state from that of a new layer.
  package func changesFromDefaults() -> [LayerChange] {
    withUnsafePointer(to: self) { state in
      LayerChange.whole.compactMap { $0.isDefault(in: state) ? nil : $0.change(in: state) }
    }
  }
}
