// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Compares values of any type, field by field where they have no `==`.
enum FieldEquality {
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool { FieldTable.areEqual(a, b) }
}
