// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As for collection views: on iOS the block of a batch is both optional and not escaping, which Swift has no type for.
extension UITableView {
  /// Makes several changes at once, and returns when the animation is over: whether it ran to its end.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Makes several changes at once; see the overridable method of the same name, which this calls.
  ///
  /// A block that an override keeps beyond its call stops the program.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Makes several changes at once, and returns when the animation is over: whether it ran to its end.
  @discardableResult
  public func performBatchUpdates(_ updates: () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}
