// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_spi(Reflection) internal import Swift

/// Whether values of a type consist of fields one behind the other: structs and tuples.
func isStructured(_ type: any Any.Type) -> Bool {
  struct Holder<Value> { var value: Value }
  func kind<Value>(_ type: Value.Type) -> _MetadataKind? {
    var found: _MetadataKind?
    _ = _forEachField(of: Holder<Value>.self) { _, _, _, kind in
      found = kind
      return false
    }
    return found
  }
  switch _openExistential(type, do: kind) {
  case .struct?, .tuple?: return true
  default: return false
  }
}
