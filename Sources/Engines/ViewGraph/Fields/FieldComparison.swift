// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// How two values of one type are compared; chosen once per type.
///
/// Values whose bytes are the same are always equal: references in them point to the same objects. Others are
///
/// - equal where their type is `Equatable` and `==` says so,
/// - equal where they are structs or tuples whose fields are all equal,
/// - different else: closures with other captures, enums with payloads, existentials, other objects.
package enum FieldComparison: @unchecked Sendable {
  /// By bytes alone.
  case bytes
  /// By bytes, then by `==`.
  case equatable(any Equatable.Type)
  /// By bytes, then field by field.
  case fields(FieldTable)

  static func of(_ type: any Any.Type) -> FieldComparison {
    if type is AnyClass { return .bytes }
    if let type = type as? any Equatable.Type { return .equatable(type) }
    guard isStructured(type) else { return .bytes }
    let table = FieldTable.of(type)
    return table.fields.isEmpty ? .bytes : .fields(table)
  }

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, size: Int) -> Bool {
    if memcmp(old, new, size) == 0 { return true }
    switch self {
    case .bytes:
      return false
    case .equatable(let type):
      func compare<Value: Equatable>(_ type: Value.Type) -> Bool {
        old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
      }
      return compare(type)
    case .fields(let table):
      return table.areEqual(old, new)
    }
  }
}
