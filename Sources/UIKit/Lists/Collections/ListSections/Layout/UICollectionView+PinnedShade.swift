// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which lists of a collection view have headers that stay at the top.

extension ListSection {
  /// Whether the section's header stays at the top while its rows pass.
  var pinsHeader: Bool {
    configuration.headerMode == .supplementary
      && (configuration.appearance == .plain || configuration.appearance == .sidebarPlain)
  }
}

extension UICollectionView: ShadedList {
  var topRowHasPinnedHeader: Bool {
    let first = elements.ordered.first { $0.key.category == .cell }
    return first?.reusableView?.listPlace?.section.pinsHeader ?? false
  }
}
