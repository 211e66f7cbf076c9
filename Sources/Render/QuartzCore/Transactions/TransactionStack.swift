// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The open transactions: the implicit one, and the explicit ones in it.
@MainActor struct TransactionStack {
  struct Transaction {
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?
    /// Kept beside `values` since every change of a property asks; inherited when a transaction begins.
    var disablesActions = false
  }

  private var implicit = Transaction()
  private var explicit: [Transaction] = []
  private var isFlushRequested = false

  var depth: Int { explicit.count }

  var current: Transaction { explicit.last ?? implicit }

  var disablesActions: Bool { explicit.last?.disablesActions ?? implicit.disablesActions }

  /// What an animation that is added now keeps waiting: the innermost block, which in turn keeps those around it.
  var completion: TransactionCompletion? {
    explicit.last { $0.completion != nil }?.completion ?? implicit.completion
  }

  mutating func begin() {
    explicit.append(Transaction(disablesActions: disablesActions))
  }

  mutating func commit() -> Transaction? {
    explicit.popLast()
  }

  /// Starts the implicit transaction anew; returns what is to be released.
  mutating func endImplicit() -> TransactionCompletion? {
    let completion = implicit.completion
    implicit = Transaction()
    return completion
  }

  func value(forKey key: String) -> Any? {
    for transaction in explicit.reversed() {
      if let value = transaction.values[key] { return value }
    }
    return implicit.values[key]
  }

  mutating func setValue(_ value: Any?, forKey key: String) {
    change {
      $0.values[key] = value
      if key == kCATransactionDisableActions { $0.disablesActions = value as? Bool ?? false }
    }
  }

  /// Gives the current transaction another block; returns what is to be released.
  mutating func setCompletionBlock(_ block: (() -> Void)?) -> TransactionCompletion? {
    let previous = current.completion
    change { $0.completion = nil }
    if let block {
      let outer = completion
      change { $0.completion = TransactionCompletion(block: block, outer: outer) }
    }
    return previous
  }

  mutating func requestFlush() {
    isFlushRequested = true
  }

  mutating func takeFlushRequest() -> Bool {
    defer { isFlushRequested = false }
    return isFlushRequested
  }

  private mutating func change(_ body: (inout Transaction) -> Void) {
    if explicit.isEmpty {
      body(&implicit)
    } else {
      body(&explicit[explicit.count - 1])
    }
  }
}
