// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was; `nil` for insertions. A whole section has `NSNotFound` as item.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item is; `nil` for deletions. A whole section has `NSNotFound` as item.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  /// Creates a change of nothing, for subclasses of tests.
  public override init() {
    updateAction = .none
    super.init()
  }

  convenience init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.init()
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
