// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The key of a value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  /// The value where no one sets one.
  static var defaultValue: Self.Value { get }
}

/// What goes with a change of state to all that it changes.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The value of a key: what was set, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// One transaction under way: writes in it are one batch.
final class TransactionScope: @unchecked Sendable {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
  @TaskLocal private static var scope: TransactionScope?

  /// The transaction that a write now belongs to; `nil` for none of its own.
  static var current: TransactionScope? { scope }

  /// Runs `body` with writes belonging to a transaction.
  static func run<Result>(_ scope: TransactionScope?, _ body: () throws -> Result) rethrows -> Result {
    guard let scope else { return try body() }
    return try $scope.withValue(scope) { try body() }
  }
}

/// Runs `body`, whose writes of state have a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(TransactionScope(transaction), body)
}

/// Runs `body`, whose writes of state have the transaction under way with another value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try Transaction.run(TransactionScope(transaction), body)
}
