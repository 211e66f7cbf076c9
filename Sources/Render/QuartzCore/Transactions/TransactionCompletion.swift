// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A completion block, and how much it still waits for: its transaction, the animations added in it, and the blocks of
/// transactions inside.
@MainActor final class TransactionCompletion {
  let block: () -> Void
  private let outer: TransactionCompletion?
  private var holds = 1

  /// Waits for the transaction, whose `release()` ends that.
  init(block: @escaping () -> Void, outer: TransactionCompletion?) {
    self.block = block
    self.outer = outer
    outer?.hold()
  }

  func hold() {
    holds += 1
  }

  /// Ends one wait; after the last one the block runs, and then those that waited for it.
  func release() {
    holds -= 1
    guard holds == 0 else { return }
    block()
    outer?.release()
  }
}
