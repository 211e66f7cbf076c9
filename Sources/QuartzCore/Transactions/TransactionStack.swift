// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The open transactions: the implicit one, and the explicit ones in it.
struct TransactionStack {
  struct Transaction {
    var values: [String: Any] = [:]
    var completionBlock: (() -> Void)?
    /// Kept beside `values` since every change of a property asks; inherited when a transaction begins.
    var disablesActions = false
  }

  private var implicit = Transaction()
  private var explicit: [Transaction] = []
  private var isFlushRequested = false

  var depth: Int { explicit.count }

  var current: Transaction { explicit.last ?? implicit }

  var disablesActions: Bool { explicit.last?.disablesActions ?? implicit.disablesActions }

  mutating func begin() {
    explicit.append(Transaction(disablesActions: disablesActions))
  }

  mutating func commit() -> Transaction? {
    explicit.popLast()
  }

  /// Starts the implicit transaction anew; returns what is to run.
  mutating func endImplicit() -> (() -> Void)? {
    let block = implicit.completionBlock
    implicit = Transaction()
    return block
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

  mutating func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completionBlock = block }
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
