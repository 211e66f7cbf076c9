// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_spi(Reflection) internal import Swift
internal import Synchronization

/// The stored properties of one type, found by reflection once per type.
///
/// The table answers two questions about a value of a type that is known only at run time: which of its fields are
/// dynamic properties, and whether two values are equal field by field. It stands on `_forEachField`, which the
/// standard library exports; an executable that was built with `-disable-reflection-metadata` has no names and no types
/// of fields.
package final class FieldTable: @unchecked Sendable {
  /// One stored property.
  package struct Field: @unchecked Sendable {
    /// The property's name; wrapped properties begin with an underscore.
    package let name: String
    /// The distance from the start of the value, in bytes.
    package let offset: Int
    /// The length of the property, in bytes, without padding behind it.
    package let size: Int
    package let type: any Any.Type
    /// How the property's values are compared.
    let comparison: FieldComparison
    /// What the property does when its value is installed; `nil` for plain data.
    package let dynamic: DynamicField?
  }

  package let type: any Any.Type
  /// All stored properties, in order of declaration.
  package let fields: [Field]
  /// The fields that are dynamic properties or hold some.
  package let dynamicFields: [Field]

  private init(_ type: any Any.Type) {
    self.type = type
    var fields: [Field] = []
    // Objects are compared by identity, and the cases of enums do not lie one behind the other; both may hold
    // themselves.
    if isStructured(type) {
      _ = _forEachField(of: type) { name, offset, fieldType, _ in
        fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
        return true
      }
    }
    self.fields = fields
    dynamicFields = fields.filter { $0.dynamic != nil }
  }

  private static let tables = Mutex<[ObjectIdentifier: FieldTable]>([:])

  /// The table of a type; made at the first question.
  ///
  /// - Complexity: O(1) but for the first question of a type, which is O(fields).
  package static func of(_ type: any Any.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let known = tables.withLock({ $0[key] }) { return known }
    // Made outside the lock, since fields of fields ask for their tables.
    let made = FieldTable(type)
    return tables.withLock { tables in
      if let known = tables[key] { return known }
      tables[key] = made
      return made
    }
  }

  /// Whether the runtime tells fields at all; `false` where reflection metadata was left out.
  package static var isAvailable: Bool {
    struct Probe { private var value = (1, "") }
    var count = 0
    _ = _forEachField(of: Probe.self) { _, _, _, _ in
      count += 1
      return true
    }
    return count == 1
  }

  // MARK: - Comparing

  /// Whether two values of the table's type are equal field by field.
  ///
  /// - Complexity: O(size of the values), more where `==` of a field is more.
  package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    fields.allSatisfy { field in
      if let dynamic = field.dynamic {
        return dynamic.areEqual(old + field.offset, new + field.offset)
      }
      return field.comparison.areEqual(old + field.offset, new + field.offset, size: field.size)
    }
  }

  /// Whether two values are equal field by field.
  package static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        FieldComparison.of(Value.self).areEqual(
          UnsafeRawPointer(old), UnsafeRawPointer(new), size: MemoryLayout<Value>.size)
      }
    }
  }
}

extension FieldTable.Field {
  fileprivate init(name: String, offset: Int, type: any Any.Type) {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let size = _openExistential(type, do: size)
    let dynamic = DynamicField.of(type)
    self.init(
      name: name, offset: offset, size: size, type: type,
      comparison: dynamic == nil ? FieldComparison.of(type) : .bytes, dynamic: dynamic)
  }
}
